// The vocabulary of the sample catalogue: what a sample product is, who worked on it and what they did to it.

export const sampleParts = ['title', 'bullets', 'description', 'images'] as const;
export type Part = (typeof sampleParts)[number];

/** The people of the sample shop. The first one is the signed-in user of a local start. */
export const sampleUsers = [
  { username: 'maya', fullName: 'Maya Lindqvist', role: 'Content Manager' },
  { username: 'tomas', fullName: 'Tomas Herrera', role: 'Copywriter' },
  { username: 'priya', fullName: 'Priya Raman', role: 'Copy Editor' },
  { username: 'jonas', fullName: 'Jonas Adeyemi', role: 'Image Editor' },
] as const;
export type SampleUser = (typeof sampleUsers)[number]['username'];

export type SampleRetailer = 'Amazon' | 'Walmart' | 'Target' | 'eBay' | 'Etsy' | 'Shopify';

/** `sample`: the texts of `sample-drafts.ts`, which a language model wrote beforehand; the built-in writer where nobody is named. */
type Writer = 'sample';

/** One step of the review, `daysAgo` whole days before the first start at `hour:minute` of that day. */
export type ReviewEvent = { daysAgo: number; hour: number; minute: number; by: SampleUser } & (
  | { do: 'generate'; writer?: Writer }
  | { do: 'regenerate'; part: Part; prompt?: string }
  | { do: 'approve' | 'reject' | 'rollback'; part: Part }
  | { do: 'edit'; part: 'title' | 'description'; text: string }
  | { do: 'edit'; part: 'bullets'; text: string[] }
);

export type SampleImage = { file: string; alt: string };

/** A source product as it came in, plus the script of its review (oldest event first; empty: nothing generated yet). */
export type SampleProduct = {
  sku: string;
  title: string;
  description: string;
  bullets: string[];
  /** File names inside `sample/images`, hero first. */
  images: SampleImage[];
  price: string;
  category: string;
  subcategory: string;
  brand: string;
  retailer: SampleRetailer;
  attributes: Record<string, string>;
  /** Days between the arrival in the catalogue and the first start. */
  arrivedDaysAgo: number;
  review: ReviewEvent[];
};

/** The images of a product: `<slug>-1.jpg` is the hero; one alternative text per image. */
export function pictures(slug: string, ...alts: string[]): SampleImage[] {
  return alts.map((alt, index) => ({ file: `${slug}-${index + 1}.jpg`, alt }));
}

/** What arrived later was not measured yet: the first product among it, so that its WebP file is still to be found out and cured. */
const measuredDaysAgo = 2.5;

/** Whether the images of a product are measured as a first start shows it: those that wait for a decision, but for the latest. */
export function isMeasured({ review, arrivedDaysAgo }: SampleProduct): boolean {
  if (arrivedDaysAgo < measuredDaysAgo) return false;
  const last = review.findLast((event) => event.do === 'generate' || event.part === 'images');
  return last?.do !== 'approve' && last?.do !== 'reject';
}
