// What is known of the images of a product's content, for who asks for the content itself.
import { checkRule } from '#domain/benchmarks/check-rule.ts';
import { findImageFaults } from '#domain/benchmarks/find-image-faults.ts';
import type { RuleProduct } from '#domain/benchmarks/finding.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { selectRules } from '#domain/benchmarks/select-rules.ts';
import { type ImageFacts, imageProblems } from '#domain/images/image-file.ts';
import type { ListedImages } from '#domain/images/listed-image.ts';
import type { ImageEntry, OptimizedContent } from './content.ts';
import type { DescribedContent, ImageProblemNote } from './described-content.ts';

/** Adds what is known of each image by the rules of a day. `factsOf` answers for the file that goes out. */
export function describeImages(
  content: OptimizedContent,
  product: RuleProduct,
  factsOf: (image: ImageEntry) => ImageFacts,
  { rules, on }: { rules: readonly BenchmarkRule[]; on: Date },
): DescribedContent {
  const listed = content.imagesWithStatus.filter(({ leftOut }) => leftOut === undefined);
  const pictures: ListedImages = Object.fromEntries(
    listed.map((image) => [image.url, { ...factsOf(image), alt: image.alt ?? null }]),
  );
  const items = listed.toSorted((a, b) => a.order - b.order).map(({ url }) => url);
  const target = { attribute: 'images' as const, items, product: { ...product, pictures } };
  const broken = selectRules(rules, product, on).filter(
    (rule) => rule.attribute === 'images' && (checkRule(target, rule)?.share ?? 0) > 0,
  );
  const faults = findImageFaults(items, pictures, product, broken);
  return {
    ...content,
    imagesWithStatus: content.imagesWithStatus.map((image) => {
      const { file, problem } = factsOf(image);
      const ofRules = image.leftOut === undefined && Object.hasOwn(faults, image.url) ? faults[image.url] : undefined;
      return {
        ...image,
        measures: file?.measures ?? null,
        problems: [...(problem === null ? [] : [noteOf(problem)]), ...(ofRules ?? [])],
      };
    }),
  };
}

function noteOf(problem: NonNullable<ImageFacts['problem']>): ImageProblemNote {
  const { label, text } = imageProblems[problem];
  return { ruleId: null, severity: null, label, message: text, fix: null };
}
