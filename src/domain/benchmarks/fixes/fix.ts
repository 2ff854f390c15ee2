// What the fix of a rule kind is given and what it answers. A fix changes one part, takes nothing from it but what the rule forbids, and
// says so where it cannot.
import type { UsableAttribute } from '#domain/attributes/usable-attributes.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { isTextPart, type Part, type PartContent } from '#domain/parts/parts.ts';
import type { Attribute } from '../finding.ts';
import type { ListingReading } from '../substance/read-listing.ts';

/** The part a fix changes, and one sentence on what it does. */
export type FixPlan = { part: Part; does: string };

export type FixTarget = {
  part: Part;
  /** The texts of the part: one of a title or a description, one a bullet point; without blank ones. */
  items: readonly string[];
  content: PartContent;
  product: SourceProduct;
  /** What the attributes state that may be mentioned and that the texts do not say otherwise; read when it is asked for. */
  readonly facts: readonly UsableAttribute[];
  listing: ListingReading;
  /** Whether the rule would pass with these texts in the part. */
  passes(items: readonly string[]): boolean;
  /** Whether a rule in effect wants the part longer than these texts. */
  isShort(items: readonly string[]): boolean;
  /** Whether figures, units, names and the like of the part are missing in these texts; `removed` as in what a fix answers. */
  loses(items: readonly string[], removed?: readonly string[]): boolean;
  /** Whether a text could be an entry of the part by itself: no rule that blocks or warns forbids what it says or how long it is. */
  isAllowed(entry: string): boolean;
};

/** Why nothing is changed. */
export const fixObstacles = [
  'passes',
  'no-fix',
  'no-brand',
  'no-fact',
  'too-long',
  'loses-fact',
  'breaks-rule',
  'opens-claim',
] as const;
export type FixObstacle = (typeof fixObstacles)[number];

/** `says`: the same as a sentence without its full stop, alike for all products with one cause. */
export type NotFixed = { because: FixObstacle; says: string };

/** `removed`: what the rule forbids and the fix took out, as the old text had it: it may be gone. */
export type Fixed = { items: readonly string[]; removed?: readonly string[] };

/** What a kind says of its fix. */
export type PlanFix<Rule> = (rule: Rule, attribute: Attribute) => FixPlan | null;

/** What a fix makes of a part whose rule is broken. `proposeFix` checks it. */
export type ApplyFix<Rule> = (target: FixTarget, rule: Rule) => Fixed | NotFixed;

export const brandPlan: FixPlan = {
  part: 'title',
  does: 'Puts the brand at the front of the title, spelled as in the Brand field, and removes a second mention of it.',
};

/** The plan of a fix that changes the very text its rule is about; null for what is no text. */
export const planOf = (attribute: Attribute, does: string): FixPlan | null =>
  attribute === 'facts' || attribute === 'substance' || !isTextPart(attribute) ? null : { part: attribute, does };

export const notFixed = (because: FixObstacle, says: string): NotFixed => ({ because, says });
export const noSafeFix: NotFixed = notFixed('no-fix', 'No safe fix for this text');
export const losesFact: NotFixed = notFixed('loses-fact', 'A number, unit, name or feature would be lost');

export const isFixed = (outcome: Fixed | NotFixed): outcome is Fixed => 'items' in outcome;
