// What a description is made of: the opening, the source's own sentences, its points, and facts no sentence tells.

import { calmCapitals } from '#domain/text/casing.ts';
import { contentWords, coverage, foldText, hasPhrase } from '#domain/text/words.ts';
import { isTellable } from './card-texts.ts';
import { dropShorterCare, isCare } from './care.ts';
import type { Fact } from './fact.ts';
import { selectFacts } from './fact-groups.ts';
import { tellFacts } from './fact-sentences.ts';
import { readFragment } from './fragment-facts.ts';
import { tellFragments } from './fragments.ts';
import { dropLead, readHeader } from './headers.ts';
import { saysMeasure, writeLead } from './lead-sentence.ts';
import { nameBrand } from './name-brand.ts';
import { includesItself, isNameOnly } from './name-words.ts';
import { corePhrase, headWord } from './noun-phrase.ts';
import { isPlural } from './plain-values.ts';
import { pointAtProduct } from './point-at-product.ts';
import { kindOf } from './product-kind.ts';
import { headOf, isNoun, isOtherGoods, type Lead, nameOf, namesProduct, presentNoun } from './product-name.ts';
import { isSoldByAmount } from './promotion.ts';
import { isFragment } from './sentence-shape.ts';
import { dropFullStop } from './shorten.ts';
import { isSlogan } from './slogan.ts';
import { dropCovered, dropRepeats, type Source } from './source.ts';
import { openWithProduct, tellPoint, tellText } from './tell-text.ts';
import { nameWithKind } from './title-attributes.ts';
import { dropSpoken, isFactTold, keepNews, mostOfPoint, readTelling } from './told.ts';
import { dropToldFacts } from './told-facts.ts';

/** Bullets of the source are told in the description until it has this many words: they stand in the bullets anyway. */
const usualWords = 80;

/** The person on the photo: `Ashley is wearing an X-Small.` Of use to some, so it comes last. */
const ofModel = /^(?!(?:It|This|That)\s)\p{Lu}\p{Ll}+ is (?:wearing|\d)/u;

/** `list` are lines of a name and a value, for languages whose sentences we do not write. */
export type DescriptionParts = { lead: string[]; prose: string[]; points: string[]; closing: string[]; list: string[] };

export const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0;

/** Words of a text that names the product, as `black shorts with green accents` does. */
const longestName = 12;

/** Texts from the start until they hold so many words. */
function takeWords(texts: readonly string[], words: number): string[] {
  let room = words;
  return texts.filter((text) => {
    const isTaken = room > 0;
    if (isTaken) room -= countWords(text);
    return isTaken;
  });
}

const saysMade = /\s(?:is|are) (?:hand)?(?:made|crafted) (?:from|of|out of) /;

/** A whole in percent, with what rounding adds. */
const wholeShare = 102;

/** Facts told by the same words: the opening has told one of them. */
const ofMaterial: readonly string[] = ['Material', 'Composition', 'Fabric'];

/** Shares beyond a whole are those of several parts nobody names: a bullet lists them, no sentence says what they make. */
const isOneStuff = ({ name, value }: Fact): boolean =>
  name !== 'Composition' ||
  [...value.matchAll(/(\d{1,3})%/g)].reduce((sum, [, share]) => sum + Number(share), 0) <= wholeShare;

const asLines = (texts: readonly string[]) => texts.map((detail) => ({ header: '', detail }));

/** Other languages than English: the source's sentences, and its facts as it names them. */
function gatherAsWritten(source: Source, isWanted: (text: string) => boolean): DescriptionParts {
  const told = source.sentences.filter((text) => isWanted(text) && !isNameOnly(text, source));
  const items = dropRepeats(source.items.filter(isWanted), told);
  const facts = selectFacts(source, told.length + items.length === 0).map(({ name, value }) => `${name}: ${value}`);
  const isNamed = told.length + items.length >= 2;
  const name = nameWithKind(calmCapitals(source.title, source.spellings), source);
  return {
    lead: [],
    prose: told,
    points: items,
    closing: [],
    list: [...(isNamed ? [] : [name]), ...facts.filter(isWanted)],
  };
}

const dropHeader = (text: string) => readHeader(text)?.detail ?? text;

type Told = {
  noun: Lead | null;
  isMany: boolean;
  prose: string[];
  briefs: string[];
  points: string[];
  onPhoto: string[];
};

/** Whether the texts speak of one product as of several things: `These loafers …` of a `Wingtip Loafer`. */
function saysThese(texts: readonly string[], source: Source): boolean {
  const heads = [headOf(source) ?? '', headWord(kindOf(source)?.phrase ?? '')].flatMap((head) =>
    contentWords(head).slice(-1),
  );
  const many = source.isByAmount ? '' : `${nameOf(source)?.name ?? ''}s`;
  return texts.some((text) => {
    if (many.length > 4 && hasPhrase(text, many)) return true;
    const after = /(?<!\p{L})these ((?:\S+\s+){0,6}\S+)/iu.exec(text)?.[1] ?? '';
    return contentWords(after).some((word) => heads.includes(word));
  });
}

/** `The Check Short from Orvik offers` of `Check Shorts`. */
const namedAsOne =
  /^The (?:\p{Lu}\S* ){0,4}?(\p{Lu}\p{Ll}+)(?: (?:from|by) \p{Lu}[^,]{0,40}?)? (?:is|has|offers|features|comes|makes)\s/u;

/** Whether the texts speak of one, though the title names several: `this paper weight` of `Crystal Paper Weights`. */
function saysThis(texts: readonly string[], source: Source): boolean {
  const [head = ''] = contentWords(headOf(source) ?? '');
  return texts.some((text) => {
    const last = namedAsOne.exec(text)?.[1] ?? '';
    if (last !== '' && !/s$/i.test(last) && contentWords(last)[0] === head) return true;
    return [...text.matchAll(/(?<!\p{L})this ((?:\p{L}+ ){0,4})(\p{L}+)(?!\p{L})/giu)].some(
      ([, before = '', last = '']) =>
        `${before}${last}`.split(' ').some((word) => !/s$/i.test(word) && contentWords(word)[0] === head),
    );
  });
}

/** The source's own texts, sorted by how they are told; bullets only until there are words enough. */
function sortTexts(
  source: Source,
  isWanted: (text: string) => boolean,
  minWords: number,
  unplaced: readonly string[],
  isKnownMany: boolean | null = null,
): Told {
  const isNews = (text: string) => isWanted(text) && !isNameOnly(text, source) && !includesItself(text, source);
  const said = source.sentences.filter(isNews);
  const ofProduct = said.filter((text) => !ofModel.test(text)).map((text) => dropLead(text, source.title));
  const mayTell = (text: string) => !isSoldByAmount([source.title]) || isTellable(text, source.brand);
  // A note is a bullet of its own: `Important: the sizes run small`.
  const isNote = (text: string) =>
    /^(?:important|(?:please )?note|caution|warning)$/i.test(readHeader(text)?.header ?? '');
  const given = source.items.filter((text) => isNews(text) && mayTell(text) && !isNote(text));
  const items = dropCovered(dropRepeats(given, said), asLines(said));
  const openings = (ofProduct.length > 0 ? ofProduct : items).slice(0, 2);
  const at = openings.findIndex((text, index) => isNoun(text, source, index === 0));
  const noun = at < 0 ? null : presentNoun(openings[at] ?? '', source);
  const isMany =
    isKnownMany ??
    noun?.isMany ??
    (saysThese([...ofProduct, ...given], source) ||
      (isPlural(nameOf(source)?.name ?? headOf(source) ?? kindOf(source)?.phrase ?? '') &&
        !saysThis([...ofProduct, ...given], source)));

  const others = ofProduct.filter((text) => text !== openings[at]);
  const name = nameOf(source)?.name ?? '';
  const told = new Map(others.map((text) => [text, tellText(text, isMany, source)]));
  const sentences = others.flatMap((text) => told.get(text) ?? []);
  const prose = keepNews(sentences, [], name);
  // A bullet whose header a sentence says is told by it.
  const isHeadTold = (item: string) => {
    const head = contentWords(readHeader(item)?.header ?? '');
    return head.length > 1 && prose.some((text) => coverage(head, new Set(contentWords(text))) === 1);
  };
  const free = items.filter((text) => text !== openings[at] && !isHeadTold(text));
  const room = Math.max(minWords, usualWords) - countWords(prose.join(' '));
  const homeless = unplaced.map((text) => new Set(contentWords(text)));
  const isHomeless = (item: string) => homeless.some((set) => coverage(contentWords(dropHeader(item)), set) >= 0.9);
  const tellings = free.map((item) => ({ item, texts: tellPoint(item, isMany, source) }));
  const inRoom = new Set(
    takeWords(
      tellings.flatMap(({ texts }) => texts),
      room,
    ),
  );
  const placed = tellings.flatMap(({ item, texts }) => texts.filter((text) => inRoom.has(text) || isHomeless(item)));
  const points = dropSpoken(keepNews(placed, prose, name, mostOfPoint), prose, name);
  const isThin = countWords([...prose, ...points].join(' ')) < usualWords;
  const untold = (texts: readonly string[]) =>
    texts.filter((text) => (told.get(text) ?? tellText(text, isMany, source)).length === 0);
  const unsaid = [...untold(others), ...(isThin ? untold(free).map(dropHeader) : [])];
  const isFact = (text: string) => readFragment(text) !== null;
  const news = keepNews(
    unsaid.filter((text) => !isFact(text)),
    [...prose, ...points],
    name,
  );
  const briefs = unsaid.filter((text) => isFact(text) || news.includes(text));
  return { noun, isMany, prose, briefs, points, onPhoto: said.filter((text) => ofModel.test(text)) };
}

/** The parts with a first sentence that points at what stands before the reader: `It is a bed` as `This is a bed`. */
function presentFirst(parts: DescriptionParts): DescriptionParts {
  const first = (['prose', 'points', 'closing'] as const).find((name) => parts[name].length > 0);
  if (first === undefined) return parts;
  const [opening = '', ...others] = parts[first];
  const told = opening
    .replace(/^(?:It|This product) is (?=an? )/u, 'This is ')
    .replace(/^They are (?=\p{Ll})/u, 'These are ');
  return { ...parts, [first]: [told, ...others] };
}

/** The parts of a description; `minWords` is what the channel asks for, `unplaced` what no bullet says. */
export function gatherParts(
  source: Source,
  isWanted: (text: string) => boolean,
  minWords: number,
  unplaced: readonly string[],
): DescriptionParts {
  if (!source.isEnglish) return gatherAsWritten(source, isWanted);
  const told = sortTexts(source, isWanted, minWords, unplaced);
  // What a kit holds is of several stuffs: a bullet names the one listed.
  const isKit = /^kits?$/i.test(headOf(source) ?? '');
  const isSet = /^sets?$/i.test(headOf(source) ?? '');
  const isCard =
    source.isByAmount &&
    /gift ?cards?(?!\p{L})(?! (?:holder|box|sleeve|envelope|tin|bag|pouch|maze|case|accessor))/iu.test(source.title);
  const selected = selectFacts(source, true).filter(
    (fact) =>
      isWanted(`${fact.name} ${fact.value}`) &&
      isOneStuff(fact) &&
      !(isKit && fact.name === 'Material') &&
      // `This set comes as a set of 2`.
      !(isSet && /^(?:Quantity|Pack)$/.test(fact.name) && /^set of/i.test(fact.value)) &&
      // What a card weighs is what its box does.
      !(isCard && /^(?:Weight|Dimensions|Amount)$/.test(fact.name)),
  );
  const body = [told.noun?.sentence ?? '', ...told.prose, ...told.points].join(' ').trim();
  const stated = new Set(source.facts.map(({ name }) => foldText(name)));
  const found = told.briefs
    .flatMap((text) => readFragment(text) ?? [])
    .filter((fact) => !stated.has(foldText(fact.name)) && isOneStuff(fact));
  const news = dropToldFacts([...selected, ...found]).filter((fact) => !isFactTold(fact, [readTelling(body)]));
  const lead = told.noun === null ? writeLead(source, body, news) : null;
  const goods = contentWords(`${source.title} ${source.kind ?? ''}`);
  // A gown is no `circle skirt`, though both are worn.
  const isProduct = (phrase: string) =>
    namesProduct(phrase, source) && goods.includes(contentWords(corePhrase(phrase)).at(-1) ?? '');
  const brief = told.briefs.filter((text) => readFragment(text) === null && !isOtherGoods(text, source));
  const isManyNamed =
    told.prose.length === 0 &&
    brief.some((text) => isFragment(text, longestName) && isProduct(text) && isPlural(corePhrase(dropFullStop(text))));
  const isMany =
    lead === null ? told.isMany || isManyNamed : lead.isMany || saysThese([...told.prose, ...told.points], source);
  const leads = [lead, told.noun].filter((each) => each !== null).filter(({ sentence }) => isWanted(sentence));
  const opening = leads.map(({ sentence }) => sentence);
  // Behind a sentence of facts a slogan leads nowhere.
  const isTold = (text: string) => lead === null || !isSlogan(text, source);
  const prose = nameBrand(told.prose.filter(isTold), source, opening.join(' '));
  const name = nameOf(source)?.name ?? '';
  const stuffs = selected.filter((fact) => fact.name === 'Material').map(({ value }) => new Set(contentWords(value)));
  const isOf = (text: string, stuff: ReadonlySet<string>) =>
    text.includes(' ') && coverage(contentWords(text), stuff) === 1;
  const features = keepNews(brief, [...opening, ...prose, ...told.points], name, mostOfPoint)
    // `Cocona fabric` beside a material of Cocona fabric and wool.
    .filter((text) => !stuffs.some((stuff) => isOf(text, stuff)))
    // `Takes up 50% less space` beside a sentence that says so.
    .filter((text) => !text.includes('%') || dropSpoken([text], prose, name).length > 0);
  const said = [...opening, ...prose, ...told.points, ...features].map(readTelling);
  const names = lead?.facts ?? [];
  const facts = dropToldFacts([...selected, ...found].filter(({ name }) => !names.includes(name)));
  const isMadeTold = ofMaterial.some((name) => names.includes(name));
  // `Made from a maker's vinyl` beside `100% upcycled fabrics`: a text that says what it is made of goes before a list.
  const isMadeSaid =
    isMadeTold ||
    [...opening, ...prose].some(
      (text) => saysMade.test(text) && !/(?<!\p{L})(?:lin(?:er|ing)|interior)(?!\p{L})/iu.test(text),
    );
  const left = facts.filter(
    (fact) =>
      !isFactTold(fact, said) &&
      !(fact.name === 'Dimensions' && prose.some((text) => saysMeasure.test(text))) &&
      !(isMadeTold && ofMaterial.includes(fact.name)) &&
      !(isMadeSaid && fact.name === 'Composition' && /^100% \p{L}+ed \p{L}+$/u.test(fact.value)),
  );
  const texts = isMany === told.isMany ? told : sortTexts(source, isWanted, minWords, unplaced, isMany);
  const made = [...tellFragments(features, isMany, isProduct, !source.isByAmount), ...tellFacts(left, isMany)];
  const named = texts === told ? prose : nameBrand(texts.prose.filter(isTold), source, opening.join(' '));
  const groups = {
    lead: opening,
    prose: opening.length > 0 ? named : openWithProduct(named, source),
    points: texts.points,
    closing: made,
  };
  const pointed = pointAtProduct(groups, source);
  // How to care for it comes last, wherever the source has it.
  const notCare = (texts: readonly string[]) => texts.filter((text) => !isCare(text));
  const care = dropShorterCare([...pointed.prose, ...pointed.points, ...pointed.closing].filter(isCare));
  const parts = {
    lead: opening,
    prose: notCare(pointed.prose),
    points: notCare(pointed.points),
    closing: [...notCare(pointed.closing), ...care, ...told.onPhoto],
    list: [],
  };
  return opening.length > 0 ? parts : presentFirst(parts);
}
