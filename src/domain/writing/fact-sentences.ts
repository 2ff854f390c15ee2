// Facts as plain sentences for a description: `It is made of tungsten steel and has a solid pattern.`
import type { Fact } from './fact.ts';
import { labelOf } from './fact-groups.ts';
import { calmFact, calmValue, isPlural, joinEntries, readEntries } from './plain-values.ts';
import { fitArticleTo } from './words.ts';

/** Predicates or clauses of one sentence at most; and the longest value that may stand in one. */
const together = 3;
const longest = 60;

type Wording = { one: (value: string) => string; many: (value: string) => string };

const both = (one: string, many: string): Wording => ({
  one: (value) => one.replace('…', value),
  many: (value) => many.replace('…', value),
});

/** How a fact of a label is told of `it` and of `they`; only for values it can hold. */
const wordings: Readonly<Record<string, Wording>> = {
  Material: both('is made of …', 'are made of …'),
  Color: both('comes in …', 'come in …'),
  Sizes: both('comes in sizes …', 'come in sizes …'),
  Colors: both('comes in …', 'come in …'),
  Patterns: both('comes in these patterns: …', 'come in these patterns: …'),
  Climate: both('suits these conditions: …', 'suit these conditions: …'),
  Seasons: both('suits …', 'suit …'),
  Season: both('suits …', 'suit …'),
  Rooms: both('suits these rooms: …', 'suit these rooms: …'),
  Occasions: both('suits these occasions: …', 'suit these occasions: …'),
  'Made for': both('is made for …', 'are made for …'),
  Weight: both('weighs …', 'weigh …'),
  Quantity: both('comes as a …', 'come as a …'),
  Pack: both('comes as a …', 'come as a …'),
};
const withArticle: Readonly<Record<string, string>> = { Pattern: 'pattern', Finish: 'finish' };
/** Labels that read better inside a sentence by another name. */
const inSentence: Readonly<Record<string, string>> = {
  model: 'model number',
  closure: 'closure type',
  age: 'suggested age',
};

const isFlag = (value: string) => /^(?:yes|no|included|not included)$/i.test(value);
const isSimple = (value: string) => value.length <= longest && !/[.:;!?()]/.test(value.replace(/\d\.\d/g, ''));

/** `comes in black`; null where the fact is no predicate. */
function predicateOf(fact: Fact, isMany: boolean): string | null {
  const { name, value } = fact;
  const label = labelOf(fact);
  if (isFlag(value) || !isSimple(value)) return null;
  if (name === 'Color' && /^multi/i.test(value))
    return /^multi$/i.test(value) ? null : `${isMany ? 'are' : 'is'} ${value.toLowerCase()}`;
  const told = joinEntries(readEntries(name === 'Made for' ? calmValue(value) : calmFact(fact)));
  if (label === 'Size' && /^one size$/i.test(value)) return isMany ? 'are one size' : 'is one size';
  if (name === 'Made for' && /^unisex$/i.test(value)) return isMany ? 'are unisex' : 'is unisex';
  const noun = withArticle[label];
  if (noun !== undefined)
    return /^no\b|s$/i.test(value)
      ? null
      : `${isMany ? 'have' : 'has'} ${fitArticleTo(told)} ${told}${told.toLowerCase().endsWith(noun) ? '' : ` ${noun}`}`;
  if (label === 'Weight' && !/\d/.test(value)) return null;
  // `420D nylon` and `100% cotton` are materials, `2` and `A4` are none.
  if (label === 'Material' && !/\p{L}{3}/u.test(value)) return null;
  if (
    (label === 'Quantity' || label === 'Pack') &&
    !/^(?:\d+-(?:pack|piece|count)|pair|set of \d+|pack of \d+)$/i.test(value)
  )
    return null;
  const wording = wordings[label];
  return wording === undefined
    ? null
    : (isMany ? wording.many : wording.one)(/^(?:Quantity|Pack)$/.test(label) ? told.toLowerCase() : told);
}

const notNouns = /^(?:made|suitable|designed|ideal|compatible|works|in|with|for|not|covered|includes?)\b/i;

/** What a thing simply is, such as round, zipper or stainless steel: other names may be followed by a thing without its article. */
const plainNames =
  /\b(?:material|colou?r|shape|type|length|size|style|neckline|collar|closure|liner|lining|exterior|interior|fit|pattern|fabric|finish|display|placket|model|mpn|origin|movement|fragrance|scent|flavou?r|plating|theme|system)$/i;

/** Whether `the … is …` holds for a name and its value: an amount of anything, or a plain quality of what has qualities. */
function isClause(name: string, value: string): boolean {
  if (/^\d/.test(value)) return /%/.test(value) || !/\p{L}{4}.*,/u.test(value);
  return plainNames.test(name) && !/\b(?:for|to|with|on|of|from|be|is|are)\b|\d.*,|,.*\d/i.test(value);
}

/** `the neckline is round`; null where name or value make no clause. */
function clauseOf(fact: Fact): string | null {
  const { name, value, subject } = fact;
  const isNoun =
    /^[\p{L}][\p{L}\s'’-]*$/u.test(name) &&
    name.split(' ').length <= 3 &&
    !notNouns.test(name) &&
    isClause(name, value);
  const isText =
    subject === 'care' ||
    subject === 'warranty' ||
    /^(?:Features|Details|Specifications|Compatibility|Memory and storage|Variant)$/.test(name);
  if (!isNoun || isText || isFlag(value) || !isSimple(value) || (name === 'Age' && /,/.test(value))) return null;
  const label = labelOf(fact);
  const isMany = isPlural(label);
  const written = /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  return `the ${inSentence[written] ?? written} ${isMany ? 'are' : 'is'} ${joinEntries(readEntries(calmFact(fact)))}`;
}

/** A fact that makes neither. */
function statementOf(fact: Fact): string {
  const { name, value } = fact;
  if (/included$/i.test(value)) return `${name} ${isPlural(name) ? 'are' : 'is'} ${value.toLowerCase()}.`;
  if (/^(?:Features|Details)$/.test(name) && readEntries(value).length > 1)
    return `${name} include ${joinEntries(readEntries(calmFact(fact)))}.`;
  return `${name}: ${calmFact(fact)}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function join(parts: readonly string[], opening: string): string[] {
  const sentences: string[] = [];
  let open: string[] = [];
  const flush = () => {
    if (open.length > 0) sentences.push(`${capital(`${opening}${joinEntries(open)}`)}.`);
    open = [];
  };
  for (const part of parts) {
    // A part that lists several things stands alone: two lists in one sentence cannot be told apart.
    const isList = /,| and /.test(part);
    if (isList) {
      flush();
      sentences.push(`${capital(`${opening}${part}`)}.`);
      continue;
    }
    open.push(part);
    if (open.length === together) flush();
  }
  flush();
  return sentences;
}

/** Sentences for facts of an English source, short ones up to three together, in the order given. `isMany`: the product is spoken of as `they`. */
export function tellFacts(facts: readonly Fact[], isMany: boolean): string[] {
  const predicates: string[] = [];
  const clauses: string[] = [];
  const statements: string[] = [];
  for (const fact of facts.filter(({ name, value }) => name !== 'Gender' && !/^multi$/i.test(value))) {
    const predicate = predicateOf(fact, isMany);
    const clause = predicate === null ? clauseOf(fact) : null;
    if (predicate !== null) predicates.push(predicate);
    else if (clause !== null) clauses.push(clause);
    else statements.push(statementOf(fact));
  }
  return [...join(predicates, isMany ? 'they ' : 'it '), ...join(clauses, ''), ...statements];
}
