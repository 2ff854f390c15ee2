// What the products a prompt was tried on show together.
import { forEachTextPart } from '#domain/parts/parts.ts';
import type { TrialFigures, TriedProduct } from './prompt-trial.contract.ts';

export type TrialMeans = {
  lengths: TrialFigures['lengths'];
  quality: number;
  /** Unsupported and contradicted together. */
  openClaims: number;
  brokenRules: number;
};

function meanOf(figures: readonly TrialFigures[]): TrialMeans {
  const mean = (of: (each: TrialFigures) => number) =>
    figures.reduce((sum, each) => sum + of(each), 0) / Math.max(1, figures.length);
  return {
    lengths: {
      ...forEachTextPart((part) => mean(({ lengths }) => lengths[part])),
    },
    quality: mean(({ quality }) => quality),
    openClaims: mean(({ unsupported, contradicted }) => unsupported + contradicted),
    brokenRules: mean(({ brokenRules }) => brokenRules.length),
  };
}

type TrialSummary = {
  before: TrialMeans;
  after: TrialMeans;
  /** Products any text of which would read otherwise. */
  changed: number;
};

/** What the products that were tried show together. */
export function summariseTrial(tried: readonly TriedProduct[]): TrialSummary {
  return {
    before: meanOf(tried.map(({ before }) => before)),
    after: meanOf(tried.map(({ after }) => after)),
    changed: tried.filter(({ changes }) => changes.length > 0).length,
  };
}
