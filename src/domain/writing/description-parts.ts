// What a description is made of: the opening, the source's own sentences, its points, and facts no sentence tells.
import { dropToldFacts, type Fact } from './attributes.ts';
import { selectFacts } from './fact-groups.ts';
import { tellFacts } from './fact-sentences.ts';
import { readFragment, tellFragments } from './fragments.ts';
import { dropLead, isFragment, readHeader } from './headers.ts';
import { writeLead } from './lead-sentence.ts';
import { isPlural } from './plain-values.ts';
import { isNoun, presentNoun } from './product-name.ts';
import { dropCovered, dropRepeats, isNameOnly, type Source } from './source.ts';
import { kindToAdd } from './title-attributes.ts';
import { contentWords, coverage, foldText } from './words.ts';

/** Bullets of the source are told in the description until it has this many words: they stand in the bullets anyway. */
const usualWords = 80;
/** A description below this is short enough to say whose the product is. */
const shortText = 450;

/** The person on the photo: `Ashley is wearing an X-Small.` Of use to some, so it comes last. */
const ofModel = /^\p{Lu}\p{Ll}+ is (?:wearing|\d)/u;
/** Bullets without a verb may be longer than sentences without one. */
const isBriefItem = (text: string) => isFragment(text, 12) && readHeader(text) === null;

export type DescriptionParts = { lead: string[]; prose: string[]; points: string[]; closing: string[] };

export const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

/** Texts from the start until they hold so many words. */
function takeWords(texts: readonly string[], words: number): string[] {
  let room = words;
  return texts.filter((text) => {
    const isTaken = room > 0;
    if (isTaken) room -= countWords(text);
    return isTaken;
  });
}

/** A bullet as a sentence: its header goes where the detail can stand alone. */
function tellPoint(item: string): string {
  const own = readHeader(item);
  if (own === null) return item;
  const isSentence = !isFragment(own.detail) && own.detail.split(' ').length > 5 && /^\p{Lu}/u.test(own.detail);
  return isSentence ? own.detail : item;
}

function isTold(fact: Fact, texts: readonly Set<string>[]): boolean {
  const words = contentWords(fact.value);
  return words.length > 0 && texts.some((text) => coverage(words, text) === 1);
}

const asLines = (texts: readonly string[]) => texts.map((detail) => ({ header: '', detail }));

/** Other languages than English: the source's sentences, and its facts as it names them. */
function gatherAsWritten(source: Source, isWanted: (text: string) => boolean): DescriptionParts {
  const told = source.sentences.filter(isWanted);
  const items = dropRepeats(source.items.filter(isWanted), told);
  const facts = selectFacts(source, told.length + items.length === 0).map(({ name, value }) => `${name}: ${value}`);
  const lead =
    told.length + items.length < 2 && !told.some((text) => isNameOnly(text, source))
      ? [[source.title, kindToAdd(source)].filter((part) => part !== null).join(', ')]
      : [];
  return { lead, prose: told, points: items, closing: facts.filter(isWanted) };
}

/** The parts of a description; `minWords` is what the channel asks for. */
export function gatherParts(source: Source, isWanted: (text: string) => boolean, minWords: number): DescriptionParts {
  if (!source.isEnglish) return gatherAsWritten(source, isWanted);
  const said = source.sentences.filter((text) => isWanted(text) && !isNameOnly(text, source));
  const onPhoto = said.filter((text) => ofModel.test(text));
  const prose = said
    .filter((text) => !isFragment(text) && !ofModel.test(text))
    .map((text) => dropLead(text, source.title));
  const briefs = said.filter((text) => isFragment(text) && !ofModel.test(text));
  const items = dropCovered(
    dropRepeats(
      source.items.filter((text) => isWanted(text) && !isNameOnly(text, source)),
      said,
    ),
    asLines(said),
  );
  const points = takeWords(
    items.filter((item) => !isBriefItem(item)),
    Math.max(minWords, usualWords) - countWords(prose.join(' ')),
  ).map(tellPoint);
  const brief = dropRepeats(
    [
      ...briefs,
      ...(countWords([...prose, ...points].join(' ')) < usualWords ? items.filter(isBriefItem) : []),
      ...source.titlePoints.filter(isWanted),
    ],
    [...prose, ...points],
  );

  const found = brief.flatMap((text) => readFragment(text) ?? []);
  const noun = [...prose, ...brief].slice(0, 2).find((text) => isNoun(text, source));
  const features = brief.filter((text) => text !== noun && readFragment(text) === null);
  const body = [...prose.filter((text) => text !== noun), ...points];
  const opening = noun === undefined ? null : presentNoun(noun, source);
  const told = [...(opening ? [opening.sentence] : []), ...body];
  const lead = writeLead(source, told.join(' '), told.join(' ').length < shortText && opening === null);
  const leads = [opening, lead].filter((each) => each !== null && isWanted(each.sentence));
  const sets = [...leads.map((each) => each?.sentence ?? ''), ...body, ...features].map(
    (text) => new Set(contentWords(text)),
  );
  const names = new Set([
    ...source.facts.map(({ name }) => foldText(name)),
    ...leads.flatMap((each) => each?.facts ?? []).map(foldText),
  ]);
  const facts = dropToldFacts([
    ...selectFacts(source, true).filter(({ name }) => !leads.some((each) => each?.facts.includes(name))),
    ...found.filter(({ name }) => !names.has(foldText(name))),
  ]).filter((fact) => isWanted(`${fact.name} ${fact.value}`) && !isTold(fact, sets));
  const isMany = leads[0]?.isMany ?? isPlural(source.title.split(/[,(–|]| - /)[0] ?? '');
  return {
    lead: leads.map((each) => each?.sentence ?? ''),
    prose: prose.filter((text) => text !== noun),
    points,
    closing: [...tellFragments(features, isMany), ...tellFacts(facts, isMany), ...onPhoto],
  };
}
