// Which renditions a draft of images could choose: of images that break a rule, and where the hero cannot be helped, of those that could lead instead.
import { findImageFaults } from '#domain/benchmarks/find-image-faults.ts';
import type { RuleProduct } from '#domain/benchmarks/finding.ts';
import { renditionNeeds } from '#domain/benchmarks/rendition-needs.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { selectRules } from '#domain/benchmarks/select-rules.ts';
import { factsOf, type ImageBasis, listImages } from '#domain/images/image-basis.ts';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import type { ImageFacts, ImageFile } from '#domain/images/image-file.ts';
import { planRendition, type RenditionPlan } from '#domain/images/plan-rendition.ts';
import { isOfHero, openFindBroken } from './check-images.ts';
import { mayLead } from './choose-hero.ts';
import { leaveOut } from './leave-out.ts';

export type WantedRendition = { file: ImageFile; plan: RenditionPlan };

type RenditionOptions = {
  product: RuleProduct;
  images: readonly ImageDetail[];
  facts: Readonly<Record<string, ImageFacts>>;
  /** All rules of the workspace. */
  rules: readonly BenchmarkRule[];
  on: Date;
};

/** Each file once. What is left out, and what breaks nothing that must or should be kept, is drawn for nobody. */
export function wantRenditions({ product, images, facts, rules, on }: RenditionOptions): WantedRendition[] {
  const basis: ImageBasis = { facts, renditions: {} };
  const inEffect = selectRules(rules, product, on);
  const shown = leaveOut(images, basis).filter(({ leftOut }) => leftOut === undefined);
  const { broken } = openFindBroken(product, inEffect, basis)(shown);
  const serious = broken.flatMap(({ rule }) => (rule.severity === 'advise' ? [] : [rule]));
  const urls = shown.map(({ url }) => url);
  const faultsOf = (of: readonly BenchmarkRule[]) => findImageFaults(urls, listImages(shown, basis), product, of);
  const [faults, othersFaults] = [faultsOf(serious), faultsOf(serious.filter((rule) => !isOfHero(rule)))];
  const [asHero, asOther] = [true, false].map((isHero) => renditionNeeds(rules, product, on, isHero));
  if (!asHero || !asOther) return [];
  const [first] = shown;
  const hero = first && factsOf(basis, first.url).file;
  const isHopeless = hero ? 'refusal' in planRendition(hero, asHero) : false;
  const wanted = new Map<string, WantedRendition>();
  for (const image of shown) {
    const { file } = factsOf(basis, image.url);
    const isFaulty = Object.hasOwn(othersFaults, image.url);
    const mayTakeOver = isHopeless && first && image !== first && mayLead(image, first, basis);
    const mayLeadSo = mayTakeOver || (image === first && Object.hasOwn(faults, image.url));
    if (!file) continue;
    const needs = [...(mayLeadSo ? [asHero] : []), ...(isFaulty ? [asOther] : [])];
    const planned = needs.map((each) => planRendition(file, each)).find((each) => 'plan' in each);
    if (planned) wanted.set(file.hash, { file, plan: planned.plan });
  }
  return [...wanted.values()];
}
