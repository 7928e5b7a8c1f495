// The switch that lets others in: a device that gets through says hello here, and links begin with the address
// that is valid now. Pages of those who do not sit at the server's machine have no such switch.

const EVERY = 2000;

function show({ arrivals, come }) {
  const place = document.getElementById("arrivals");
  if (!place) return;
  const shown = [...place.children].map((line) => line.textContent);
  if (arrivals.join("\n") === shown.join("\n")) return;
  place.classList.toggle("has-come", come);
  place.replaceChildren(...arrivals.map((text) => {
    const line = document.createElement("p");
    line.textContent = text;
    return line;
  }));
}

// Somebody who is filling in a form, or reads what the switch means, must not lose the page.
function isBusy(panel) {
  return Boolean(panel.querySelector(".network-switch[open]") || document.querySelector(".new-table"));
}

async function look() {
  const panel = document.getElementById("network");
  if (!panel || document.hidden) return;
  try {
    const answer = await fetch("/network", { headers: { accept: "application/json" } });
    if (!answer.ok) return;
    const news = await answer.json();
    show(news);
    if (news.version !== panel.dataset.version && !isBusy(panel)) location.reload();
  } catch { /* the server is away: the page says so itself */ }
}

if (document.getElementById("network")) setInterval(look, EVERY);
