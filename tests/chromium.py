"""Which Chromium the tests use, and how it is started."""

from __future__ import annotations

import os
import shutil

import pytest

HOW = (
    "no Chromium was found: install it (Debian: apt-get install chromium-headless-shell) "
    "or name it in POLNOC_CHROMIUM, then run these tests again"
)

#: The shell first: the same engine without windows needs a fifth to a third less CPU time.
NAMES = ("chromium-headless-shell", "chromium", "google-chrome")

#: Each window would load pages for its address bar, and each navigation would start a spare process: more
#: than half of the cost of a new context.
OF_NO_USE_HERE = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"]

#: What Playwright turns off; Chromium reads only the last list, which is ours, so it is repeated here.
OFF_IN_PLAYWRIGHT = [
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
    f"--disable-features={','.join(OFF_IN_PLAYWRIGHT + OF_NO_USE_HERE)}",
]


def chromium_path() -> str:
    """Return the path of Chromium; skip the test if there is none."""
    path = os.environ.get("POLNOC_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not path:
        pytest.skip(HOW)
    return path
