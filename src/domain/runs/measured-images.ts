// What measuring the images of a product comes to: which of them have a file, and why others have none. Values in, values out.
import { type ImageProblem, imageProblems } from '#domain/images/image-file.ts';
import { type ItemPlan, planUnchanged } from './item-plan.ts';

/**
 * Of the images of one product: those with a file, the problems of the others, and whether anything is known now that was not before. `isMoved`: what was
 * known before is news to the check of the listing.
 */
export type MeasuredImages = { files: number; problems: readonly ImageProblem[]; hasNews: boolean; isMoved: boolean };

const count = (number: number) => `${number} ${number === 1 ? 'image' : 'images'}`;

/** `Not found: 2 images. Too slow: 1 image.`; null where every image has a file. */
function describeProblems(problems: readonly ImageProblem[]): string | null {
  const causes = [...Map.groupBy(problems, (problem) => problem)];
  if (causes.length === 0) return null;
  return causes.map(([problem, of]) => `${imageProblems[problem].label}: ${count(of.length)}.`).join(' ');
}

export function planMeasured({ files, problems, hasNews, isMoved }: MeasuredImages): ItemPlan {
  if (files + problems.length === 0) return planUnchanged('The product has no images.');
  const reason = describeProblems(problems);
  if (!hasNews && !isMoved) return planUnchanged(reason ?? 'Nothing changed since the images were last measured.');
  return { outcome: 'done', parts: [], reason, change: null, isJudged: true, isChecked: true };
}
