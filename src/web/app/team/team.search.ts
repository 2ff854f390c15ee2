// What the address of the screen carries: the member whose panel is open, or the dialog that invites.
import * as z from 'zod/mini';
import { idText } from '#domain/catalogue/catalogue.contract.ts';

export const teamSearchShape = {
  member: z.catch(z.optional(idText), undefined),
  dialog: z.catch(z.optional(z.literal('invite')), undefined),
};
