// Whether a language model wrote a text: what a shop has to be told of it.
import type { PartRecord } from '#domain/review/content.ts';
import { builtInName } from './engine-names.ts';

/**
 * What a program proposed counts as a model's: that is what the programs are that propose. A text that was restored, or fixed by a rule, keeps the draft it was written with, which names who wrote it. Where the last draft had nothing to
 * say of it, or none was recorded, nobody knows of a model, and it does not count as one's.
 */
export const isByModel = ({ origin, draft, proposal }: Pick<PartRecord, 'origin' | 'draft' | 'proposal'>): boolean =>
  proposal !== undefined ||
  (origin === 'restored' || origin === 'fixed'
    ? draft !== undefined && !draft.isKept && draft.engine !== builtInName
    : origin === 'model');
