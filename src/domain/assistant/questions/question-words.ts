// The words of a question: how it is cut into them, and the ones the grammar knows.

/** A word of the question: lower case for comparing, and where it stands in the text as typed. */
export type Word = { word: string; start: number; end: number; isQuoted: boolean };

const pieces =
  /"([^"]+)"|“([^”]+)”|«([^»]+)»|\d+(?:[.,]\d+)+(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’]\p{L}+)*|[<>]=?|[&≤≥=%$€£¥]/gu;

/** Signs that mean a word. */
const signs: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['%', 'percent'],
  ['$', 'usd'],
  ['€', 'eur'],
  ['£', 'gbp'],
  ['¥', 'jpy'],
  ['<', 'below'],
  ['>', 'above'],
  ['<=', 'at most'],
  ['≤', 'at most'],
  ['>=', 'at least'],
  ['≥', 'at least'],
]);

/** `Don't` means not, `what's` means what; `&` is read as "and", so that `Home & Garden` is found as typed. */
function plainWord(text: string): string {
  const lower = text.toLowerCase().replaceAll('’', "'");
  const sign = signs.get(lower);
  if (sign !== undefined) return sign;
  if (/^(?:are|is|do|does|did|have|has|was|were)nt$/.test(lower)) return 'not';
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
  `a all also an and any anything are as at be been by can catalog catalogue could currently did do does everything exactly
  exist exists find for from get give got had has have having hey hi hw i in into is it its list me my name now of on
  our out overall please pls plz present right see show still tell that the their them there these they those to total us want
  was we were what whats where which whose wich with would yet you your display carry so far altogether ok`.split(
    /\s+/,
  ),
);

/** Words of the rules themselves; a brand or category of such a name counts only beside the word brand or category. */
const ruleWords =
  `about above added approval approve approved arrived average avg away bad below best better borderline bottom brand brands break breakdown broken bullet bullets called categories category
  changed characters cheap cheaper cheapest compare compliance compliant contain containing contains content cost costs count created critical date dearest description descriptions different
  dollar dollars down each edited eur euro euros every except excluding expensive fewer fewest first generated good green group grouped high higher highest how image images imported improvement
  issue issues item items lack lacking largest last latest least length less level listing listings long longer longest low lower lowest many match matches matching max maximum mean median mention
  mentioned mentioning mentions min minimum missing month months more most named neither need needed needing needs new newest no non nor not number of oldest optimization optimized or other over part parts
  past pending per percent percentage photo photos picture pictures poor points price priced prices product products proportion quality quarter recent red reject rejected retailer retailers review score scored
  scores scoring share short shorter shortest since sku skus split status store stores subcategories subcategory than thing things this title titled titles today top unapproved under until up updated usd
  versus waiting wait waits week weeks without word work worst year years yellow yesterday amber approving day days before after
  zero one two three four five six seven eight nine ten eleven twelve january february march april may june july august september october november december sunday monday tuesday
  wednesday thursday friday saturday ago prior start beginning current previous hour hours quarters distinct fraction biggest smallest greatest weakest poorest priciest costliest affordable
  empty blank untouched started completely entirely fully finished noncompliant decision awaiting await awaits require requires needed letters channel channels breakdown distribution difference
  comparing comparison compared against either outside apart besides exceeding exceeds minimum bigger larger smaller cheaper dearer pricier costlier inexpensive imported uploaded entered modified
  recently added include includes including phrase term percentages optimisation optimised open points sell sells selling retail youngest earliest typical typically median`.split(
    /\s+/,
  );

export const grammarWords: ReadonlySet<string> = new Set([...fillers, ...ruleWords]);

/** Words near to one of ours that mean something else, and must not be taken for a slip of the keyboard. */
const otherWords: ReadonlySet<string> = new Set(
  `averages boring bought brands costly customer customers deleted delete deliver delivers edit fasted fastest heavier issued items live lived lists
  margin mentor missed order ordered orders other paste pasted places popular predict priority profit quantity quietly rated rating ratings return returned
  returns reviewed reviewer reviewers reviews revenue sales scale sold sales state states stock stocks storage store supplier suppliers title tilted tomorrow total
  traffic units update updates users user view views visits weather whether weight weights write written wrote shape shapes world words works worked spare shared prime primed
  parties party costume appear bound clean clear color colour content contest counts counter country dated daily dates deal deals green greed groups home house import
  imports leather level letter letters media medium night nights older other parks plant plants point price prince prize prizes process produce produced producer reach reason recall
  score source sources spent start started story stuff style tested thank think time times token tool tools track train trained trust value values vendor vendors video videos warmest
  where while white whole winter wonder would wrong young blue black brown orange purple rose pink grey gray`.split(
    /\s+/,
  ),
);

/** Edits between two words, neighbours changed round counting one; `most` + 1 when there are more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? most + 1;
}

const shortestSlip = 5;
const longWord = 8;

/** The one known word a slip of the keyboard was meant to be; null when there is none, or more than one. */
export function correctWord(word: string, known: Iterable<string>): string | null {
  if (word.length < shortestSlip || otherWords.has(word) || !/^\p{L}+$/u.test(word)) return null;
  let least = word.length >= longWord ? 2 : 1;
  let found: string[] = [];
  for (const candidate of known) {
    if (candidate.length < shortestSlip - 1 || candidate[0] !== word[0]) continue;
    const edits = distance(word, candidate, least);
    if (edits > least) continue;
    if (edits < least) found = [];
    least = edits;
    found.push(candidate);
  }
  return found.length === 1 ? (found[0] ?? null) : null;
}
