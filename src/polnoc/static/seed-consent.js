// A browser with script adds a part of its own to the seed of a game: the form that makes a table or takes a
// seat says so. Without script the server sees to the seed alone.

for (const field of document.querySelectorAll("input[name=script]")) field.value = "yes";
