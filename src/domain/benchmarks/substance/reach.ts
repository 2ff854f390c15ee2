// How far the facts of the source reach: a text that tells all of them is not asked for more, and one that could tell more is told what.
import { type Attribute, type Finding, pass, type Target } from '../finding.ts';
import { enoughFacts, nameFacts } from './facts.measure.ts';
import type { ListingFact, ListingReading } from './read-listing.ts';

/** With fewer facts nothing says how much there is to tell. */
const leastFacts = 3;

type Reach = {
  /** How a text is told that nothing is left: one of all the facts told, the title of those that belong in it. */
  done: string;
  /** Share of what a text could tell that is not told, 0-1. */
  share: number;
  unmentioned: readonly ListingFact[];
};

const titleDone = (facts: number) =>
  facts === 0 ? 'The source has no facts that belong in a title' : 'Title mentions every fact that belongs in a title';

/** What the facts leave to tell in a part; null where there are too few to say. */
function reachOf(reading: ListingReading, attribute: Attribute): Reach | null {
  const { facts } = reading;
  if (facts.length < leastFacts) return null;
  const isTitle = attribute === 'title';
  const unmentioned = isTitle ? reading.unmentionedInTitle : reading.unmentioned;
  const all = isTitle ? facts.filter(({ use }) => use === 'title').length : facts.length;
  return {
    done: isTitle ? titleDone(all) : 'Text uses all the facts of the source',
    share: all === 0 ? 0 : Math.min(1, unmentioned.length / Math.min(enoughFacts, all)),
    unmentioned,
  };
}

const textAttributes: ReadonlySet<Attribute> = new Set(['title', 'description', 'bullets']);

/**
 * A finding of too little, as far as the facts reach: of an ideal the points go by the facts not told, and nobody is asked to write more than
 * there is to tell.
 */
export function softenByReach(finding: Finding, { attribute, readListing }: Target, isIdeal: boolean): Finding {
  if (!finding.verdict.endsWith('below') || !textAttributes.has(attribute) || !readListing) return finding;
  const reach = reachOf(readListing(), attribute);
  if (reach === null) return finding;
  if (reach.unmentioned.length === 0) {
    if (!isIdeal) return finding;
    const { measured, limit } = finding;
    return pass(reach.done, { measured, limit });
  }
  const advice = nameFacts(reach.unmentioned);
  if (!isIdeal) return { ...finding, fix: [finding.fix, advice].filter((text) => text !== null).join(' ') };
  return { ...finding, share: finding.share * reach.share, fix: advice };
}
