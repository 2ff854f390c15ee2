// What the address of the screen carries: an open dialog, `new`, `edit-12` or `delete-12`.
import * as z from 'zod/mini';

export const modelsSearchShape = {
  dialog: z.catch(z.optional(z.string().check(z.regex(/^(?:new|(?:edit|delete)-[1-9]\d{0,8})$/))), undefined),
};

export type OpenDialog = { kind: 'new' } | { kind: 'edit' | 'delete'; id: number };

export function readDialog(text: string | undefined): OpenDialog | null {
  if (text === undefined) return null;
  const [kind, id] = text.split('-');
  return kind === 'edit' || kind === 'delete' ? { kind, id: Number(id) } : { kind: 'new' };
}
