// Rule kind `html`: markup a channel does not take. `a < b` and `<3` are no markup.
import * as z from 'zod/mini';
import { type Finding, fail, foundLimit, nouns, pass, type Target } from '../finding.ts';
import { type PlanFix, planOf } from '../fixes/fix.ts';
import { defineRuleKind, textAttributes } from './define-rule-kind.ts';
import { entityPattern, tagPattern } from './markup.ts';

const schema = z.object({
  /** Names of the tags the channel takes; `*` for any. */
  allowed: z.array(z.string()),
  /** Names of the tags it refuses where it takes any. */
  refused: z.optional(z.array(z.string())),
});
type HtmlRule = z.infer<typeof schema>;

/** Tags that do something rather than show something, and tags of lists. */
const groups: Readonly<Record<string, ReadonlySet<string>>> = {
  'active content': new Set(['script', 'style', 'iframe', 'form', 'object', 'embed', 'applet']),
  lists: new Set(['ul', 'ol', 'li', 'dl']),
};

function nameRefused(refused: readonly string[]): string {
  const named = Object.entries(groups).find(([, tags]) => refused.every((name) => tags.has(name)));
  return named?.[0] ?? nameTags(refused);
}

function check({ attribute, items }: Target, rule: HtmlRule): Finding | null {
  if (items.length === 0) return null;
  const { noun, verb } = nouns[attribute];
  const { allowed, refused = [] } = rule;
  const takesAny = allowed.includes('*');
  if (takesAny && refused.length === 0) return pass(`${noun} may contain HTML`);
  const found: string[] = [];
  let times = 0;
  for (const text of items) {
    for (const match of text.matchAll(tagPattern)) {
      const name = (match[1] ?? '').toLowerCase();
      if (takesAny ? !refused.includes(name) : allowed.includes(name)) continue;
      times += 1;
      if (!found.includes(`<${name}>`)) found.push(`<${name}>`);
    }
    for (const [code] of takesAny ? [] : text.matchAll(entityPattern)) {
      times += 1;
      if (!found.includes(code)) found.push(code);
    }
  }
  const what = takesAny ? nameRefused(refused) : 'HTML';
  const measured = { value: times, unit: 'times' as const };
  const limit = { max: 0 };
  if (times === 0) return pass(`${noun} ${verb} free of ${what}`, { measured, limit });
  const shown = found.slice(0, foundLimit);
  return fail(`${noun} must not contain ${what}`, `Write plain text instead of ${shown.join(', ')}.`, {
    measured,
    limit,
    found: shown,
  });
}

const planFix: PlanFix<HtmlRule> = ({ allowed, refused }, attribute) =>
  planOf(
    attribute,
    allowed.includes('*')
      ? `Removes ${nameRefused(refused ?? [])} and keeps the text and all other HTML.`
      : 'Removes HTML and keeps the text. Paragraphs and list items go on separate lines.',
  );

const nameTags = (names: readonly string[]) => names.map((name) => `<${name}>`).join(', ');

function describe({ allowed, refused }: HtmlRule): string {
  if (!allowed.includes('*')) return allowed.length === 0 ? 'no HTML' : `no HTML except ${nameTags(allowed)}`;
  return refused?.length ? `no ${nameTags(refused)}` : 'any HTML';
}

const names = z.array(z.string().check(z.regex(/^[a-z][a-z\d-]{0,19}$|^\*$/, 'Enter names of tags, such as br.')));

export const htmlKind = defineRuleKind({
  type: 'html',
  label: 'HTML',
  attributes: textAttributes,
  schema,
  given: z.strictObject({ allowed: names, refused: z.optional(names) }),
  check,
  planFix,
  describe,
  fields: [
    [
      {
        control: 'names',
        name: 'allowed',
        label: 'Allowed tags',
        hint: 'Names such as br b ul, or * for any. Leave empty for no HTML.',
      },
      {
        control: 'names',
        name: 'refused',
        label: 'Forbidden tags',
        hint: 'Used only if all other tags are allowed.',
        isOptional: true,
      },
    ],
  ],
});
