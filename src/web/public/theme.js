// Sets the theme before the first paint. A file of its own, because the security policy allows no inline script.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('copydesk.theme');
  } catch {
    // Storage can be switched off; the system's theme is used then.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
