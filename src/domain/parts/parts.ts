// The parts of a product's content, as one table: what every room knows of a part besides its content is read from here.
import * as z from 'zod/mini';

/**
 * `label` heads the part on the product's screen, `shortLabel` where room is scarce, `historyLabel` in history; `letter` stands for it in
 * the issue count; `word` names it inside a sentence. `kind`: one text, a list of texts, or a list of image addresses. `isScored`: one of
 * the four that Content Score, issues and status lists count (specification, section 4). `qualityPoints` is what Listing Quality can lose
 * at most by it: those of all parts, of the facts and of the substance are 100 together.
 */
type PartDefinition = {
  label: string;
  shortLabel: string;
  historyLabel: string;
  letter: string;
  word: string;
  kind: 'text' | 'texts' | 'images';
  isScored: boolean;
  qualityPoints: number;
};

/** In the order of the product's screen. */
export const partTable = {
  title: {
    label: 'Product Title',
    shortLabel: 'Title',
    historyLabel: 'Title',
    letter: 'T',
    word: 'title',
    kind: 'text',
    isScored: true,
    qualityPoints: 17,
  },
  bullets: {
    label: 'Feature Bullets',
    shortLabel: 'Bullets',
    historyLabel: 'Bullet Points',
    letter: 'B',
    word: 'bullets',
    kind: 'texts',
    isScored: true,
    qualityPoints: 13,
  },
  description: {
    label: 'Product Description',
    shortLabel: 'Description',
    historyLabel: 'Description',
    letter: 'D',
    word: 'description',
    kind: 'text',
    isScored: true,
    qualityPoints: 13,
  },
  images: {
    label: 'Product Images',
    shortLabel: 'Images',
    historyLabel: 'Images',
    letter: 'I',
    word: 'images',
    kind: 'images',
    isScored: true,
    qualityPoints: 17,
  },
} as const satisfies Readonly<Record<string, PartDefinition>>;

export type Part = keyof typeof partTable;

/** The value of each part: text, list of texts, or list of image addresses. */
export type PartContent = { [P in Part]: (typeof partTable)[P]['kind'] extends 'text' ? string : string[] };

/** The parts that are text, and so can claim something. */
export type TextPart = { [P in Part]: (typeof partTable)[P]['kind'] extends 'images' ? never : P }[Part];

export const partNames = Object.keys(partTable) as [Part, ...Part[]];
export const partSchema = z.enum(partNames);

export function isTextPart(part: Part): part is TextPart {
  return partTable[part].kind !== 'images';
}

export const textParts = partNames.filter(isTextPart) as [TextPart, ...TextPart[]];
export const textPartSchema = z.enum(textParts);

/** Parts somebody asks for, each once however often it is named. */
export const askedParts = <P extends Part>(part: z.ZodMiniType<P>) =>
  z.array(part).check(
    z.minLength(1, 'Select at least one part.'),
    z.overwrite((parts) => [...new Set(parts)]),
  );

/** `Title, Bullets` */
export const listParts = (parts: readonly Part[]): string => parts.map((part) => partTable[part].shortLabel).join(', ');

/** Builds a record with an entry for every part. */
export function forEachPart<Value>(make: <P extends Part>(part: P) => Value): Record<Part, Value> {
  return Object.fromEntries(partNames.map((part) => [part, make(part)])) as Record<Part, Value>;
}

/** The same for the parts that are text. */
export function forEachTextPart<Value>(make: (part: TextPart) => Value): Record<TextPart, Value> {
  return Object.fromEntries(textParts.map((part) => [part, make(part)])) as Record<TextPart, Value>;
}

/** Whether a value says nothing: a blank text, or a list without one that is not blank. */
export function isEmptyValue(value: string | readonly string[]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.every((item) => item.trim() === '');
}

const emptyValue = (part: Part): string | string[] => (partTable[part].kind === 'text' ? '' : []);

/** The values of parts out of what holds some of them under their names, such as a product; empty where it has none. */
export function pickParts(from: Partial<PartContent>): PartContent {
  return Object.fromEntries(partNames.map((part) => [part, from[part] ?? emptyValue(part)])) as PartContent;
}

/** The parts that Content Score, issues and status lists count. */
export const scoredParts = partNames.filter((part) => partTable[part].isScored);

/** Order in which issues are listed and lettered: T, D, B, then the rest (specification, section 2). */
export const issueOrder: readonly Part[] = [
  'title',
  'description',
  ...partNames.filter((part) => part !== 'title' && part !== 'description'),
];

export const statuses = ['pending', 'approved', 'rejected'] as const;
export const statusSchema = z.enum(statuses);
export type Status = z.infer<typeof statusSchema>;
