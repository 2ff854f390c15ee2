// Is every sentence of a draft a whole sentence of its source? Judged by the signs of both texts alone, without any code of the writer:
// a line of the draft has to be laid together from pieces of the source that begin and end where its sentences or lines do.
import { decodeHTML } from 'entities';
import type { SourceProduct } from '#domain/catalogue/product.ts';

/** What is put right without asking: marks of trade, pictures, signs nobody sees, stars of emphasis and of footnotes. */
const dropped =
  /[™®©℠]|(?<=\p{L})(?:\((?:tm|r)\)|¿)|\*{2,}|(?<=[\p{L})])\*(?=\s|$)|(?<=^\s*)\*|\p{Cf}|\p{Cc}|\p{Cs}|\uFFFD|[\uFE00-\uFE0F]|(?![\u2190-\u21FF])\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier}|\u20E3/giu;
const tag = /<\/?[a-z][^<>]*>|<!--[\s\S]*?-->/gi;
const inlineTag = /^<\/?(?:b|i|u|em|strong|a|span|font|sup|sub|small|code|mark)\b/i;
const unread = /<(script|style|template|noscript|iframe)\b[\s\S]*?<\/\1>/gi;

/** The lines of a text, without markup and entities. */
function linesOf(raw: string): string[] {
  let text = raw;
  for (let pass = 0; pass < 3; pass += 1)
    text = decodeHTML(text.replace(/&(?=\d{2,4};)/g, '&#').replace(unread, '\n'))
      .replace(tag, (found) => (inlineTag.test(found) ? '' : '\n'))
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n');
  return text.split('\n');
}

/** A text as what is compared of it: letters in one case, figures and signs, a sign once however often it stands there. */
type Signs = {
  text: string;
  /** Where a sentence or a line may begin or end, by place in `text`. */
  starts: Set<number>;
  ends: Set<number>;
};

const listMark = /[•·●▪■◆►▶➤➔✓✔✅★☆‣∙⁃|–—-]/u;
const closing = /["'”’)\]]/u;

/** The signs of lines, and where sentences may begin and end in them. */
function readSigns(lines: readonly string[]): Signs {
  let text = '';
  const [starts, ends] = [new Set<number>(), new Set<number>()];
  for (const line of lines) {
    starts.add(text.length);
    ends.add(text.length);
    let isOpen = true;
    let hasMark = false;
    let isSpaced = true;
    const bare = line
      .replace(dropped, (found) =>
        listMark.test(found) ? '•' : /[™®©℠\P{Extended_Pictographic}]/u.test(found) ? '' : ' ',
      )
      .normalize('NFKC');
    for (const sign of bare) {
      if (/\s/u.test(sign)) {
        isSpaced = true;
        continue;
      }
      const isWord = /[\p{L}\p{N}]/u.test(sign);
      // A mark with a space behind it ends a sentence unless a small letter follows; one without where a capital does.
      if (hasMark && (isSpaced ? !/[\p{Ll},;.!?…]/u.test(sign) : /\p{Lu}/u.test(sign))) isOpen = true;
      if (isOpen) {
        starts.add(text.length);
        ends.add(text.length);
      }
      if (listMark.test(sign) && isSpaced) {
        ends.add(text.length);
        isOpen = true;
        isSpaced = true;
        continue;
      }
      if (/[!?]/.test(sign) && /[!?]$/.test(text)) continue;
      const same = sign.toLowerCase().replace(/[‘’]/u, "'").replace(/[“”]/u, '"').replace('…', '.');
      if (isWord || !text.endsWith(same)) text += same;
      if (/[.!?…]/u.test(sign)) hasMark = true;
      else if (!closing.test(sign)) hasMark = false;
      if (!closing.test(sign) || isOpen) isOpen = false;
      isSpaced = false;
    }
    ends.add(text.length);
  }
  return { text, starts, ends };
}

/** Whether a line is laid together of whole pieces; one that ended without a mark may have got its full stop. */
function isLaid(line: string, { text, starts, ends }: Signs): boolean {
  const wanted = readSigns([line]).text;
  const reached = new Set([0]);
  for (let at = 0; at < wanted.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const start of starts) {
      let length = 0;
      while (at + length < wanted.length && text.charAt(start + length) === wanted.charAt(at + length)) {
        length += 1;
        if (!ends.has(start + length)) continue;
        reached.add(at + length);
        if (wanted.charAt(at + length) === '.') reached.add(at + length + 1);
      }
    }
  }
  return reached.has(wanted.length);
}

const factValue = /^[^:]{2,60}:\s+(.+?)\.?$/u;
const wordsOf = (text: string) =>
  (
    decodeHTML(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** `Label: value` of an attribute: assembled, not kept. */
function isOfAttribute(line: string, product: SourceProduct): boolean {
  const values = product.attributes.map(({ value }) => wordsOf(value));
  return line.split(/(?<=\.)\s+(?=\p{Lu}[^.:]*: )/u).every((fact) => {
    const value = factValue.exec(fact)?.[1];
    return value
      ?.split(', ')
      .map(wordsOf)
      .every(
        (each) =>
          each === 'yes' || values.some((known) => known !== '' && (known.includes(each) || each.startsWith(known))),
      );
  });
}

/** Lines of a draft that hold something else than whole sentences of the source. */
export function findMended(
  product: SourceProduct,
  draft: { description: string; bullets: readonly string[] },
): string[] {
  const signs = readSigns([product.title, product.description, ...product.bullets].flatMap(linesOf));
  return [...draft.bullets, ...draft.description.split('\n')].filter(
    (line) => /[\p{L}\p{N}]/u.test(line) && !isLaid(line, signs) && !isOfAttribute(line, product),
  );
}
