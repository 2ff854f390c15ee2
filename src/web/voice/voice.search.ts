// What the address of the screen carries: the voice that is open, the product it is shown on, and a dialog.
import * as z from 'zod/mini';

const idText = z.catch(z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))), undefined);

export const voiceSearchShape = {
  /** `new`, or the id of the voice being changed. */
  voice: z.catch(z.optional(z.union([z.literal('new'), z.coerce.number().check(z.int(), z.positive())])), undefined),
  /** The product of the preview. */
  product: idText,
  /** The voice to delete, once more asked. */
  delete: idText,
};
