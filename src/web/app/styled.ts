// The first style sheet knows only what the dashboard shows; every later screen brings the sheet of all screens along.

/** Around the `import()` of every screen but the dashboard, and of what the shell opens from a feature's folder. */
export async function styled<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, import('./screens.css')]);
  return loaded;
}
