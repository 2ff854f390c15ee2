// What a measure of substance is. Who adds one writes it in a file of its own and names it in measures.ts; its rule follows from it.
import type { Attribute } from '../finding.ts';
import type { FixPlan } from '../fixes/fix.ts';
import type { ListingReading } from './read-listing.ts';

export type Measured = {
  /** Share of the measure's points that is lost, 0-1. */
  share: number;
  message: string;
  fix: string | null;
  found?: string[];
};
export type SubstanceMeasure = {
  name: string;
  /** Names its rule to people. */
  label: string;
  /** What it asks, in a few words that read on from the name of what is checked. */
  words: string;
  /** What of a listing it checks, and the points it can take there. */
  points: Partial<Readonly<Record<Attribute, number>>>;
  /** Its rules advise, because something else warns of the same; absent where they warn. */
  isAdvice?: true;
  /** Null when there is nothing to check. */
  measure(reading: ListingReading, attribute: Attribute): Measured | null;
  /** The part a fix changes and what it does; null for what it does not fix, absent where nothing safe can be done. */
  planFix?(attribute: Attribute): FixPlan | null;
};

export function defineMeasure<const Name extends string>(
  measure: SubstanceMeasure & { name: Name },
): SubstanceMeasure & { name: Name } {
  return measure;
}

export const kept = (message: string): Measured => ({ share: 0, message, fix: null });

/** A text as it is quoted in a finding. */
export const quoteShort = (text: string): string => (text.length > 60 ? `${text.slice(0, 58)}…` : text);
