// Parts of a title, as its separators tell them apart, and which of them stands first.

import { remember } from '#domain/text/remember.ts';
import { isCompound, isGoods } from './goods.data.ts';
import { isAdjectival } from './noun-phrase.ts';
import { isPlural } from './plain-values.ts';
import { trimName } from './shorten.ts';
import { isColour } from './title-facts.ts';

const separator =
  /[([]|[)\]]|\s*[|•]\s*|\s+[–—-]+\s+|[,;]\s+|\s+\/\s+|(?<=\S)--+(?=\S)|(?<=\d\p{Lu}?)[–—-]\s+(?!(?:and|or|to)\s)/gu;

/** `2003 - 2011` and `11" - 13"` are one thing; `Core 3 - 8GB`, `10" - 16GB` and `Tab 3 - 7"` are two. */
function isRange(before: string, after: string): boolean {
  const [, sign] = /(?<!\p{L}\d*)\d(["'”°]?)$/u.exec(before) ?? [];
  const right = /^[\d.,]+(["'”°]?)(\p{L}*)/u.exec(after);
  if (sign === undefined || right === null || /^(?:[GTM]B|MP|[GM]?Hz|Mbps)$/i.test(right[2] ?? '')) return false;
  if (sign !== '' || right[1] === '') return sign === right[1];
  return /(?:^|\s)(?:for|from|fits|most|select|sizes?|ages?)\s[\d.,]+$/i.test(before);
}

/** `for Ford, Jeep and GM Vehicles` lists what it is for; `for Ford, Black and White` ends before its colours. */
function isListed(before: string, after: string): boolean {
  if (before.endsWith('-')) return true;
  if (!/\s(?:for|with|of|fits)\s/i.test(before) || /^(?:suitable|perfect|ideal|great|gifts?)\s/i.test(before))
    return false;
  const list = /^(?:[^,;([|]{1,40},\s+){0,5}?[^,;([|]{1,40}?,?\s+(?:and|&|or)\s+[^,;([|]+/i.exec(after)?.[0] ?? '';
  const [items = ''] = list.split(/\s+[–—-]+\s+/);
  return (
    /\s(?:and|&|or)\s/i.test(items) &&
    !/\s(?:for|with(?! Retina)|in)\s/i.test(items) &&
    !isColour(items) &&
    !/\d+-(?:pack|count)/i.test(items)
  );
}

/** `Sandwich, Panini and Waffle Press`: what the list is of stands at its end. */
function isHeadless(before: string, after: string): boolean {
  const [, last = ''] = /(\p{L}+)$/u.exec(before) ?? [];
  return (
    last !== '' &&
    !isPlural(last) &&
    !isGoods(last) &&
    !isColour(last) &&
    !isAdjectival(last) &&
    !/[-–]\p{L}+$/u.test(before) &&
    /^(?!For |With |Suitable |In |Peel )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:and|And|&) (?!For |With )\p{Lu}\p{L}+ \p{Lu}\p{L}+/u.test(
      after,
    ) &&
    !isColour(/^\p{L}+/u.exec(after)?.[0] ?? '')
  );
}

/** Parts of a title: at ` - `, ` | ` and `, `, not inside brackets or lists, and never between two numbers. */
export const splitTitle = remember((title): readonly string[] => {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (const mark of title.matchAll(separator)) {
    if (/^[([]$/.test(mark[0])) depth += 1;
    else if (/^[)\]]$/.test(mark[0])) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      const before = title.slice(start, mark.index);
      const after = title.slice(mark.index + mark[0].length);
      if (isRange(before, after)) continue;
      // `Type - S Keyboard` is called so.
      if (/-/.test(mark[0]) && /^[B-HJ-Z] /.test(after) && /^\p{Lu}\p{Ll}+$/u.test(before)) continue;
      if (mark[0].startsWith(',') && isListed(before, after)) continue;
      if (mark[0].startsWith(',') && parts.length < 2 && isHeadless(before, after)) continue;
      parts.push(before);
      start = mark.index + mark[0].length;
    }
  }
  parts.push(title.slice(start));
  const told = parts
    .map((part) => trimName(part).replace(/^[–—-]+\s+/, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  // `Speakers - (Pair)`: what stands in brackets belongs to what stands before.
  const joined: string[] = [];
  for (const part of told) {
    const previous = joined.at(-1);
    if (previous !== undefined && /^\([^()]*\)$/.test(part)) joined[joined.length - 1] = `${previous} ${part}`;
    // `Coffee Pods - Multi` says nothing of their colour.
    else if (previous === undefined || !/^multi$/i.test(part)) joined.push(part);
  }
  return joined;
});

/** Whether a part of a title ends in what the thing is, up to what it has: `In-Dash Deck with Remote`. */
function namesGoods(part: string): boolean {
  const words = (part.split(/\s(?:with|for|in)\s/i, 1)[0] ?? '').split(' ');
  return (
    words.length > 1 &&
    !/^Built-in /i.test(part) &&
    (isGoods(words.at(-1) ?? '') || isCompound(words.slice(-2).join(' ')))
  );
}

/** `CD, Bluetooth, In-Dash Deck` as `In-Dash Deck, CD, Bluetooth`: a format or a measure opens no title. */
export function openWithGoods(parts: readonly string[]): string[] {
  const [first = '', ...others] = parts;
  const at = /^(?:\d[\d.]*["”]|CD(?:\/DVD)?|DVD|HD|4K)$/.test(first) ? others.findIndex(namesGoods) : -1;
  return at < 0 ? [...parts] : [others[at] ?? '', first, ...others.filter((_part, index) => index !== at)];
}

/** `for Pad mini, Pad mini 2 and Pad mini 3` as `for Pad mini, 2 and 3`: a word may stand in a title twice. */
export const shareName = (title: string): string =>
  title.replace(
    /(?<=\sfor\s(?:\p{L}+\s){0,2})(\p{L}+ \p{L}+), \1 (\d\w*),? (and|or) \1 (\d\w*)(?!\w)/giu,
    '$1, $2 $3 $4',
  );

/** `55" Class, LED, Smart, 4K Ultra HD TV` as one name: what stands before the screen says which it is. */
export function joinScreen(parts: readonly string[]): string[] {
  const at = parts.findIndex((part) => /(?<!\p{L})(?:HD)?TV$/u.test(part));
  const named = parts.slice(0, at + 1);
  const isOne =
    at > 0 &&
    /["”] Class(?: \([^()]*\))?$/.test(named[0] ?? '') &&
    named.slice(1).every((part) => part.split(' ').length < 5);
  return isOne ? [named.join(' '), ...parts.slice(at + 1)] : [...parts];
}
