// Names of columns that steer a shop and say nothing of its products.
import { readName, type Sense } from './name-words.ts';

const splitNames = (list: string) => list.split(',').map((name) => name.trim());

/** Words of the shop's machinery: addresses, times, ratings, stock, sales, tax and the like. */
const machinery = new Set<Sense>(['steer', 'link', 'offer', 'tax', 'currency']);
const keptDespite = /(?:shipping weight|weight|dimensions|care|country of origin|volume)/;

/** Words around `rating` that speak of what buyers think; with any other word (IP, fire, energy) it is a property of the product. */
const opinion = new Set(
  splitNames(
    'rating, ratings, average, avg, mean, overall, total, count, counts, number, num, no, of, amount, value, values, text, summary, distribution, aggregate, best, worst, max, min, customer, customers, user, users, buyer, buyers, seller, store, vendor, shop, merchant, product, products, item, star, stars, amazon, google, 1, 2, 3, 4, 5, five, four, three, two, one',
  ),
);

/** True for a plain name of what buyers think of a product, in stars or points. */
export function isOpinion(plain: string): boolean {
  return /(?:^| )ratings?(?: |$)/.test(plain) && plain.split(' ').every((word) => opinion.has(word));
}

/** True for the plain name of a column of the shop's machinery. */
export function isTechnical(plain: string): boolean {
  return (
    isOpinion(plain) || (readName(plain).words.some(({ sense }) => machinery.has(sense)) && !keptDespite.test(plain))
  );
}
