// Rule kind `html`: markup a channel does not take. `a < b` and `<3` are no markup.
import * as z from 'zod/mini';
import { type Finding, fail, foundLimit, nouns, pass, type Target } from '../finding.ts';

export const htmlRule = z.object({
  /** Names of the tags the channel takes; `*` for any. */
  allowed: z.array(z.string()),
  /** Names of the tags it refuses where it takes any. */
  refused: z.optional(z.array(z.string())),
});
export type HtmlRule = z.infer<typeof htmlRule>;

const tag = /<\/?([a-z][a-z\d-]*)(?:\s[^<>]*)?\/?>/gi;
const entity = /&(?:[a-z]{2,12}|#\d{1,7}|#x[\da-f]{1,6});/gi;

export function checkHtml({ attribute, items }: Target, rule: HtmlRule): Finding | null {
  if (items.length === 0) return null;
  const { noun, verb } = nouns[attribute];
  const { allowed, refused = [] } = rule;
  const takesAny = allowed.includes('*');
  if (takesAny && refused.length === 0) return pass(`${noun} may contain HTML`);
  const found: string[] = [];
  let times = 0;
  for (const text of items) {
    for (const match of text.matchAll(tag)) {
      const name = (match[1] ?? '').toLowerCase();
      if (takesAny ? !refused.includes(name) : allowed.includes(name)) continue;
      times += 1;
      if (!found.includes(`<${name}>`)) found.push(`<${name}>`);
    }
    for (const [code] of takesAny ? [] : text.matchAll(entity)) {
      times += 1;
      if (!found.includes(code)) found.push(code);
    }
  }
  const what = takesAny ? 'active content' : 'HTML';
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
