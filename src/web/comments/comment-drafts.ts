// Comments that were not sent, per product and part, until they are sent or emptied.
import * as z from 'zod/mini';
import { personSchema } from '#domain/session/person.ts';
import { createDraftStore } from '#web/shared/screen/drafts.ts';
import type { Place } from './place.ts';

/** A comment as it is typed: the text with names, whom it mentions, and the words it is about. */
const typedSchema = z.object({ text: z.string(), mentions: z.array(personSchema), quote: z.nullable(z.string()) });
export type Typed = z.infer<typeof typedSchema>;

export const nothingTyped: Typed = { text: '', mentions: [], quote: null };

const store = createDraftStore({ kind: 'comment', schema: typedSchema });
const idOf = ({ productId, part }: Place) => `${productId}.${part}`;

export const readTyped = (place: Place): Typed => store.read(idOf(place)) ?? nothingTyped;

/** A comment that could not be sent, and what was typed since. */
export const joinTyped = (unsent: Typed, since: Typed): Typed => ({
  text: since.text.trim() === '' ? unsent.text : `${unsent.text.trimEnd()}\n${since.text}`,
  mentions: [...unsent.mentions, ...since.mentions],
  quote: unsent.quote ?? since.quote,
});

/** A quote alone is nothing anybody typed. */
export const keepTyped = (place: Place, typed: Typed): void =>
  store.keep(idOf(place), typed.text.trim() === '' ? null : typed);
