// Texts that were typed and not used yet: kept in the tab, so that a reload loses none of them.

/** `name` tells this sign-off from another one in the same tab. */
export function openKeptTexts(name: string) {
  const keyOf = (productId: number, part: string) => `copydesk.sign-off.${name}.${productId}.${part}`;
  const at = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(window.sessionStorage);
    } catch {
      // Storage can be switched off: texts then stay on the page alone.
      return null;
    }
  };
  return {
    read: (productId: number, part: string): string | null => at((storage) => storage.getItem(keyOf(productId, part))),
    keep: (productId: number, part: string, text: string): void =>
      void at((storage) => storage.setItem(keyOf(productId, part), text)),
    forget: (productId: number, part: string): void => void at((storage) => storage.removeItem(keyOf(productId, part))),
  };
}
