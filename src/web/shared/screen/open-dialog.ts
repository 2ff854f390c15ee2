// Dialogs that have an address: `new`, or one about a row, such as `edit-12`.
import * as z from 'zod/mini';

type OpenDialog<Kind extends string> = { kind: 'new' } | { kind: Kind; id: number };

/** How an address names the dialogs of a screen, and what such a name says. */
export function addressDialogs<Kind extends string>(...kinds: readonly Kind[]) {
  const name = new RegExp(`^(?:new|(?:${kinds.join('|')})-[1-9]\\d{0,8})$`);
  return {
    search: z.catch(z.optional(z.string().check(z.regex(name))), undefined),
    read: (text: string | undefined): OpenDialog<Kind> | null => {
      if (text === undefined) return null;
      const [word, id] = text.split('-');
      const kind = kinds.find((each) => each === word);
      return kind === undefined ? { kind: 'new' } : { kind, id: Number(id) };
    },
  };
}
