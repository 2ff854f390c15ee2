// Answers from the product's own words: its attributes, and the sentences of its title, bullets and description.
import { checkClaims } from '#domain/claims/check-claims.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { splitSentences } from '#domain/text/sentences.ts';
import { capitalise, contentWords, firstOfEach, foldText } from '#domain/text/words.ts';
import { escapeMarkdown, quoteMarkdown } from './markdown-text.ts';
import { type Answer, count, listWords, type ProductFacts } from './product-facts.ts';
import { foldQuestion, type Intent, namedAttributes, wordsPattern } from './read-intent.ts';
import { subjects } from './subjects.data.ts';

/** A sentence of the source and where it stands. */
type Passage = { text: string; folded: string; where: string };
type Product = ProductFacts['product'];

const compiled = subjects.map(({ subject, asked, names, mentions }) => ({
  subject,
  asked: wordsPattern(asked),
  names: wordsPattern(names),
  // A unit may stand right behind its number.
  mentions: new RegExp(`(?<=^|[^\\p{L}])(?:${mentions})(?=$|[^\\p{L}\\p{N}])`, 'u'),
}));

const mostAttributes = 8;
const mostQuotes = 3;
/** Far above any real listing; keeps an answer about a pasted book quick. */
const mostPassages = 300;

/** What was looked through, so that "not found" says where. */
function searched({ attributes }: Product): string {
  return `its title, ${count(attributes.length, 'attribute')}, bullets and description`;
}

function passagesOf(product: Product): Passage[] {
  const sentences = (raw: string, where: string) =>
    toPlainText(raw)
      .split('\n')
      .flatMap(splitSentences)
      .map((text) => ({ text, folded: foldText(text), where }));
  return [
    ...sentences(product.title, 'title of the source'),
    ...product.bullets.flatMap((bullet, index) => sentences(bullet, `bullet ${index + 1} of the source`)),
    ...sentences(product.description, 'description of the source'),
  ].slice(0, mostPassages);
}

const attributeLine = ({ name, value }: { name: string; value: string }) =>
  `- **${escapeMarkdown(name, 80)}:** ${escapeMarkdown(value)}`;
const keyOfAttribute = ({ name, value }: { name: string; value: string }) => `${name}\n${value}`;
const keyOfPassage = ({ text }: Passage) => text;
const attributeSource = ({ name }: { name: string }) => `attribute ${quoteMarkdown(name, 80)} of the source`;
const passageLine = ({ text, where }: Passage) => `- ${capitalise(where)}: ${quoteMarkdown(text)}`;

const nothingElse = { title: '', description: '', bullets: [], category: null, subcategory: null, brand: null };

/**
 * Of a text, whether it states what these attributes state, otherwise than they do: `Made in Germany` beside Origin: China. What only is not
 * borne out, such as another weight, may be said of another thing and has to name what is asked.
 */
function otherThan(attributes: Product['attributes'], namesSubject: (folded: string) => boolean) {
  const facts = extractFacts({ ...nothingElse, attributes });
  const kinds = new Set(facts.facts.map(({ kind }) => kind));
  return (text: string): boolean => {
    const open = checkClaims(facts, text).filter(({ kind, verdict }) => kinds.has(kind) && verdict !== 'supported');
    return open.some(({ verdict }) => verdict === 'contradicted') || (open.length > 0 && namesSubject(foldText(text)));
  };
}

/** Words of a question that say nothing about what it asks for. */
const askingWords = new Set(
  contentWords(
    'what which who where when why how is are was were be do does did can could would should will has have had i you we they he she me my your their there any some much many get got tell know say says said about if not no yes please product item thing also with without really actually exactly kind type good okay use used using made make come comes contain contains one two the a an of for from in on at to and or want need like does it its this that them these those',
  ),
);

/** Answers what a question asks of the product itself; says so when nothing of it is recorded. */
export function answerFacts({ text }: Intent, { product }: ProductFacts): Answer {
  const asked = compiled.filter((subject) => subject.asked.test(text));
  const named = namedAttributes(product.attributes, text);
  const ofSubject = asked.flatMap((subject) =>
    product.attributes.filter(({ name }) => subject.names.test(foldQuestion(name))),
  );
  const passages = passagesOf(product);
  const own = searchWords(text);
  // The words of the question itself say more than the subject they belong to: `dishwasher` more than care.
  const exact = passages.filter((passage) => holdsAll(passage.folded, own));
  const inAttributes = product.attributes.filter(({ name, value }) => holdsAll(foldText(`${name} ${value}`), own));
  const namesSubject = (folded: string) => asked.some((subject) => subject.mentions.test(folded));
  const direct = firstOfEach([...named, ...ofSubject, ...inAttributes], keyOfAttribute).slice(0, mostAttributes);
  const isOther = otherThan(direct, namesSubject);
  const others = product.attributes.filter(({ name, value }) => isOther(`${name}: ${value}`));
  const lines = firstOfEach([...direct, ...others], keyOfAttribute).slice(0, mostAttributes);
  const further = passages.filter(({ text, folded }) => (direct.length > 0 ? isOther(text) : namesSubject(folded)));
  const some = (found: readonly Passage[]) => firstOfEach(found, keyOfPassage).slice(0, mostQuotes);
  const quotes = firstOfEach([...some(exact), ...some(further)], keyOfPassage);
  if (lines.length + quotes.length === 0) {
    return answerMentions(product, passages, own) ?? answerNothing(product, text, asked);
  }
  return {
    lines: [
      lines.length === 0 && asked[0]
        ? `No attribute is about ${asked[0].subject}, but this may help:`
        : 'This is what the source says:',
      '',
      ...lines.map(attributeLine),
      ...quotes.map(passageLine),
    ],
    found: [...lines.map(attributeSource), ...quotes.map(({ where }) => where)],
  };
}

/** No passage holds all the words: those that hold one of the longer ones are shown as what they are. */
function answerMentions(product: Product, passages: readonly Passage[], own: readonly string[]): Answer | null {
  const word = own
    .filter((each) => each.length > 3)
    .find((each) =>
      [...passages.map(({ folded }) => folded), ...attributeTexts(product)].some((said) => holdsAll(said, [each])),
    );
  if (word === undefined) return null;
  const attributes = product.attributes
    .filter(({ name, value }) => holdsAll(foldText(`${name} ${value}`), [word]))
    .slice(0, mostQuotes);
  const quotes = passages.filter(({ folded }) => holdsAll(folded, [word])).slice(0, mostQuotes);
  return {
    lines: [
      `I find no direct answer. This is what the source says about ${quoteMarkdown(word, 60)}:`,
      '',
      ...attributes.map(attributeLine),
      ...quotes.map(passageLine),
    ],
    found: [...attributes.map(attributeSource), ...quotes.map(({ where }) => where)],
  };
}

const attributeTexts = ({ attributes }: Product) => attributes.map(({ name, value }) => foldText(`${name} ${value}`));

function answerNothing(product: Product, text: string, asked: readonly { subject: string }[]): Answer {
  const own = searchWords(text);
  if (asked.length === 0 && own.length === 0) return notUnderstood;
  const about = asked[0]?.subject ?? quoteMarkdown(own.join(' '), 80);
  return {
    lines: [
      `I find nothing about ${about} in this product’s data, so I cannot answer that. I searched ${searched(product)}.`,
      '',
      'If you know the answer, add it with **Edit Product**. Then the writer can use it too. Ask *help* to see what I can look up.',
    ],
    found: [],
  };
}

const notUnderstood: Answer = {
  lines: [
    'I did not understand that. I am the built-in assistant: I only look up what is saved about this product.',
    '',
    'Try *What material is it?*, *What is missing?* or *What should I do next?*, or ask *help*.',
  ],
  found: [],
};

/** Whether a question asks for a fact we know words for, such as the material or the weight. */
export function asksSubject(text: string): boolean {
  return compiled.some((subject) => subject.asked.test(text));
}

/** Whether no word of a question says what it is about, such as `and when was that?` */
export function saysNothing(text: string): boolean {
  return !asksSubject(text) && searchWords(text).length === 0;
}

function searchWords(text: string): string[] {
  return contentWords(text).filter((word) => !askingWords.has(word) && word.length > 1);
}

/** Whether every word is in the text, in any of a few forms: `wash` finds `washable`, `washes` and `washproof`. */
function holdsAll(folded: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const stems = contentWords(folded);
  return words.every((word) => stems.some((stem) => stem === word || (word.length > 3 && isForm(stem, word))));
}

function isForm(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.startsWith(short) && /^(?:e?s|e?d|ing|er|able|proof|ly)?$/.test(long.slice(short.length));
}

/** Everything the source states: its fields and attributes. */
export function answerSummary({ product }: ProductFacts): Answer {
  const { brand, subcategory, category, price, retailer, sku, attributes, bullets, images } = product;
  const place = [category, subcategory].filter((step) => step !== null).map((step) => escapeMarkdown(step));
  const lines = [
    `**${escapeMarkdown(product.title)}**`,
    '',
    `- **SKU:** ${escapeMarkdown(sku)}`,
    ...(brand ? [`- **Brand:** ${escapeMarkdown(brand)}`] : []),
    ...(place.length > 0 ? [`- **Category:** ${place.join(' › ')}`] : []),
    ...(price ? [`- **Price:** ${escapeMarkdown(price)}`] : []),
    ...(retailer ? [`- **Retailer:** ${escapeMarkdown(retailer)}`] : []),
    ...attributes.slice(0, 20).map(attributeLine),
  ];
  const more = attributes.length > 20 ? ` ${attributes.length - 20} more attributes are in View Full Details.` : '';
  return {
    lines: [
      ...lines,
      '',
      `It has ${listWords([count(bullets.length, 'bullet'), count(images.length, 'image')])}, and ${product.description.trim() === '' ? 'no description' : 'a description'}.${more}`,
    ],
    found: ['fields and attributes of the source product'],
  };
}
