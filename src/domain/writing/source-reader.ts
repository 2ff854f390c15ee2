// Reads a source product once: its sentences, its bullets and its facts, cleaned of promotion and in calm casing.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { calmLead, calmSentence, isAllCaps, learnSpellings, readMarks } from '#domain/text/casing.ts';
import { readLimit, readLines, toOneLine, toPlainText } from '#domain/text/plain-text.ts';
import { capitalise, contentWords, coverage, firstOfEach, foldText, hasPhrase, isEnglish } from '#domain/text/words.ts';
import { readFact, splitUnnamed, splitWeight } from './attributes.ts';
import { readCardTexts } from './card-texts.ts';
import { contradictsTitle } from './contents.ts';
import type { Fact } from './fact.ts';
import { textNames } from './fact-names.data.ts';
import { mendEnglish, spellAsTitle } from './mend-english.ts';
import { dropGainsaid, dropParcel, tellAllColours } from './one-voice.ts';
import { readPassage } from './passage.ts';
import { isPlural } from './plain-values.ts';
import { cleanSentence, cleanTitle, isSoldByAmount } from './promotion.ts';
import { dropRepeats, type Source } from './source.ts';
import { dropOur, readBrand, readKind, shopNamer, titleGiftCard } from './source-names.ts';
import { countsOtherThanTitle, saysOtherThanTitle } from './title-contradictions.ts';
import { readTitleFacts } from './title-facts.ts';
import { splitTitle } from './title-parts.ts';
import { dropFilledIn } from './variant-facts.ts';

/** `Regal Enter`: a text cut off where another goes on with the same words. */
function isNoStartOf(texts: readonly string[]): (text: string) => boolean {
  const folded = texts.map(foldText);
  return (text) => {
    const start = foldText(text);
    return (
      /[.!?]$/.test(start) ||
      !folded.some(
        (other) =>
          other.length > start.length && other.startsWith(start) && /[\p{L}]/u.test(other.charAt(start.length)),
      )
    );
  };
}

/** What a fact tells of the language: `Weight (kg)` is the shop system's word, whatever the shop speaks. */
const namesOf = ({ name, value }: Fact) =>
  /^(?:weight|length|width|height|model|mpn|size|color)$/i.test(name) ? [value] : [name, value];

/** `64-Oz. Carpet Cleaner`, `Hydrating Serum`, `Coffee Pods`: the colour a shop has for it is that of its bottle or box. */
const isPoured = (title: string): boolean =>
  (/\d[ -](?:fl\.? )?oz(?!\p{L})/iu.test(title) &&
    /(?<!\p{L})(?:cleaners?|detergents?|removers?|eliminators?|formulas?|shampoos?|solutions?)(?!\p{L})/iu.test(
      title,
    )) ||
  /(?<!\p{L})(?:serum|cleanser|K-Cups|(?:coffee|tea|espresso|cocoa) (?:pods?|capsules?)|meat sticks?|jerky)(?!\p{L})(?!.*(?:brewer|maker))/iu.test(
    title,
  );

/** Reads a product for the writer. Never throws, whatever the text holds; only the first 40,000 characters of a text are read. */
export function readSource(product: SourceProduct): Source {
  const isByAmount = isSoldByAmount([product.title, product.category, product.subcategory]);
  const brand = readBrand(product.brand);
  const kind = readKind(product, brand);
  const plainTitle = titleGiftCard(toOneLine(product.title.slice(0, 2_000)), kind);
  const nameShops = shopNamer(plainTitle, brand);
  const described = [product.description, ...textsOf(product)].join('\n');
  const description = nameShops(toPlainText(described));
  const bullets = product.bullets.map((bullet) => nameShops(toPlainText(bullet.slice(0, 5_000))));
  // Of the title only spellings with a capital inside teach anything: all its words have capitals.
  const inTitle = (plainTitle.match(/[\p{L}\d]*\p{Ll}\p{Lu}[\p{L}\d]*/gu) ?? []).join(' ');
  const lines = readLines(description);
  const spellings = learnSpellings([`x ${inTitle}`, ...lines.map((line) => line.text), ...bullets], brand);
  const clean = (text: string) => {
    const cleaned = cleanSentence(dropOur(text, plainTitle), brand, isByAmount);
    return { ...cleaned, text: calmLead(calmSentence(cleaned.text.replace(/\s--\s/g, ' – '), spellings), spellings) };
  };
  const title = cleanTitle(nameShops(plainTitle), isByAmount);
  const spoken = {
    names: new Set(contentWords(`${plainTitle} ${kind ?? ''}`)),
    isMany: isPlural(plainTitle) || isPlural(kind ?? ''),
  };
  const fromBullets = readPassage(bullets.flatMap(readLines), true, clean, spoken);
  const fromDescription = readPassage(lines, false, clean, spoken);
  if (described.length > readLimit) {
    fromDescription.removed.push({
      text: described.slice(readLimit, readLimit + 60).replace(/\s+/g, ' '),
      reason: `beyond the first ${readLimit.toLocaleString('en')} characters`,
    });
  }
  // A name in capitals that the title writes so too: `MEDEA`.
  const isLoudTitle = isAllCaps(plainTitle);
  const isSpelled = (value: string) => !isLoudTitle && plainTitle.includes(value) && hasPhrase(plainTitle, value);
  const facts = readFacts(product, (text) => (isSpelled(text) ? { text } : clean(text))).concat(
    fromBullets.facts,
    fromDescription.facts,
  );
  const isWhole = isNoStartOf([...fromBullets.items, ...fromDescription.sentences, ...fromDescription.items]);
  const isAgreed = (text: string) => !countsOtherThanTitle(text, plainTitle);
  const items = dropRepeats(
    [...fromBullets.items, ...fromDescription.items].filter((text) => isWhole(text) && isAgreed(text)).map(capitalise),
  );
  const brandWords = new Set(contentWords(brand ?? ''));
  // A sentence that is only the brand's name says nothing.
  const isSaying = (text: string) => coverage(contentWords(text), brandWords) < (brandWords.size > 1 ? 0.66 : 1);
  const sentences = dropRepeats(
    fromDescription.sentences.filter((text) => isWhole(text) && isAgreed(text)).map(capitalise),
  ).filter(isSaying);
  // The first value of a name holds: the attributes go before what the description repeats.
  // Of goods without a text `multicolor` is what a form was left at.
  const isBare = described.trim() === '' && product.bullets.length === 0;
  // A card's colour is that of its picture.
  const stated = facts.filter(
    ({ name, value }) => name !== 'Color' || !((isBare && /^multi/i.test(value)) || isByAmount || isPoured(plainTitle)),
  );
  // A number of a card is its shop's.
  const numbered = isByAmount ? stated.filter(({ subject }) => subject !== 'model') : stated;
  const filled = dropFilledIn(
    numbered.flatMap(splitWeight).flatMap(splitUnnamed),
    plainTitle,
    kind ?? product.category,
  );
  // Shares of a whole that gainsay the title leave open what it is made of.
  const gainsaid = filled.find(
    (fact) => fact.name === 'Composition' && /(?<!\d)100 ?%/.test(fact.value) && saysOtherThanTitle(fact, plainTitle),
  );
  // PU leather is of polyurethane.
  const isOpen =
    gainsaid !== undefined && !/poly(?:urethane|vinyl)|(?<!\p{L})(?:PU|PVC)(?!\p{L})/iu.test(gainsaid.value);
  const unique = firstOfEach(filled, (fact) => foldText(fact.name)).filter(
    (fact) =>
      !contradictsTitle(fact, plainTitle) &&
      !saysOtherThanTitle(fact, plainTitle) &&
      !(isOpen && fact.name === 'Material') &&
      // `Unisex Watch` is not made for women alone.
      !(
        /^(?:Made for|Gender)$/.test(fact.name) &&
        /(?<!\p{L})unisex(?!\p{L})/iu.test(plainTitle) &&
        !/unisex/i.test(fact.value)
      ),
  );
  // The language is that of all the text, whatever of it stays.
  const gone = [...fromBullets.removed, ...fromDescription.removed].map((removal) => removal.text);
  const english = isEnglish(
    [plainTitle, kind ?? '', ...sentences, ...items, ...gone, ...facts.flatMap(namesOf)].join(' '),
  );
  const mended = (texts: readonly string[]) =>
    english ? texts.map((text) => spellAsTitle(mendEnglish(text), plainTitle)) : [...texts];
  const card =
    isByAmount && english && isSoldByAmount([plainTitle]) ? readCardTexts(plainTitle, sentences, items) : null;
  fromDescription.removed.push(...(card?.removed ?? []));
  const told = { sentences: mended(card?.sentences ?? sentences), items: mended(card?.items ?? items) };
  const written = [
    plainTitle,
    description,
    ...bullets,
    ...product.attributes.slice(0, 200).map(({ value }) => value),
  ].join('\n');
  const text = [
    title.text,
    brand ?? '',
    kind ?? '',
    ...told.sentences,
    ...told.items,
    ...unique.map((fact) => `${fact.name} ${fact.value}`),
  ].join('\n');
  const source: Source = {
    title: title.text,
    brand,
    kind,
    category: product.category,
    isEnglish: english,
    isByAmount,
    spellings,
    marks: readMarks(
      [
        product.title,
        product.description,
        ...product.bullets,
        ...product.attributes.slice(0, 200).map(({ value }) => value),
      ],
      spellings,
    ),
    isBritish: /colour/i.test(written) && !/(?<!\p{L})(?:multi)?color/iu.test(written),
    ...told,
    // A shop system's own label beside a text in another language.
    facts: english
      ? dropGainsaid(
          dropParcel(unique, `${kind ?? ''} ${plainTitle}`),
          [...told.sentences, ...told.items],
          plainTitle,
        ).map((fact) => (fact.name === 'Čísla dílů' ? { ...fact, name: 'Part numbers' } : fact))
      : unique.filter(({ name }) => !/^(?:Weight|Length|Width|Height)$/.test(name)),
    // `Gift for You Gift Card` fits nothing.
    titleFacts: english
      ? readTitleFacts(splitTitle(title.text), sentences[0] ?? '', brand).filter(
          ({ name }) =>
            !((name === 'Compatibility' || name === 'Model') && isByAmount) &&
            !(name === 'Color' && (isByAmount || isPoured(plainTitle))),
        )
      : [],
    images: product.images,
    removed: { title: title.removed, bullets: fromBullets.removed, description: fromDescription.removed },
    text,
  };
  if (!english) return source;
  const tell = (texts: readonly string[]) => texts.flatMap((each) => tellAllColours(each, source) ?? []);
  return { ...source, sentences: tell(source.sentences), items: tell(source.items) };
}

/** Attributes that hold a text, such as a short description the main one does not begin with. */
function textsOf(product: SourceProduct): string[] {
  return product.attributes
    .filter(({ name, value }) => textNames.has(foldText(name.replace(/_+/g, ' '))) && value.split(' ').length > 3)
    .map(({ value }) => value.slice(0, 5_000).replaceAll(' | ', '\n'))
    .filter((value) => !product.description.includes(value.slice(0, 60)));
}

/** What a form was left at beside what was chosen: `USB cord, None`. */
const noEntry = /(?<=\S), (?:none|other|n\/a)(?=,|$)|^(?:none|other|n\/a), (?=\S)/giu;

function readFacts(product: SourceProduct, clean: (text: string) => { text: string }): Fact[] {
  const facts: Fact[] = [];
  for (const { name, value } of product.attributes.slice(0, 200)) {
    if (textNames.has(foldText(name.replace(/_+/g, ' ')))) continue;
    const plain = clean(toOneLine(value.slice(0, 2_000))).text.replace(noEntry, '');
    const fact = plain === '' ? null : readFact({ name: toOneLine(name.slice(0, 200)), value: plain });
    const isBrand = fact !== null && product.brand !== null && foldText(fact.value) === foldText(product.brand);
    // `Orvik LT-20` as a model: its maker is told apart.
    const maker = product.brand === null || fact?.subject !== 'model' ? '' : `${foldText(product.brand)} `;
    const isMade = fact !== null && maker !== '' && foldText(fact.value).startsWith(maker);
    if (fact && !isBrand) facts.push(isMade ? { ...fact, value: fact.value.slice(maker.length) } : fact);
  }
  return facts;
}
