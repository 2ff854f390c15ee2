// Which sizes of a product may be used as its size: if a source gives several figures for one measure, none of them is the size of
// the whole, and a measure that another one contains is used once.
import type { Attribute } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/text/words.ts';
import { readAttributeName } from './attribute-use.ts';
import type { UsableAttribute } from './usable-attributes.ts';

/** How long something is in one direction: `Width`, `Seat Height`. */
const ofOneSide = /(?:^| )(?:width|depth|height|length|diameter)$/i;
/** Those of the whole; the length may be that of a cord. */
const ofTheWhole = /^(?:width|depth|height|length)$/i;
const isLength = (kind: string): boolean => kind === 'Dimensions' || ofOneSide.test(kind);

const numbersIn = (value: string): number[] => (value.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** Figures this close are one figure, once rounded: `76.5` and `77`. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(1, other * 0.03);

/** Whether the source measures one length twice under one name and not the same: it speaks of several pieces, or of variants. */
function measuresSeveral(attributes: readonly Attribute[]): boolean {
  const known = new Map<string, string>();
  for (const { name, value } of attributes) {
    if (numbersIn(value).length === 0 || !isLength(readAttributeName(name).kind)) continue;
    const [key, said] = [foldText(name), numbersIn(value).join(' ')];
    if (known.has(key) && known.get(key) !== said) return true;
    known.set(key, said);
  }
  return false;
}

const inInches = /(?:\d\s*)(?:["”″]|in(?:ch(?:es)?)?)(?!\p{L})/iu;
const metric = /(?:\d\s*)([cm]?m)(?!\p{L})/iu;
/** The unit of a size, as it is compared; null where the figures say none. */
const unitOf = (value: string): string | null =>
  inInches.test(value) ? 'in' : (metric.exec(value)?.[1]?.toLowerCase() ?? null);

/** So many figures measure all sides. */
const allSides = 3;

/**
 * The attributes that may be used, without sizes that may not be the product's: those of one piece of several, a side next to the
 * dimensions that contain it, and both if they disagree.
 */
export function withClearSizes(
  usable: readonly UsableAttribute[],
  attributes: readonly Attribute[],
): UsableAttribute[] {
  if (measuresSeveral(attributes)) return usable.filter(({ kind }) => !isLength(kind));
  const whole = usable.find(({ kind }) => kind === 'Dimensions');
  const given = numbersIn(whole?.value ?? '');
  if (whole === undefined || given.length < 2) return [...usable];
  const unit = unitOf(whole.value);
  const sides = usable.filter(({ kind, value }) => {
    const own = unitOf(value);
    return ofTheWhole.test(kind) && (own === null || unit === null || own === unit);
  });
  const isHeld = ({ value }: UsableAttribute) =>
    numbersIn(value).some((figure) => given.some((other) => isNear(figure, other)));
  const isAtOdds = given.length >= allSides && sides.some((side) => side.kind !== 'Length' && !isHeld(side));
  if (isAtOdds) return usable.filter((each) => each !== whole && !sides.includes(each));
  return usable.filter((each) => !sides.includes(each) || !isHeld(each));
}
