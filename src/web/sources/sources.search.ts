// What the address of a product's page carries of its data sources: the open dialog.
import * as z from 'zod/mini';

/** `new`, `show-12` or `edit-12`. */
export const productSourceSearchShape = {
  source: z.catch(z.optional(z.string().check(z.regex(/^(?:new|(?:show|edit)-[1-9]\d{0,8})$/))), undefined),
};

export type OpenSource = { kind: 'new' } | { kind: 'show' | 'edit'; id: number };

export function readOpenSource(text: string | undefined): OpenSource | null {
  if (text === undefined) return null;
  const [kind, id] = text.split('-');
  return kind === 'show' || kind === 'edit' ? { kind, id: Number(id) } : { kind: 'new' };
}
