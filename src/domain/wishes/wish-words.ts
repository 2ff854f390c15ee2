// Words a prompt is made of beside what it is about. A clause is read only where every word of it is one of these or of what it asks:
// a word nobody can place makes the clause a language model's.

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that add nothing to a wish about how long a text is. */
export const lengthFillers = setOf(
  "a an the it its it's this that these those them they each every all of to in into at on with for and so but my our your is are be was were has have having " +
    'make makes making keep keeping write writing rewrite explain say tell put sum summarize summarise give get set let use using create made please pls plz thanks total text texts copy whole thing one ' +
    'title titles headline description descriptions product feature bullet bullets point points list part content version ' +
    'length long characters character chars words size count number limit limited limiting restrict restricted stay stays staying fit fits contain contains consist consisting ' +
    "should must shall can could would may need needs me us you i want like now then just only also up about down by than as currently current present it'll will more less " +
    'currently before what there here when possible how total somewhat max maximum min minimum',
);

export const shorterWords = setOf(
  'short shorter shorten shortened shortening concise brief briefer trim trimmed condense condensed tighten tighter compact reduce reduced cut crisper crisp smaller abbreviate abridge snappier succinct wordy lengthy compress',
);
export const longerWords = setOf(
  'long longer lengthen lengthened extend extended expand expanded elaborate detailed detail details fuller bigger lengthier',
);
/** How much: it changes nothing of what can be checked. */
export const degreeWords = setOf(
  'bit little slightly much way far lot lots somewhat significantly considerably even still again too very rather quite really clearly noticeably tad touch few',
);
export const denials = /\b(?:not|no|never|don't|doesn't|isn't|without|avoid|nothing|neither|nor)\b/;

const numberNames = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `1,000`, `80` or `five`; null for what is no whole number. */
export function readNumber(word: string): number | null {
  if (/^\d{1,3}(?:,\d{3})+$|^\d{1,6}$/.test(word)) return Number(word.replaceAll(',', ''));
  const at = numberNames.indexOf(word);
  return at >= 0 ? at : null;
}
