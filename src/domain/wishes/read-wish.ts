// Reads a prompt clause by clause: what each asks, of which part, and what of it only a language model can follow.
import { foldText } from '#domain/text/words.ts';
import type { Ask, Clause } from './ask.ts';
import { isCourtesy } from './courtesy.ts';
import { type Piece, quoteMark, readClause } from './read-clause.ts';
import { readTarget } from './target.ts';

/** A prompt is at most so long; more is not read. */
const readChars = 2_000;

const openQuote =
  /(?<![\p{L}\p{N}])(?:"([^"\n]{1,200})"|“([^”\n]{1,200})”|„([^“”\n]{1,200})[“”]|«([^»\n]{1,200})»|‘([^’\n]{1,200})’|'([^'\n]{1,200})'|`([^`\n]{1,200})`)(?![\p{L}\p{N}])/gu;

const sentenceEnd = /[;\n]+|[!?]+(?=\s|$)|(?<!\b(?:max|min|approx|e\.g|i\.e|incl|excl|nos?|nr))\.(?=\s|$)/;

/** Words a new wish opens with. Where one stands behind a comma or an `and`, a clause ends before it. */
const opener =
  "(?:make|keep|write|use|mention|include|add|highlight|emphasi[sz]e|focus|avoid|do not|don't|never|start|begin|open|lead|end|finish|close|leave|omit|exclude|remove|drop|delete|get rid|limit|shorten|lengthen|expand|extend|be|give|improve|rewrite|translate|without|replace|swap|change|put|place|move|say|cut|trim|no|not|max|min|at most|at least|under|below|over|between|exactly|up to|only|please|also|it (?:should|must|needs)|(?:the )?(?:title|description|bullets) (?:should|must|needs?)|in (?:the )?(?:title|description|bullets)|start with|end with|must|should|ensure|make sure|brand first|\\d+ (?:characters|chars|words|bullets|sentences))";
const clauseEnd = new RegExp(
  `,?\\s+(?:and|then|but|plus|while|as well as)\\s+(?:then |also |please )*(?=${opener}\\b)|,\\s+(?:and |but |then )?(?=${opener}\\b)|\\s+[-–—]\\s+(?=${opener}\\b)|\\s+(?=without\\b)`,
  'i',
);

const polite =
  /^(?:(?:please|pls|plz|kindly|just|also|and|then|now|so|ok|okay|hi|hello|hey|maybe|perhaps|but|yes|well|simply|always|plus|still|rather|lets|see)(?:[\s,]+|$)|(?:can|could|would|will) (?:you|we|it)(?: please| maybe| kindly)?(?: be so kind(?: as)? to)? |(?:i|we)(?:'d| would)? (?:want|need|like|prefer|wish|think)(?: you)?(?: to see| to have| to)?(?: that)? |let's |let us |try to |try |make sure (?:that |to |you )?|be sure (?:to |that )?|ensure (?:that )?|remember to |(?:do not|don't) forget (?:to )?|never forget to |go ahead(?: and)?(?: |$)|let me have |get me |(?:that|which) (?=(?:mentions?|includes?|contains?|highlights?|stress(?:es)?|starts?|begins?|ends?|opens?|uses?|avoids?|has|have|is|are|does|do|says?|names?|must|should)\b)|you (?:should|must|need to|have to) (?=\w)|it (?:should|must|needs to|has to|ought to) (?!not\b|never\b|be\b)|it'd be (?:nice|great) if |would you mind |how about |what about |is it possible to |help me (?:to )?|feel free to |if possible,? |i'm looking for |looking for |want |need )/;
const politeEnd = /[\s,]*(?:please|pls|plz|thanks|thank you|thx|for me|if possible|if you can|asap|ok|okay|:\)|:-\))$/;

/** `Write a new title that mentions the brand` is `mentions the brand` of the title. */
const lead =
  /^(?:(?:write|rewrite|give|create|make|draft|suggest|propose|generate|get|do|have|show|come up with|optimi[sz]e|improve|update|redo|revise)(?: me| us| for)? )?(?:(?:the|a|an|its|this|some|our|my|all|new|another|different|fresh|other|alternative|better|product|feature|whole|current) )*(titles?|headlines?|descriptions?|bullets?|bullet points?|texts?|versions?|copy|one)(?:,? (?:that|which|who|so that|so)(?: (?:it|they))?(?: (?:is|are|be|should be|should|must))?|:)? /;

function courteous(folded: string): string {
  let text = folded.replace(/^[\s,–-]+|[\s,]+$/g, '');
  for (let next = text; ; text = next) {
    next = text.replace(polite, '').replace(politeEnd, '').trim();
    if (next === text) return text;
  }
}

/** `Rewrite the title`, `a better description`: no wish in particular. */
const nothing =
  /^(?:(?:write|rewrite|re-write|give|create|make|draft|redraft|suggest|propose|generate|regenerate|do|redo|have|show|come up with|optimi[sz]e|improve|update|revise|polish|rephrase|reword|fix|try)(?: me| us| for| again)?)?(?: ?(?:the|a|an|it|this|them|its|some|our|my|all|new|another|different|fresh|other|alternative|better|good|great|product|feature|whole|current|titles?|headlines?|descriptions?|bullets?|bullet points?|texts?|versions?|copy|one|again|once more|up))*$/;

/** The parts and the asks of a clause, tried as it stands and without what leads up to it. */
function readOne(given: Piece): { parts: Clause['parts']; asks: Ask[]; isLead: boolean } {
  const piece = { ...given, folded: given.folded.replace(/\uE002(?:and|&)/g, 'to') };
  const folded = courteous(piece.folded).replace(/^shorten\b(?! to\b)/, 'make shorter');
  const target = readTarget(folded);
  if ((target.rest === '' && target.parts !== null) || nothing.test(folded))
    return { parts: target.parts, asks: [], isLead: true };
  const tries = [
    { parts: target.parts, text: courteous(target.rest) },
    { parts: null, text: folded },
  ];
  const led = lead.exec(folded);
  // `Avoid: cheap, simple`.
  if (/:\s/.test(folded)) tries.push({ parts: null, text: folded.replace(/:\s+/, ' ') });
  if (led) tries.push({ parts: readTarget(`in ${led[1]}`).parts, text: folded.slice(led[0].length) });
  for (const { parts, text } of tries) {
    const asks = readClause({ ...piece, folded: text });
    if (asks.length > 0) return { parts: parts ?? namedParts(folded, asks), asks, isLead: false };
  }
  return { parts: target.parts, asks: [], isLead: false };
}

/** Marks the `and` of a range, which joins no clauses. */
const joined = '\uE002';

const joint = /,?\s+(?:and|but|plus|then|&)\s+|,\s+|\s+(?=(?:with|that|which)\s)/gi;

const opens = new RegExp(`^${opener}\\b`, 'i');

/** A longer clause is nothing people type in one breath. */
const longestSplit = 200;

/** Words that only hold a clause before them fast: `two paragraphs, no more`. */
const onlyStress =
  /^(?:(?:and|but|or|not|no|nothing|none|more|less|fewer|longer|shorter|else|other|than|that|at|all|ever|really|please) ?)+$/;

/** What stands at a colon are two clauses only where the first says what the second is about: `title: no emoji`. */
function splitLead(clause: string, quoted: readonly string[]): string[] {
  const [, lead = '', rest = ''] = /^([^:]*:)\s+(.+)$/su.exec(clause) ?? [];
  if (lead === '') return [clause];
  const folded = foldText(lead.trim());
  const isLead = courteous(folded.slice(0, -1)) === '' || readOne({ folded, quoted, typed: lead }).isLead;
  return isLead ? [lead, rest] : [clause];
}

/** The clauses of a sentence as it was typed. */
function splitClauses(sentence: string, quoted: readonly string[]): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const mark of sentence.matchAll(new RegExp(clauseEnd, 'gi'))) {
    const end = mark.index + mark[0].length;
    const next = sentence.slice(end).split(/[,.;:]/)[0] ?? '';
    if (onlyStress.test(foldText(next.trim()))) continue;
    clauses.push(sentence.slice(from, mark.index));
    from = end;
  }
  clauses.push(sentence.slice(from));
  return clauses.flatMap((each) => splitLead(each, quoted)).flatMap((each) => splitUnread(each, quoted));
}

/** The sentences of a prompt. What has no word is none: a number counts what follows it, or belongs to what stands before it. */
function splitPrompt(prompt: string): string[] {
  const pieces = prompt.split(new RegExp(`(${sentenceEnd.source})`));
  const sentences: string[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    const hasWord = (text = '') => /[\p{L}\uE000]/u.test(text);
    if (/^\s*\d+\s*$/.test(piece) && hasWord(pieces[at + 2])) continue;
    if (!/[\p{L}\p{N}\uE000]/u.test(piece)) continue;
    if (!hasWord(piece) && sentences.length > 0) sentences.push(`${sentences.pop()}${pieces[at - 1] ?? ''}${piece}`);
    else sentences.push(piece);
  }
  return sentences;
}

/** A clause nobody can read as a whole falls apart where one side of an `and` can be read alone. */
function splitUnread(clause: string, quoted: readonly string[]): string[] {
  const reads = (text: string) => readOne({ folded: foldText(text.trim()), quoted, typed: text }).asks.length > 0;
  if (clause.length > longestSplit || isCourtesy(foldText(clause)) || reads(clause)) return [clause];
  for (const mark of clause.matchAll(joint)) {
    const [left, right] = [clause.slice(0, mark.index), clause.slice(mark.index + mark[0].length)];
    if (courteous(foldText(left)) === '' || courteous(foldText(right)) === '') continue;
    // `Use short, plain sentences` is one wish: a side that nobody reads has to open like a clause.
    const [isLeft, isRight] = [reads(left), reads(right)];
    if (isCourtesy(foldText(left))) return splitUnread(right, quoted);
    if (isCourtesy(foldText(right))) return splitUnread(left, quoted);
    // `Start with the brand`: without a verb of its own the right side is a clause only beside one that is whole.
    if (mark[0].trim() === '' && !(isLeft && isRight)) continue;
    if (isLeft && (isRight || opens.test(foldText(right)))) return [left, ...splitUnread(right, quoted)];
    if (isRight && opens.test(foldText(left))) return [left, right];
  }
  return [clause];
}

const named =
  /^(?:.* )?(?:(?:the|each|every|all|this|your|product) )+(titles?|headlines?|descriptions?|bullets?|bullet points?)\b/;

/** Bullets are counted of bullets alone; what a clause names beside what it asks is what it is about. */
function namedParts(folded: string, asks: readonly Ask[]): Clause['parts'] {
  if (asks.some((ask) => ask.about === 'measure' && ask.unit === 'bullets')) return ['bullets'];
  if (!asks.every(({ about }) => about === 'measure' || about === 'length' || about === 'start' || about === 'end'))
    return null;
  const found = named.exec(folded)?.[1];
  return found === undefined ? null : readTarget(`in ${found}`).parts;
}

const toneWords = /\b(?:tone|voice|tonality)\b/;

/** Reads a prompt clause by clause, in its order: what each asks, and of which parts it speaks. */
export function readWish(prompt: string): Clause[] {
  const quoted: string[] = [];
  const whole = prompt
    .slice(0, readChars)
    .replace(/\bw\/o(?=\s)/gi, 'without')
    .replace(/\bw\/(?=\s)/gi, 'with')
    // Its `and` joins no clauses.
    .replace(/\b(between [\d,]+(?: \w+)?) (and|&) (?=\d)/gi, `$1 ${joined}$2 `)
    .replace(/[‘’](?=\p{L}{1,2}\b)/gu, "'")
    .replace(openQuote, (_, ...groups) => {
      quoted.push(String(groups.slice(0, 7).find((group) => typeof group === 'string') ?? ''));
      return quoteMark(quoted.length - 1);
    });
  const show = (text: string) =>
    text.replaceAll(joined, '').replace(/\uE000(\d+)\uE001/g, (_, at) => `“${quoted[Number(at)] ?? ''}”`);
  const clauses: Clause[] = [];
  for (const sentence of splitPrompt(whole)) {
    // `In the title, mention …`: the parts named first hold for the rest of the sentence.
    let leading: { text: string; parts: Clause['parts'] } | null = null;
    for (const clause of splitClauses(sentence, quoted)) {
      const typed = clause.trim().replace(/^[\s,–-]+|[\s,–-]+$/g, '');
      const text = typed.replace(/[\s:]+$/, '');
      const folded = foldText(typed);
      if (folded === '' || courteous(folded) === '' || isCourtesy(folded)) continue;
      const { parts, asks, isLead } = readOne({ folded, quoted, typed: text });
      if (isLead) {
        leading = { text, parts };
        continue;
      }
      const shown = show(text);
      const unread: Ask = toneWords.test(folded) ? { about: 'tone', want: folded } : { about: 'other', want: folded };
      clauses.push({
        text: leading === null ? shown : `${show(leading.text)}: ${shown}`,
        parts: parts ?? leading?.parts ?? null,
        asks: asks.length > 0 ? asks : [unread],
      });
    }
  }
  return clauses;
}
