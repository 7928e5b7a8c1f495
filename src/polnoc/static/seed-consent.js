// A browser with JavaScript adds a part of its own to the seed of a game: the form that makes a table or takes
// a seat says so. Without it the server alone provides the seed.

for (const field of document.querySelectorAll("input[name=script]")) field.value = "yes";
