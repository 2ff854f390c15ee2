// Every measure of substance, in the order they are shown. Their points of the listing as a whole are those of its budget together, but for
// `sense`, `agrees` and `useful`, which take all, and for what only some workspaces ask for: its voice and its keywords.
import { agreesMeasure } from './agrees.measure.ts';
import { factsMeasure } from './facts.measure.ts';
import { fillerMeasure } from './filler.measure.ts';
import { internalMeasure } from './internal.measure.ts';
import { keywordsMeasure } from './keywords.measure.ts';
import { nounMeasure } from './noun.measure.ts';
import { readableMeasure } from './readable.measure.ts';
import { repeatsMeasure } from './repeats.measure.ts';
import { senseMeasure } from './sense.measure.ts';
import { usefulMeasure } from './useful.measure.ts';
import { voiceMeasure } from './voice.measure.ts';

export const measures = [
  senseMeasure,
  agreesMeasure,
  usefulMeasure,
  factsMeasure,
  nounMeasure,
  repeatsMeasure,
  fillerMeasure,
  internalMeasure,
  readableMeasure,
  voiceMeasure,
  keywordsMeasure,
] as const;
