// Texts that were typed and not used yet: kept in the tab, so that a reload loses none of them.
import { forgetKept, keep, readKept } from '#web/kit/kept.ts';

/** `name` tells this sign-off from another one in the same tab. */
export function openKeptTexts(name: string) {
  const keyOf = (productId: number, part: string) => `copydesk.sign-off.${name}.${productId}.${part}`;
  return {
    read: (productId: number, part: string): string | null => readKept(keyOf(productId, part), 'sessionStorage'),
    keep: (productId: number, part: string, text: string): void => keep(keyOf(productId, part), text, 'sessionStorage'),
    forget: (productId: number, part: string): void => forgetKept(keyOf(productId, part), 'sessionStorage'),
  };
}
