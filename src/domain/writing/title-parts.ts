// Parts of a title, as its separators tell them apart.
import { trimName } from './shorten.ts';

/** Parts of a title: at ` - `, ` | ` and `, `, not inside brackets, and never between two numbers. */
export function splitTitle(title: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (const mark of title.matchAll(
    /[([]|[)\]]|\s*[|•]\s*|\s+[–—-]+\s+|[,;]\s+|\s+\/\s+|(?<=\S)--+(?=\S)|(?<=\d\p{Lu}?)[–—-]\s+/gu,
  )) {
    if (/^[([]$/.test(mark[0])) depth += 1;
    else if (/^[)\]]$/.test(mark[0])) depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      const after = title.slice(mark.index + mark[0].length, mark.index + mark[0].length + 2);
      // `2003 - 2011` is one thing, `Core i5 - 8GB` are two.
      if (/(?<!\p{L}\d*)\d["'”°]?$/u.test(title.slice(start, mark.index)) && /^[\d.]/.test(after)) continue;
      parts.push(title.slice(start, mark.index));
      start = mark.index + mark[0].length;
    }
  }
  parts.push(title.slice(start));
  return parts.map((part) => trimName(part)).filter((part) => /[\p{L}\p{N}]/u.test(part));
}
