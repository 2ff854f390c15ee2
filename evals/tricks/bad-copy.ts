// Bad copy made from a real listing by script: the six kinds the measures were built against, each with one trick. Pictures stay.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { PartContent } from '#domain/parts/parts.ts';
import type { Random } from '../claims/random.ts';

export type Copy = Pick<PartContent, 'title' | 'description' | 'bullets' | 'images'>;
/** `other` is another product of the same catalogue. */
type TrickInput = { honest: Copy; product: SourceProduct; other: Copy; random: Random };
export type Trick = { name: string; make: (given: TrickInput) => Copy };

const eachText = (
  copy: Copy,
  change: (text: string) => string,
  ofTitle: (text: string) => string = (text) => text,
) => ({
  ...copy,
  title: ofTitle(copy.title),
  description: copy.description.split('\n').map(change).join('\n'),
  bullets: copy.bullets.map(change),
});
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Every word a figure of the same length. */
const digits: Trick = {
  name: 'digits without words',
  make: ({ honest, random }) =>
    eachText(honest, (text) =>
      wordsOf(text)
        .map((word) => String(Math.floor(random.next() * 10 ** Math.min(4, Math.max(1, word.length - 1)))))
        .join(' '),
    ),
};

/** The words of each text in another order, sentence marks and all. */
const scrambled: Trick = {
  name: 'scrambled words',
  make: ({ honest, random }) => eachText(honest, (text) => random.shuffle(wordsOf(text)).join(' ')),
};

const swaps: readonly (readonly string[])[] = [
  ['black', 'white', 'red', 'blue', 'green', 'gray', 'brown', 'pink', 'silver', 'gold', 'beige', 'navy', 'purple'],
  ['cotton', 'polyester', 'wool', 'silk', 'linen', 'leather', 'nylon', 'viscose', 'acrylic'],
  ['wood', 'steel', 'aluminum', 'plastic', 'glass', 'ceramic', 'brass', 'rubber', 'vinyl', 'stainless'],
  ['left', 'right'],
  ['small', 'large'],
  ['with', 'without'],
  ['is', 'is not'],
  ['are', 'are not'],
  ['includes', 'excludes'],
  ['indoor', 'outdoor'],
  ["men's", "women's"],
  ['adjustable', 'fixed'],
  ['wireless', 'wired'],
];
const swapOf = new Map(
  swaps.flatMap((words) => words.map((word, at) => [word, words[(at + 1) % words.length] ?? word])),
);
/** Every figure another one, and words of a few families their neighbors. */
const contradict = (text: string) =>
  text
    .replace(/\d+/g, (number) => String(Number(number) * 2 + 1))
    .replace(/(?<![\p{L}\p{N}'’-])[\p{L}'’]+(?![\p{L}\p{N}'’-])/gu, (word) => {
      const swapped = swapOf.get(word.toLowerCase().replace('’', "'"));
      if (swapped === undefined) return word;
      return /^\p{Lu}/u.test(word) ? swapped.charAt(0).toUpperCase() + swapped.slice(1) : swapped;
    });
const contradicted: Trick = {
  name: 'contradicted facts',
  make: ({ honest }) => eachText(honest, contradict, contradict),
};

const anothers: Trick = {
  name: 'text of another product',
  make: ({ honest, other }) => ({ ...honest, description: other.description, bullets: other.bullets }),
};

const empty = [
  'Experience the perfect companion that will elevate your everyday life.',
  'Enjoy premium quality and timeless elegance that you will love for years.',
  'Whether at home or on the go, it brings unique style and ultimate comfort.',
  'It is the ideal choice for anyone who values excellence and attention to detail.',
  'Discover a new level of satisfaction and make every moment count.',
  'Our customers agree that nothing compares to this amazing experience.',
  'A thoughtful gift for friends and family on any occasion.',
  'Designed with care, it fits perfectly into your lifestyle.',
  'Treat yourself to something special and feel the difference today.',
  'You deserve the best, and this is exactly what you will get.',
];
/** As much praise as there is text, and twice as much. */
const padded: Trick = {
  name: 'padding',
  make: ({ honest, random }) => {
    const length = Math.max(400, wordsOf(honest.description).join(' ').length * 2);
    const sentences: string[] = [];
    for (let at = 0; sentences.join(' ').length < length; at += 1)
      sentences.push(random.shuffle(empty)[at % empty.length] ?? '');
    return {
      ...honest,
      description: `${honest.description} ${sentences.join(' ')}`,
      bullets: honest.bullets.map((bullet) => `${bullet}. ${random.pick(empty)} ${random.pick(empty)}`),
    };
  },
};

/** The words people search by, over and over, behind every text. */
const stuffed: Trick = {
  name: 'stuffing',
  make: ({ honest, product, random }) => {
    const terms = [product.category, product.subcategory, product.brand, ...wordsOf(honest.title)]
      .flatMap((text) => wordsOf((text ?? '').replace(/[^\p{L}\p{N}' ]+/gu, ' ')))
      .filter((word) => word.length > 2)
      .map((word) => word.toLowerCase());
    const run = (words: number) => Array.from({ length: words }, () => random.pick(terms)).join(' ');
    const size = Math.max(60, wordsOf(honest.description).length);
    return {
      ...honest,
      description: `${honest.description} ${Array.from({ length: Math.ceil(size / 6) }, () => run(6)).join(', ')}.`,
      bullets: honest.bullets.map((bullet) => `${bullet} ${run(6)}, ${run(6)}`),
    };
  },
};

export const tricks: readonly Trick[] = [digits, scrambled, contradicted, anothers, padded, stuffed];

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '');

/** The letters of each word in another order. */
const letters: Trick = {
  name: 'shuffled letters',
  make: ({ honest, random }) =>
    eachText(honest, (text) => text.replace(/\p{L}{3,}/gu, (word) => random.shuffle([...word.toLowerCase()]).join(''))),
};

/** Every sentence three times. */
const threefold: Trick = {
  name: 'everything three times',
  make: ({ honest, random }) => {
    const said = [...sentencesOf(honest.description), ...honest.bullets];
    return {
      ...honest,
      description: random.shuffle([...said, ...said, ...said]).join(' '),
      bullets: honest.bullets.map((bullet) => `${bullet}; ${bullet}; ${bullet}`),
    };
  },
};

/** Every second sentence and point is another product's. */
const mixed: Trick = {
  name: 'half of it another product',
  make: ({ honest, other }) => {
    const [own, others] = [sentencesOf(honest.description), sentencesOf(other.description)];
    const foreign = others.length > 0 ? others : other.bullets;
    const mix = (texts: readonly string[], of: readonly string[]) =>
      texts.map((text, at) => (at % 2 === 1 && of.length > 0 ? (of[at % of.length] ?? text) : text));
    return {
      ...honest,
      description: mix(own, foreign).join(' '),
      bullets: mix(honest.bullets, other.bullets.length > 0 ? other.bullets : foreign),
    };
  },
};

/** Thought of when the measures were built, and never used to change them. */
export const heldBack: readonly Trick[] = [letters, threefold, mixed];
