// Sets the theme and the height of rows before the first paint. A file of its own, because the security policy allows no inline script.
(() => {
  const { dataset } = document.documentElement;
  let choice = null;
  try {
    choice = localStorage.getItem('copydesk.theme');
    if (localStorage.getItem('copydesk.rows') === 'compact') dataset.rows = 'compact';
  } catch {
    // Storage can be switched off; the system's theme is used then.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = dark ? 'dark' : 'light';
})();
