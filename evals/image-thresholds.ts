// From where on a measure speaks, as the rules on images have it.
import { builtInRules } from '#domain/benchmarks/packs.ts';

const boundsOf = (measure: string) => {
  const rule = builtInRules.find(
    ({ benchmarkType, rule: of }) => benchmarkType === 'image-measure' && 'measure' in of && of.measure === measure,
  );
  if (rule?.benchmarkType !== 'image-measure') throw new Error(`No rule asks for ${measure}`);
  return rule.rule;
};

export const figureThresholds = {
  white: (boundsOf('white').min ?? 0) / 100,
  sharp: boundsOf('sharpness').min ?? 0,
  letters: (boundsOf('letters').max ?? 0) / 100,
  /** Pixels of the longest side: what most channels ask for. */
  small: 500,
};
