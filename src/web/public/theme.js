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
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    dataset.theme = system.matches ? 'dark' : 'light';
  };
  if (choice === 'dark' || choice === 'light') dataset.theme = choice;
  else follow();
  // The app, where the choice may change while it is open, follows by itself.
  if (choice !== 'dark' && choice !== 'light' && document.currentScript?.hasAttribute('data-follows'))
    system.addEventListener('change', follow);
})();
