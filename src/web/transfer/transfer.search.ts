// What the address of this screen carries: the import, or the answers, that are open, so that reload, back and a shared link find it again.
import * as z from 'zod/mini';
import { idText } from '#domain/catalogue/catalogue.contract.ts';

export const transferSearchShape = {
  run: z.catch(z.optional(idText), undefined),
  answers: z.catch(z.optional(idText), undefined),
};
