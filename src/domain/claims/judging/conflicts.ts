// Facts that the product's own title speaks against: a weight of 50 kg beside `50 gm`. Whichever is right, such a fact supports nothing.
import type { Fact } from '../fact.ts';
import type { Facts } from '../facts.ts';
import { isOfWhole, wholeNamesOf } from './whole-names.ts';

/** A gram of what is sold by volume is about a milliliter. */
const isOfContent = (quantity: string) => quantity === 'mass' || quantity === 'volume';
/** One number in two units is a slip where the units are this far apart; another number of another quantity only from a thousand times on. */
const slip = 5;
const absurd = 1000;

/** Whether two amounts cannot both be right: one number in other units, or a ton of what a bottle holds. */
function areApart(fact: Fact, other: Fact): boolean {
  if (fact.value.type !== 'measure' || other.value.type !== 'measure') return false;
  const [one] = fact.value.amounts;
  const [two] = other.value.amounts;
  if (!one || !two || one.unit === two.unit) return false;
  const ratio = Math.max(one.base / two.base, two.base / one.base);
  if (fact.value.quantity === other.value.quantity) return one.number === two.number && ratio >= slip;
  const areContents = isOfContent(fact.value.quantity) && isOfContent(other.value.quantity);
  return areContents && ratio >= (one.number === two.number ? slip : absurd);
}

/** The facts of the title that speak against an amount of a whole that an attribute says. */
export function findConflicting(facts: Facts, fact: Fact): Fact[] {
  if (fact.field === 'title' || fact.value.type !== 'measure') return [];
  const known = wholeNamesOf(fact.value.quantity);
  if (!isOfWhole(fact, known)) return [];
  const quantities = isOfContent(fact.value.quantity) ? ['mass', 'volume'] : [fact.value.quantity];
  return quantities
    .flatMap((quantity) => facts.ofTitle.byQuantity.get(quantity))
    .filter((other) => areApart(fact, other));
}
