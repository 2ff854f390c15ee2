// Facts as plain sentences for a description: `It is made of tungsten steel and has a solid pattern.`
import { mendCare } from './care.ts';
import type { Fact } from './fact.ts';
import { labelOf } from './fact-groups.ts';
import { isFlag, isSimple, joinPack, predicateOf } from './fact-predicates.ts';
import { calmFact, hasColour, isPlural, joinEntries, readEntries } from './plain-values.ts';

/** Predicates or clauses of one sentence at most. */
const together = 3;
/** More clauses than this are a table, which the bullets hold. */
const mostClauses = 6;

/** Labels that read better inside a sentence by another name. */
const inSentence: Readonly<Record<string, string>> = {
  model: 'model number',
  age: 'suggested age',
};

/** Names an amount belongs to: `the cord length is 32"`. */
const measured =
  /(?:^|\s)(?:sizes?|length|width|height|depth|diameter|thickness|capacity|volume|dimensions|drop|inseam|tolerance|resistance|resolution|brightness|voltage|wattage|power|age|warranty)$/i;
/** Names a plain word or two belong to: `the neckline is round`, `the liner is cream vinyl`. Of all others a bullet tells. */
const stated =
  /(?:^|\s)(?:model|mpn|size|colou?r|material|liner|lining|exterior|interior|coating|filling|fabric|neckline|scent|fragrance|flavou?r|operating system|origin)$/i;

/** Whether `the … is …` reads as a person would write it: an amount of what is measured, or a plain quality of a part. */
function isClause({ name, value, subject }: Fact): boolean {
  // `Hood: 100% wool`, `Trim: 70% linen, 30% silk`: shares are those of a part.
  if (/^\d[\d.]*%/.test(value)) return true;
  if (name === 'Size' && /^(?:height|width|length|diameter)/i.test(value)) return false;
  if (name === 'Size' && /^one(?: size)?$/i.test(value)) return false;
  if (name === 'Size') return /^\d/.test(value) || !/\d.*,|,.*\d/.test(value);
  if (/(?:^| )age$/i.test(name) && /\dY/i.test(value)) return false;
  // `Adjustable, 43 to 51 cm`.
  if (/^\p{Lu}?\p{Ll}+able, \d[\d.]*(?: ?(?:to|-) ?[\d.]+)? \p{L}+$/u.test(value)) return measured.test(name);
  // `3 Seater` is no amount.
  if (measured.test(name)) return /^\d/.test(value) && !/\p{L}{4}.*,|\p{Lu}\p{Ll}{2}|\d[ -]seater/u.test(value);
  if (subject === 'model') return stated.test(name);
  const isList = /,/.test(value) && !/%/.test(value);
  return stated.test(name) && !isList && !/\b(?:for|to|with|on|of|from|be|is|are)\b/i.test(value);
}

/** The value inside a sentence; `adjustable, 43 to 51 cm` is no list. */
function tellValue(fact: Fact): string {
  const calm =
    fact.name === 'Size' && /\d|^[^\s,]{1,3}(?:,|$)/.test(fact.value)
      ? fact.value.replace(/(?<=^(?!1 )[\d.]+ inch)$/, 'es')
      : calmFact(fact);
  return /able, \d/.test(calm) ? calm : joinEntries(readEntries(calm));
}

/** `the neckline is round`; null where name or value make no clause. */
function clauseOf(fact: Fact): string | null {
  const { name, value, subject } = fact;
  // `The secondary material is foam`: beside which?
  if (/^(?:primary|secondary) /i.test(name)) return null;
  const isNoun = /^[\p{L}][\p{L}\s'’-]*$/u.test(name) && name.split(' ').length <= 3 && isClause(fact);
  const isText =
    // A name of a model is no number.
    (name === 'Model' && /\s/.test(value)) ||
    // `45 x 45` of nobody knows what.
    /^\d[\d.]*(?: x \d[\d.]*)+$/.test(value) ||
    (subject === 'color' && !hasColour(value)) ||
    // `Bralettes` are several, `the bra type is` one.
    (!/^\d|,/.test(value) && isPlural(value)) ||
    (subject === 'color' && /(?:^|[/,] ?)multi|(?:cyan|magenta)\//i.test(value));
  if (!isNoun || isText || isFlag(value) || !isSimple(value) || (name === 'Age' && /,/.test(value))) return null;
  const label = labelOf(fact);
  const isMany = isPlural(label);
  const noun = label.split(' ').at(-1) ?? '';
  // `the style is light luxury style`.
  const told = tellValue(fact)
    .replace(new RegExp(`(?<=\\S )${noun}$`, 'i'), '')
    // `12" with 2.5" extender`.
    .replace(/ with (?=\d[\d.]*["”] \p{L}+[^s\s]$)/u, ' with a ')
    .trim();
  const plain = /^\p{Lu}\p{Ll}+ed \p{Ll}/u.test(told) ? told.charAt(0).toLowerCase() + told.slice(1) : told;
  const written = /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return `the ${inSentence[written] ?? written} ${isMany ? 'are' : 'is'} ${plain}`;
}

/** `do not bleach`, `the water should be cold`: an entry that makes the list clauses. */
const clause = /^(?:do not|don['’]t|never|the \p{Ll}+)\s/iu;
const toReader =
  /^(?:(?:hand|machine|spot|gentle machine|cold) wash|dry clean|wipe|tumble|line dry|do not|iron|keep|clean|rinse|use|store|turn|lay)\b/i;
const inBox = /^(?:what['’]s included|in the box|package contents|included|contents)$/i;

/** A fact that makes neither, as a sentence of its own; null where none can be made of it: the bullets tell it. */
function statementOf(fact: Fact, isMany: boolean): string | null {
  const { name, value, subject } = fact;
  const entries = readEntries(calmFact(fact));
  if (subject === 'care' && toReader.test(value) && !/[:;]/.test(value))
    return `${capital(mendCare(entries.some((entry) => clause.test(entry)) ? entries.join(', ') : joinEntries(entries)))}.`;
  if (inBox.test(name) && entries.length > 1 && entries.every((entry) => /^\p{L}[\p{L} -]*$/u.test(entry)))
    return `Included are ${joinEntries(entries.map((entry) => `the ${entry.charAt(0).toLowerCase()}${entry.slice(1)}`))}.`;
  // `Pockets: 2 side pockets, 1 front pocket` counts what the label names.
  const head = name.toLowerCase().replace(/s$/, '');
  if (
    subject !== 'warranty' &&
    /^\d/.test(value) &&
    value.split(/,\s+/).every((entry) => /^\d+ /.test(entry) && entry.toLowerCase().includes(head))
  )
    return `${isMany ? 'They have' : 'It has'} ${joinEntries(value.split(/,\s+/))}.`;
  return null;
}

/** Length, width and height in one: `measures 10 in long, 12 in wide and 4 in high`. Null below two of them. */
function tellMeasures(facts: readonly Fact[], isMany: boolean): { predicate: string; told: readonly Fact[] } | null {
  const sides = [
    ['Length', 'long'],
    ['Width', 'wide'],
    ['Depth', 'deep'],
    ['Height', 'high'],
  ] as const;
  const found = sides.flatMap(([name, side]) => {
    const fact = facts.find(
      (each) => each.name === name && /^\d[\d./]* ?(?:in|inch|inches|cm|mm|m|ft|")$/.test(each.value),
    );
    return fact ? [{ fact, text: `${fact.value} ${side}` }] : [];
  });
  if (found.length < 2) return null;
  return {
    predicate: `${isMany ? 'measure' : 'measures'} ${joinEntries(found.map(({ text }) => text))}`,
    told: found.map(({ fact }) => fact),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `comes in black and comes in plaid patterns` is said apart. */
const isSaidAlike = (part: string, other: string) => /^comes? in /.test(part) && /^comes? in /.test(other);

const isList = (part: string) => /,| and /.test(part);

/** `Storage and upholstery are not included.` */
function tellIncluded(facts: readonly Fact[]): string[] {
  return ['Included', 'Not included'].flatMap((said) => {
    const names = facts
      .filter(({ value }) => value === said)
      .map(({ name }) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()));
    const [first = ''] = names;
    if (names.length === 0) return [];
    return `${capital(joinEntries(names))} ${names.length > 1 || isPlural(first) ? 'are' : 'is'} ${said.toLowerCase()}.`;
  });
}

function join(parts: readonly string[], opening: string): string[] {
  const sentences: string[] = [];
  let open: string[] = [];
  const flush = () => {
    if (open.length > 0) sentences.push(`${capital(`${opening}${joinEntries(open)}`)}.`);
    open = [];
  };
  for (const part of parts) {
    // A list ends its sentence: after it nobody could tell where the next part begins.
    if (isList(part)) {
      if (open.length > 1 || open.some((other) => isSaidAlike(part, other))) flush();
      open.push(part);
      flush();
      continue;
    }
    if (open.some((other) => isSaidAlike(part, other))) flush();
    open.push(part);
    if (open.length === together) flush();
  }
  flush();
  return sentences;
}

/** `Made of cotton and silk, it comes in blue and red.` in the place of two sentences that start alike; null where there are not both. */
function joinMaterial(predicates: readonly string[], isMany: boolean): { sentence: string; rest: string[] } | null {
  const made = predicates.find((each) => /^(?:is|are) made of /.test(each));
  const colour = predicates.find((each) => /^comes? in /.test(each));
  if (made === undefined || colour === undefined || !(isList(made) || isList(colour))) return null;
  const sentence = `M${made.replace(/^(?:is|are) m/, '')}, ${isMany ? 'they' : 'it'} ${colour}.`;
  return { sentence, rest: predicates.filter((each) => each !== made && each !== colour) };
}

/** Sentences for facts of an English source, short ones up to three together, in the order given. `isMany`: the product is spoken of as `they`. */
export function tellFacts(facts: readonly Fact[], isMany: boolean): string[] {
  const predicates: string[] = [];
  const clauses: string[] = [];
  const statements: string[] = [];
  const measures = tellMeasures(facts, isMany);
  if (measures !== null) predicates.push(measures.predicate);
  for (const fact of facts) {
    if (fact.name === 'Gender' || /^multi$/i.test(fact.value) || measures?.told.includes(fact)) continue;
    const predicate = predicateOf(fact, isMany);
    const clause = predicate === null ? clauseOf(fact) : null;
    const statement = predicate === null && clause === null ? statementOf(fact, isMany) : null;
    const isSaid = predicate?.includes(' made of ') && predicates.some((other) => other.includes(' made of '));
    if (predicate !== null && !isSaid && !predicates.includes(predicate)) predicates.push(predicate);
    if (clause !== null && clauses.length < mostClauses) clauses.push(clause);
    if (statement !== null) statements.push(statement);
  }
  // What it is made of and looks like goes before how large it is.
  const isSize = (predicate: string) =>
    /^(?:is|are) one size|^(?:measure|weigh|come as)/.test(predicate.replace(/^(\w+)s /, '$1 '));
  const place = (predicate: string) => (predicate.includes(' made of ') ? 0 : isSize(predicate) ? 2 : 1);
  predicates.sort((a, b) => place(a) - place(b));
  const told = joinPack(predicates);
  const material = joinMaterial(told, isMany);
  return [
    ...(material === null ? [] : [material.sentence]),
    ...join(material?.rest ?? told, isMany ? 'they ' : 'it '),
    ...join(clauses, ''),
    ...statements,
    ...tellIncluded(facts),
  ];
}
