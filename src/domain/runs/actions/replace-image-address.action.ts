// Replaces text in the addresses of images: a host that moved, http by https, the suffix of a size.
import * as z from 'zod/mini';
import { atMost } from '#domain/catalogue/product-input.ts';
import { changed, defineRunAction } from '../define-run-action.ts';

const schema = z.strictObject({
  find: z.string().check(z.minLength(1, 'Enter the text to find.'), atMost(500)),
  replace: z._default(z.string().check(atMost(500)), ''),
});
export type AddressOptions = z.output<typeof schema>;

export const replaceImageAddressAction = defineRunAction({
  name: 'replace-image-address',
  needs: 'write',
  options: schema,
  words: {
    name: 'Change image URLs',
    verb: 'Change',
    question: (products) => `Change image URLs of ${products}?`,
    doing: 'Changing image URLs',
    will: 'get new image URLs',
    done: 'Changed',
    result: changed,
    nothingToDo: 'had no match',
    skipped: 'Skipped',
    nothing: 'Nothing was changed',
    undo: { noun: 'image URL change on', does: 'restores the image URLs of' },
  },
  // The addresses of the source go with those under review.
  partsOf: () => [],
  describe: ({ find, replace }) => [replace === '' ? `“${find}” removed` : `“${find}” → “${replace}”`],
  isWriting: false,
  isChecked: false,
  isReviewed: false,
});
