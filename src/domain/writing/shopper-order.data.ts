// What shoppers of a kind of goods ask first, by the headers of bullets. Ours, from the order in which large shops list the same facts.
import { mayMatch } from './word-openings.ts';

export type ShopperOrder = { kinds: RegExp; first: readonly string[] };

const kinds = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const clothing = kinds(
  'shirts?|t-?shirts?|polos?|beanies?|tops?|tees?|tanks?|camis?|dress(?:es)?|pants?|shorts|jeans|leggings?|capris?|jackets?|coats?|vests?|blazers?|hoodies?|sweatshirts?|sweaters?|pullovers?|cardigans?|tunics?|blouses?|skirts?|jumpsuits?|knitwear|bras?|lingerie|clothing|apparel|underwear|socks|swimwear|wigs?|shoes|sandals|boots|footwear',
);

const carried = kinds(
  'jewelry|rings?|necklaces?|bracelets?|earrings?|bangles?|watch(?:es)?|handbags?|bags?|pouch(?:es)?|wallets?|backpacks?|luggage',
);

const mayBeClothing = mayMatch(clothing);

/** Whether the words name something to wear. */
export const isClothing = (words: string): boolean => mayBeClothing(words) && clothing.test(words);

/** Whether the words name something to wear or to carry, which is sold by how it looks. */
export const isFashion = (words: string): boolean => isClothing(words) || carried.test(words);

/** Asked last everywhere. */
export const askedLast: readonly string[] = [
  'In the box',
  'Quantity',
  'Brand',
  'Product type',
  'Pack',
  'Model',
  'MPN',
  'Care',
  'Good to know',
  'Warranty',
  'Details',
];

/** The first kind whose words stand in the product's category or title holds. */
export const shopperOrders: readonly ShopperOrder[] = [
  { kinds: kinds('gift ?cards?|e-?gift|vouchers?'), first: ['Overview', 'Redemption', 'Use'] },
  {
    kinds: clothing,
    first: [
      'Overview',
      'Material',
      'Composition',
      'Fabric',
      'Fit',
      'Size',
      'Sizes',
      'Closure',
      'Comfort',
      'Pockets',
      'Style',
      'Pattern',
      'Color',
      'Colors',
    ],
  },
  {
    kinds: carried,
    first: [
      'Overview',
      'Material',
      'Composition',
      'Size',
      'Dimensions',
      'Sizes',
      'Pockets',
      'Storage',
      'Closure',
      'Straps',
      'Style',
      'Color',
      'Colors',
    ],
  },
  {
    kinds: kinds(
      'cases?|screen protectors?|chargers?|cables?|adapters?|mounts?|toner|ink|cartridges?|batter(?:y|ies)|parts?|accessor(?:y|ies)|kits?|lenses|filters?|harness(?:es)?',
    ),
    first: [
      'Overview',
      'Compatibility',
      'Protection',
      'Capacity',
      'Battery',
      'Power',
      'Connectivity',
      'Size',
      'Material',
      'Color',
    ],
  },
  {
    kinds: kinds(
      'tvs?|televisions?|laptops?|notebooks?|desktops?|computers?|tablets?|phones?|cameras?|camcorders?|headphones?|speakers?|audio|monitors?|printers?|networking|routers?|gaming',
    ),
    first: [
      'Overview',
      'Display',
      'Performance',
      'Memory and storage',
      'Sound',
      'Camera',
      'Connectivity',
      'Battery',
      'Power',
      'Compatibility',
      'Controls',
      'Size',
      'Color',
    ],
  },
  {
    kinds: kinds(
      'appliances?|kitchen|refrigerators?|washers?|dryers?|ovens?|ranges?|microwaves?|coffee|cookware|fryers?|vacuums?|furniture|home|sofas?|tables?|chairs?|lamps?|beds?|decor|garden',
    ),
    first: [
      'Overview',
      'Capacity',
      'Size',
      'Dimensions',
      'Material',
      'Temperature',
      'Power',
      'Controls',
      'Performance',
      'Installation',
      'Safety',
      'Color',
      'Finish',
    ],
  },
  {
    kinds: kinds('toys?|games?|kids|baby|puzzles?'),
    first: ['Overview', 'Age', 'In the box', 'Size', 'Dimensions', 'Material', 'Battery'],
  },
  {
    kinds: kinds('beauty|skin|hair|shampoo|makeup|cosmetics?|food|snacks?|wine|tea|supplements?'),
    first: ['Overview', 'Use', 'Ingredients', 'Capacity', 'Size', 'Flavor', 'Scent'],
  },
];

export const usualOrder: readonly string[] = [
  'Overview',
  'Compatibility',
  'Material',
  'Size',
  'Sizes',
  'Dimensions',
  'Capacity',
  'Color',
  'Colors',
];
