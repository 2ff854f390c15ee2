// How far the facts of the source reach: a text that mentions all of them does not have to be longer, and one that could mention more is shown what.
import { textParts } from '#domain/parts/parts.ts';
import { type Attribute, type Finding, pass, type Target } from '../finding.ts';
import { enoughFacts, nameFacts } from './facts.measure.ts';
import type { ListingFact, ListingReading } from './read-listing.ts';

/** With fewer facts it is unclear how much there is to say. */
const leastFacts = 3;

type Reach = {
  /** The message that nothing is left: for a text, all facts are mentioned; for the title, those that belong in it. */
  done: string;
  /** Share of what a text could mention that it does not, 0-1. */
  share: number;
  unmentioned: readonly ListingFact[];
};

const titleDone = (facts: number) =>
  facts === 0 ? 'The source has no facts that belong in a title' : 'Title mentions every fact that belongs in a title';

/** What a part could still mention; null if there are too few facts to say. */
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

const textAttributes: ReadonlySet<Attribute> = new Set(textParts);

/**
 * A finding of too little, as far as the facts reach: missing an ideal costs points by the facts not mentioned, and nobody is asked to write more
 * than there is to say.
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
