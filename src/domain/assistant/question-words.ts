// The words of a question: how it is cut into them, and the ones the grammar knows.

/** A word of the question: lower case for comparing, and where it stands in the text as typed. */
export type Word = { word: string; start: number; end: number; isQuoted: boolean };

const pieces = /"([^"]+)"|“([^”]+)”|«([^»]+)»|[\p{L}\p{N}]+(?:['’]\p{L}+)*|&/gu;

/** `Don't` means not, `what's` means what; `&` is read as "and", so that `Home & Garden` is found as typed. */
function plainWord(text: string): string {
  const lower = text.toLowerCase().replaceAll('’', "'");
  if (lower === '&') return 'and';
  return lower.endsWith("n't") ? 'not' : lower.replace(/'s$/, '');
}

/** Cuts a text into words; what stands in quotation marks stays together. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(pieces)].map((match) => {
    const quoted = match[1] ?? match[2] ?? match[3];
    return {
      word: quoted === undefined ? plainWord(match[0]) : quoted.trim(),
      start: match.index,
      end: match.index + match[0].length,
      isQuoted: quoted !== undefined,
    };
  });
}

/** A value in the form it is compared in: its words, without punctuation and case. */
export function wordKey(text: string): string {
  return splitWords(text.replace(/["“”«»]/g, ' '))
    .map(({ word }) => word)
    .join(' ');
}

/** Words that carry no condition; any other word that no rule took makes the question one we do not understand. */
export const fillers: ReadonlySet<string> = new Set(
  `a all also an and any are at be been by can catalog catalogue could currently did do does each exactly exist exists find for from get give
  had has have i in into is it its list me my name now of on our out overall please present right see show still tell that the their them there
  these they this those to total us want was we were what where which who whose will with would yet you your display currently`.split(
    /\s+/,
  ),
);

/** Words of the rules themselves; a brand or category of such a name counts only beside the word brand or category. */
const ruleWords =
  `about above approval approve approved average avg bad below best brand brands bullet bullets called categories category content
  contain containing contains count critical description descriptions every fewest first good green high highest how image images improvement
  issue issues item items lack lacking least less listing listings low lower lowest many match matches matching mean mention mentioning mentions missing
  more most named need needed needing needs no not number optimization optimized over part parts pending per photo photos picture pictures poor product
  products red reject rejected retailer retailers review score scored scores scoring sku skus subcategories subcategory than title titled titles
  top unapproved under up waiting wait waits without word work worst yellow amber mentioned store stores`.split(/\s+/);

export const grammarWords: ReadonlySet<string> = new Set([...fillers, ...ruleWords]);
