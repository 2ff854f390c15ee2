// Groups a source's facts into lines: what it is made of, how large it is, what lies in the box.
import type { Fact, Subject } from './attributes.ts';
import { topicOf } from './headers.ts';
import { dropFullStop } from './shorten.ts';
import type { Source } from './source.ts';
import { contentWords, coverage, hasPhrase } from './words.ts';

/** A header and what stands after its colon. */
export type FactLine = { header: string; detail: string };

/** A value longer than this stands in a line of its own. */
const groupable = 70;

const groups: readonly (readonly [string, readonly Subject[]])[] = [
  ['Material & care', ['material']],
  ['Size', ['size']],
  ['Suited for', ['fit']],
  ['Style', ['style']],
  ['Power', ['power']],
  ['Connectivity', ['connection']],
  ['In the box', ['box']],
  ['Details', ['model', 'other']],
  ['Warranty', ['warranty']],
];

/** Name as it stands inside a line: `seat height` for `Seat Height`, `USB ports` as it is. */
function inside(name: string): string {
  return name.replace(/[\p{L}\p{N}'’-]+/gu, (word) => (/^\p{Lu}[\p{Ll}'’-]*$/u.test(word) ? word.toLowerCase() : word));
}

function join(parts: readonly string[]): string {
  return parts.join(parts.some((part) => /[,;]/.test(part)) ? '; ' : ', ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A fact inside a line. A name that only repeats the label is left away: `Material & care: 100% cotton, machine wash`. */
function tell({ name, value }: Fact, label: string): string {
  if (/^yes$/i.test(value)) return inside(name);
  if (/^no$/i.test(value)) return `${inside(name)}: no`;
  // `14 vents` needs no `vents` before it.
  const isNamed = contentWords(name).every((word) => hasPhrase(label, word) || contentWords(value).includes(word));
  return isNamed ? value : `${inside(name)} ${value}`;
}

function writeGroup(label: string, facts: readonly Fact[]): FactLine {
  const [only] = facts;
  const isPlain =
    facts.length === 1 &&
    only !== undefined &&
    only.name.length + only.value.length >= 9 &&
    !/^(?:yes|no)$/i.test(only.value);
  if (isPlain) return { header: only.name.length > 30 ? label : only.name, detail: only.value };
  const line = { header: label, detail: capital(join(facts.map((fact) => tell(fact, label)))) };
  return line.header.length + line.detail.length < 9
    ? { header: 'Details', detail: capital(facts.map((fact) => tell(fact, '')).join(', ')) }
    : line;
}

/** Lines for the facts, without those the title says already unless they may repeat it. In other languages than English each fact keeps its own name. */
export function groupFacts(source: Source, mayRepeatTitle: boolean): FactLine[] {
  const inTitle = new Set(contentWords(source.title));
  const isTold = ({ subject, value }: Fact) =>
    mayRepeatTitle || subject === 'material' || subject === 'box' || coverage(contentWords(value), inTitle) < 1;
  const names = new Set(source.facts.map((fact) => fact.name.toLowerCase()));
  const fromTitle = source.titleFacts.filter((fact) => !names.has(fact.name.toLowerCase()));
  const facts = [...source.facts, ...fromTitle].filter(isTold);
  const own = ({ name, value }: Fact) => ({ header: name, detail: value });
  if (!source.isEnglish) return facts.map(own);
  const isShort = (fact: Fact) => fact.value.length <= 25 && fact.subject !== 'material';
  if (facts.length > 1 && facts.length <= 3 && facts.every(isShort)) return [writeGroup('Details', facts)];
  const grouped = groups.flatMap(([label, subjects]) => {
    const members = facts.filter((fact) => subjects.includes(fact.subject) && fact.value.length <= groupable);
    return members.length === 0 ? [] : [writeGroup(label, members)];
  });
  return [...grouped, ...facts.filter((fact) => fact.value.length > groupable).map(own)];
}

/** Short verbless sentences of a description in lines: `Material: 100% Linen`, `Details: Silk tie closure, made in France`. */
export function groupFragments(fragments: readonly string[]): FactLine[] {
  const bare = fragments.map((fragment) => dropFullStop(fragment));
  const isMaterial = (text: string) => topicOf(text, new Set()) === 'Material';
  const isSize = (text: string) => /\d\s?(?:["”″']|cm|mm|inches|in\.|ft)|(?:^|\s)size(?:\s|$)/i.test(text);
  const line = (header: string, texts: readonly string[]): FactLine[] => {
    const [first, ...rest] = texts;
    return first === undefined ? [] : [{ header, detail: join([first, ...rest.map(lowerStart)]) }];
  };
  return [
    ...line('Material', bare.filter(isMaterial)),
    ...line(
      'Size',
      bare.filter((text) => !isMaterial(text) && isSize(text)),
    ),
    ...line(
      'Details',
      bare.filter((text) => !isMaterial(text) && !isSize(text)),
    ),
  ];
}

/** `silk tie closure` inside a line; names keep their capitals. */
export function lowerStart(text: string): string {
  const [first = '', second = ''] = text.split(' ');
  const isOrdinary = /^(?:Colou?r|Size|Length|Width|Height|Made|Fits)$/.test(first) || !/^\p{Lu}/u.test(second);
  return /^\p{Lu}\p{Ll}+$/u.test(first) && isOrdinary ? first.toLowerCase() + text.slice(first.length) : text;
}
