// Puts together what was found of one part. The server checks whole listings with it, a screen the part a person looks at: both say the same.
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { isEmptyValue, type Part, type PartContent } from '#domain/parts/parts.ts';
import type { PartRecord, ReviewedContent } from './content.ts';
import { areSameImages, detailsOf } from './image-entries.ts';
import { type BrokenRules, type PartCheck, shownWords } from './part-check.ts';
import { claimsOfPictures } from './picture-claims.ts';

const cut = (words: string): string =>
  words.length > shownWords ? `${words.slice(0, shownWords - 1).trimEnd()}…` : words;

/** How a part compares with the same part of its source. */
export function compareWithSource(value: PartContent[Part], source: PartContent[Part]): PartCheck['value'] {
  if (isEmptyValue(value)) return isEmptyValue(source) ? 'empty' : 'missing';
  return isSameContent(value, source) ? 'unchanged' : 'changed';
}

/** The same of images: an alt text, a rendition and what is left out are changes like another order. */
function compareImages({ value, images, source, sourceImages }: FoundOfPart): PartCheck['value'] {
  const compared = compareWithSource(value, source);
  if (compared !== 'unchanged' || !sourceImages) return compared;
  return areSameImages(detailsOf(images), sourceImages) ? 'unchanged' : 'changed';
}

/** Ids of the rules that are broken among those that `isOwn` names. */
export function findBroken(
  results: readonly RuleResult[],
  waived: ReadonlySet<string>,
  isOwn: (rule: BenchmarkRule) => boolean,
): BrokenRules {
  const broken = results.filter(({ rule, hasPassed }) => isOwn(rule) && !hasPassed);
  const idsOf = (...severities: BenchmarkRule['severity'][]) =>
    broken.flatMap(({ rule }) => (severities.includes(rule.severity) ? [rule.id] : []));
  const counts = (ruleId: string) => !waived.has(ruleId);
  return {
    must: idsOf('block').filter(counts),
    should: idsOf('warn').filter(counts),
    waived: idsOf('block', 'warn').filter((ruleId) => waived.has(ruleId)),
  };
}

/** A part as it is, and what was found of it. */
type FoundOfPart = {
  part: Part;
  value: PartContent[Part];
  record: Pick<PartRecord, 'draft'>;
  images: ReviewedContent['imagesWithStatus'];
  /** The same part of the source. */
  source: PartContent[Part];
  /** The images of the source with what it says of them; absent of a text. */
  sourceImages?: readonly ImageDetail[];
  /** The claims of its text, as they were checked; those of images are found in what was seen of them. */
  claims: readonly PlacedClaim[];
  /** What the rules found in the whole listing. */
  results: readonly RuleResult[];
  /** Ids of the rules that are waived for the product. */
  waived: ReadonlySet<string>;
};

/** The wishes a draft does not follow. Drafts of before wishes were checked have them among their reasons. */
function findMissedWishes(draft: PartRecord['draft']): string[] {
  if (!draft?.wishes) return draft?.reasons.flatMap(({ isUnmet, text }) => (isUnmet ? [text] : [])) ?? [];
  return draft.wishes.flatMap(({ verdict, text, says }) => (verdict === 'missed' ? [`“${text}”: ${says}`] : []));
}

export function composePartCheck(of: FoundOfPart): PartCheck {
  const { part, value, record, images, source, claims, results, waived } = of;
  const found = part === 'images' ? claimsOfPictures(images.filter(({ status }) => status === 'pending')) : claims;
  const open = found.filter(isOpenClaim);
  const unmet = findMissedWishes(record.draft);
  return {
    part,
    value: part === 'images' ? compareImages(of) : compareWithSource(value, source),
    openClaims: open.length,
    openWords: open[0] ? cut(open[0].text) : null,
    ...findBroken(results, waived, ({ attribute }) => attribute === part),
    unmetWishes: unmet.length,
    wishWords: unmet[0] === undefined ? null : cut(unmet[0]),
    hasRejectedImage: part === 'images' && images.some(({ status }) => status === 'rejected'),
  };
}
