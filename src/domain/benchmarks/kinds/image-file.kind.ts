// Rule kind `image-file`: what the addresses of images tell: the type of the file, how it is served and how large it is asked for.
// An address that does not tell is left alone: that is then only known to who opens it.
import * as z from 'zod/mini';
import { type Finding, fail, foundLimit, nouns, pass, type Target } from '../finding.ts';
import { defineRuleKind } from './define-rule-kind.ts';
import { givenNumber, most } from './given.ts';
import { isAbsolute, isBare, pictureTypes, sidesOf, typeOf } from './image-address.ts';

const schema = z.object({
  /** Endings of file names the channel takes, in lower case; absent for any. */
  types: z.optional(z.array(z.string())),
  /** Whether addresses must begin with https. */
  isHttps: z.optional(z.boolean()),
  /** Whether addresses must be whole, with their site. */
  isAbsolute: z.optional(z.boolean()),
  /** Whether addresses must end in the file, without a query or a port of their own. */
  isBare: z.optional(z.boolean()),
  /** Pixels each side must have at least, and the longest side alone. */
  minSide: z.optional(z.number()),
  minLongest: z.optional(z.number()),
  /** Pixels no side may pass. */
  maxSide: z.optional(z.number()),
});
type ImageFileRule = z.infer<typeof schema>;

const tooSmall = (address: string, { minSide = 0, minLongest = 0 }: ImageFileRule): boolean => {
  const { width, height, longest } = sidesOf(address);
  const known = [width, height, longest].filter((side) => side !== undefined);
  if (known.some((side) => side < minSide)) return true;
  const long = longest ?? (width !== undefined && height !== undefined ? Math.max(width, height) : minLongest);
  return long < minLongest;
};
const tooLarge = (address: string, { maxSide = Number.POSITIVE_INFINITY }: ImageFileRule): boolean =>
  Object.values(sidesOf(address)).some((side) => side > maxSide);

function checkTypes(items: readonly string[], types: readonly string[], noun: string, entries: string): Finding | null {
  const ofType = items.map(typeOf);
  const refused = ofType.filter((type) => type !== null && !types.includes(type)) as string[];
  if (refused.length === 0) return null;
  const found = [...new Set(refused)].slice(0, foundLimit);
  const wanted = types.slice(0, 3).join(', ');
  // A picture the channel does not take is none.
  return refused.length === items.length
    ? fail(
        `Need more ${entries} to meet requirements`,
        `Add at least one as ${wanted}. The channel does not accept ${found.join(', ')}.`,
        { found },
      )
    : {
        ...fail(`${noun} have a file type the channel does not accept`, `Use ${wanted}.`, { found }),
        share: refused.length / items.length,
      };
}

function check({ attribute, items }: Target, rule: ImageFileRule): Finding | null {
  if (items.length === 0) return null;
  const { noun, verb, entries } = nouns[attribute];
  const ofType = rule.types ? checkTypes(items, rule.types, noun, entries) : null;
  if (ofType) return ofType;
  if (rule.isHttps && items.some((item) => /^http:/i.test(item)))
    return fail(`${noun} ${verb} not served over https`, 'Use URLs that start with https.');
  if (rule.isAbsolute && !items.every(isAbsolute))
    return fail(`${noun} do not have full URLs`, 'Use full URLs, such as https://www.example.com/mug.jpg.');
  if (rule.isBare && !items.every(isBare))
    return fail(
      `${noun} do not have plain URLs`,
      'Use URLs that end with the file name, such as mug.jpg, with nothing behind it (?v=2) and no port number (:8080).',
    );
  const asksSize = (rule.minSide ?? rule.minLongest ?? rule.maxSide) !== undefined;
  if (asksSize && items.some((item) => tooSmall(item, rule)))
    return fail(`${noun} ${verb} too small`, `Use larger ones: ${describeSides(rule)}.`);
  if (asksSize && items.some((item) => tooLarge(item, rule)))
    return fail(`${noun} ${verb} too large`, `Use smaller ones: ${describeSides(rule)}.`);
  return pass(rule.types ? `${noun} ${verb} of allowed file types` : `${noun} have allowed URLs`);
}

function describeSides({ minSide, minLongest, maxSide }: ImageFileRule): string {
  return [
    minSide === undefined ? '' : `each side at least ${minSide} pixels`,
    minLongest === undefined ? '' : `the longest side at least ${minLongest} pixels`,
    maxSide === undefined ? '' : `no side above ${maxSide} pixels`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function describe(rule: ImageFileRule): string {
  return [
    rule.types ? `files of type ${rule.types.join(', ')}` : '',
    rule.isHttps ? 'over https' : '',
    rule.isAbsolute ? 'full URLs' : '',
    rule.isBare ? 'URLs that end with the file name' : '',
    describeSides(rule),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const side = z.optional(givenNumber(1, most.characters));

export const imageFileKind = defineRuleKind({
  type: 'image-file',
  label: 'Image files',
  attributes: ['images'],
  schema,
  given: z.strictObject({
    types: z.optional(z.array(z.enum(pictureTypes))),
    isHttps: z.optional(z.boolean()),
    isAbsolute: z.optional(z.boolean()),
    isBare: z.optional(z.boolean()),
    minSide: side,
    minLongest: side,
    maxSide: side,
  }),
  findIssues: ({ types, isHttps, isAbsolute, isBare, minSide, minLongest, maxSide }) =>
    isHttps || isAbsolute || isBare || types?.length || minSide || minLongest || maxSide
      ? []
      : [{ path: 'types', message: 'Select a file type, a URL rule or a size.' }],
  check,
  describe,
  fields: [
    [
      {
        control: 'checks',
        name: 'types',
        label: 'Accepted file types',
        options: pictureTypes,
        isOptional: true,
      },
    ],
    [{ control: 'check', name: 'isHttps', label: 'Only https', isOptional: true }],
    [{ control: 'check', name: 'isAbsolute', label: 'Only full URLs', isOptional: true }],
    [{ control: 'check', name: 'isBare', label: 'URLs must end with a file name, such as mug.jpg', isOptional: true }],
    [
      { control: 'number', name: 'minSide', label: 'Minimum pixels per side', isOptional: true },
      { control: 'number', name: 'minLongest', label: 'Minimum on the longest side', isOptional: true },
      { control: 'number', name: 'maxSide', label: 'Maximum pixels per side', isOptional: true },
    ],
  ],
});
