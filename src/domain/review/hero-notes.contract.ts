// What a gallery shows of the products of a list.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { pageIds } from './content-statuses.contract.ts';
import { heroNoteSchema } from './hero-note.ts';

export const listHeroNotes = defineContract({
  method: 'GET',
  path: '/api/hero-notes',
  tag: 'review',
  summary:
    'What a gallery shows of its products: the hero under review, how the images were decided, and the rules on images they break. Fetches nothing',
  query: z.strictObject({ ids: pageIds }),
  reply: z.array(heroNoteSchema),
});
