// Runs before anything is painted: scripts are there, and the colours the reader chose.
document.documentElement.dataset.js = "";
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}
