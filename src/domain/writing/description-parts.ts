// What a description is made of: the opening, the source's own sentences, its points, and facts no sentence tells.
import { dropToldFacts } from './attributes.ts';
import type { Fact } from './fact.ts';
import { selectFacts } from './fact-groups.ts';
import { tellFacts } from './fact-sentences.ts';
import { readFragment, tellFragments } from './fragments.ts';
import { dropLead, isFragment, readHeader } from './headers.ts';
import { writeLead } from './lead-sentence.ts';
import { isPlural } from './plain-values.ts';
import { isNoun, type Lead, presentNoun } from './product-name.ts';
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

type Told = { prose: string[]; briefs: string[]; points: string[]; onPhoto: string[] };

/** The source's own texts, sorted by how they are told; bullets only until there are words enough. */
function sortTexts(source: Source, isWanted: (text: string) => boolean, minWords: number): Told {
  const said = source.sentences.filter((text) => isWanted(text) && !isNameOnly(text, source));
  const ofProduct = said.filter((text) => !ofModel.test(text));
  const prose = ofProduct.filter((text) => !isFragment(text)).map((text) => dropLead(text, source.title));
  const given = source.items.filter((text) => isWanted(text) && !isNameOnly(text, source));
  const items = dropCovered(dropRepeats(given, said), asLines(said));
  const room = Math.max(minWords, usualWords) - countWords(prose.join(' '));
  const points = takeWords(
    items.filter((item) => !isBriefItem(item)),
    room,
  ).map(tellPoint);
  const isThin = countWords([...prose, ...points].join(' ')) < usualWords;
  const briefs = dropRepeats(
    [
      ...ofProduct.filter((text) => isFragment(text)),
      ...(isThin ? items.filter(isBriefItem) : []),
      ...source.titlePoints.filter(isWanted),
    ],
    [...prose, ...points],
  );
  return { prose, briefs, points, onPhoto: said.filter((text) => ofModel.test(text)) };
}

/** Sentences that say what the product is, and the text one of them is made of. */
function open(
  source: Source,
  told: Told,
  isWanted: (text: string) => boolean,
): { leads: Lead[]; noun: string | undefined } {
  const noun = [...told.prose, ...told.briefs].slice(0, 2).find((text) => isNoun(text, source));
  const opening = noun === undefined ? null : presentNoun(noun, source);
  const body = [opening?.sentence ?? '', ...told.prose.filter((text) => text !== noun), ...told.points]
    .join(' ')
    .trim();
  const lead = writeLead(source, body, body.length < shortText && opening === null);
  return { leads: [opening, lead].filter((each) => each !== null).filter(({ sentence }) => isWanted(sentence)), noun };
}

/** The parts of a description; `minWords` is what the channel asks for. */
export function gatherParts(source: Source, isWanted: (text: string) => boolean, minWords: number): DescriptionParts {
  if (!source.isEnglish) return gatherAsWritten(source, isWanted);
  const told = sortTexts(source, isWanted, minWords);
  const { leads, noun } = open(source, told, isWanted);
  const prose = told.prose.filter((text) => text !== noun);
  const lead = leads.map(({ sentence }) => sentence);
  const features = told.briefs.filter((text) => text !== noun && readFragment(text) === null);

  const sets = [...lead, ...prose, ...told.points, ...features].map((text) => new Set(contentWords(text)));
  const names = leads.flatMap(({ facts }) => facts);
  const known = new Set([...names, ...source.facts.map(({ name }) => name)].map(foldText));
  const found = told.briefs
    .flatMap((text) => readFragment(text) ?? [])
    .filter(({ name }) => !known.has(foldText(name)));
  const facts = dropToldFacts([...selectFacts(source, true).filter(({ name }) => !names.includes(name)), ...found]);
  const left = facts.filter((fact) => isWanted(`${fact.name} ${fact.value}`) && !isTold(fact, sets));
  const isMany = leads[0]?.isMany ?? isPlural(source.title.split(/[,(–|]| - /)[0] ?? '');
  return {
    lead,
    prose,
    points: told.points,
    closing: [...tellFragments(features, isMany), ...tellFacts(left, isMany), ...told.onPhoto],
  };
}
