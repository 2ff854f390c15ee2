// Which image a broken rule on images is about: the rule is asked again with the files of all others unknown, of which it then says nothing.
import type { ListedImages } from '#domain/images/listed-image.ts';
import { checkRule } from './check-rule.ts';
import type { RuleProduct } from './finding.ts';
import type { BenchmarkRule, Severity } from './rule.ts';

/** A rule that one image breaks, in the words of the rule. */
export type ImageFault = { ruleId: string; label: string; severity: Severity; message: string; fix: string | null };
/** By address, the gravest first; an image that breaks no rule is missing. */
export type ImageFaults = Readonly<Record<string, readonly ImageFault[]>>;

const gravity: Readonly<Record<Severity, number>> = { block: 0, warn: 1, advise: 2 };

/**
 * The faults of each image of a list. `broken` are the rules on images that the list breaks. A rule that needs no file to be broken, such
 * as one on their number, is about no single image. `check` is given by tests.
 */
export function findImageFaults(
  urls: readonly string[],
  pictures: ListedImages,
  product: RuleProduct,
  broken: readonly BenchmarkRule[],
  check: typeof checkRule = checkRule,
): ImageFaults {
  const breaks = (rule: BenchmarkRule, known: ListedImages) => {
    const found = check({ attribute: 'images', items: urls, product: { ...product, pictures: known } }, rule);
    return found && found.share > 0 ? found : null;
  };
  const ofSingle = broken.filter((rule) => breaks(rule, {}) === null);
  const faults = urls.flatMap((url) => {
    const picture = pictures[url];
    if (!picture) return [];
    const own = ofSingle.flatMap((rule): ImageFault[] => {
      const found = breaks(rule, { [url]: picture });
      const { id: ruleId, label, severity } = rule;
      return found ? [{ ruleId, label, severity, message: found.message, fix: found.fix }] : [];
    });
    return own.length > 0 ? [[url, own.toSorted((a, b) => gravity[a.severity] - gravity[b.severity])] as const] : [];
  });
  return Object.fromEntries(faults);
}
