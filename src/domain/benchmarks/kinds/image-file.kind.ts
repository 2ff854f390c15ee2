// Rule kind `image-file`: what the addresses of images tell: the type of the file, and whether it comes over https.
// An address that does not tell a type is left alone: the type is then only known to who opens it.
import * as z from 'zod/mini';
import { type Finding, fail, foundLimit, nouns, pass, type Target } from '../finding.ts';
import { defineRuleKind } from './define-rule-kind.ts';

const schema = z.object({
  /** Endings of file names the channel takes, in lower case; absent for any. */
  types: z.optional(z.array(z.string())),
  /** Whether addresses must begin with https. */
  isHttps: z.optional(z.boolean()),
});
type ImageFileRule = z.infer<typeof schema>;

/** Endings that name a picture; `.php` or `.1` at the end of an address do not. */
const pictureTypes = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'tif', 'tiff', 'heic', 'avif', 'svg'] as const;
const known: ReadonlySet<string> = new Set(pictureTypes);

function typeOf(address: string): string | null {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return known.has(ending) ? ending : null;
}

function check({ attribute, items }: Target, { types, isHttps }: ImageFileRule): Finding | null {
  if (items.length === 0) return null;
  const { noun, verb } = nouns[attribute];
  const refused = new Set<string>();
  let plain = 0;
  for (const item of items) {
    const type = typeOf(item);
    if (types && type !== null && !types.includes(type)) refused.add(type);
    if (isHttps && /^http:/i.test(item)) plain += 1;
  }
  if (refused.size > 0) {
    const shown = [...refused].slice(0, foundLimit);
    return fail(
      `${noun} ${verb} of a type the channel refuses`,
      `Give them as ${(types ?? []).slice(0, 3).join(', ')}.`,
      { found: shown },
    );
  }
  if (plain > 0) return fail(`${noun} ${verb} not served over https`, 'Give addresses that begin with https.');
  return pass(`${noun} ${verb} of allowed files`);
}

export const imageFileKind = defineRuleKind({
  type: 'image-file',
  label: 'Image files',
  attributes: ['images'],
  schema,
  given: z.strictObject({ types: z.optional(z.array(z.enum(pictureTypes))), isHttps: z.optional(z.boolean()) }),
  findIssues: ({ types, isHttps }) =>
    isHttps || types?.length ? [] : [{ path: 'types', message: 'Choose a type, or ask for https.' }],
  check,
  describe: ({ types, isHttps }) =>
    [types ? `files of type ${types.join(', ')}` : '', isHttps ? 'over https' : '']
      .filter((part) => part !== '')
      .join(', '),
  fields: [
    [
      {
        control: 'checks',
        name: 'types',
        label: 'Types that are taken',
        options: pictureTypes,
        isOptional: true,
      },
    ],
    [{ control: 'check', name: 'isHttps', label: 'Only over https', isOptional: true }],
  ],
});
