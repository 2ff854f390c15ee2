// What a draft of images takes of what a model saw: alt texts that bear every check, and what differs from the product.
import { checkRule } from '#domain/benchmarks/check-rule.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import { notFetched } from '#domain/images/image-file.ts';
import type { ImageLook, PictureLook } from '#domain/images/image-look.ts';
import { toOneLine } from '#domain/text/plain-text.ts';
import { contentWords, foldText } from '#domain/text/words.ts';
import { cutPromotions } from '../choose/promotions.ts';
import type { EngineRequest } from '../engine.ts';
import { longestAlt } from './alt-limits.ts';
import { findField, lookedProduct } from './looked-product.ts';

/** Looks at pictures by the hash of their files; `by` names the model. */
export type Looks = { by: string; of: ReadonlyMap<string, PictureLook> };
export type WrittenAlt = { url: string; alt: string };

const shortName = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu;

export type UsedLooks = {
  by: string;
  /** What is kept with the image of a file; undefined where it was not looked at. */
  lookOf: (hash: string | undefined) => ImageLook | undefined;
  /** Its alt text beside those of other images; null where it wrote none, `isRefused` where it wrote one that cannot be taken. */
  altOf: (
    hash: string | undefined,
    url: string,
    others: readonly WrittenAlt[],
  ) => { alt: string; isRefused: boolean } | null;
};

export function openLooks(request: EngineRequest, { by, of }: Looks): UsedLooks {
  const { product, dataSources, rules } = request;
  const fields = lookedProduct(request);
  const facts = extractFacts(product, dataSources);
  const said = new Set(
    contentWords(
      [product.title, product.description, ...product.bullets, ...fields.map(({ text }) => text), ...dataSources].join(
        '\n',
      ),
    ),
  );
  const altRules = rules.filter(({ benchmarkType }) => benchmarkType === 'alt-text');
  const most = longestAlt(rules);

  /** If the source names no color, one that the model saw is allowed; nothing else is that the source does not say. */
  const hasColor = facts.facts.some(({ kind }) => kind === 'colour');
  const isSeen = ({ kind, verdict }: PlacedClaim) => kind === 'colour' && verdict === 'unsupported' && !hasColor;
  const isTrue = (alt: string) => checkPart(facts, alt).every((claim) => !isOpenClaim(claim) || isSeen(claim));
  /** A short name in capitals, as of an authority, is no thing that a picture shows. */
  const namesOnlyOwn = (alt: string) =>
    contentWords((alt.match(shortName) ?? []).join(' ')).every((word) => said.has(word));
  /** Letters in a picture may be anyone's: what the product does not say too is not repeated. */
  const isOwnWords = (alt: string, letters: string) => {
    const read = new Set(contentWords(letters));
    return contentWords(alt).every((word) => !read.has(word) || said.has(word));
  };
  const keepsRules = (alt: string, url: string, others: readonly WrittenAlt[]) => {
    const all = [...others, { url, alt }];
    const pictures = Object.fromEntries(all.map((each) => [each.url, { ...notFetched, alt: each.alt }]));
    const target = {
      attribute: 'images' as const,
      items: all.map((each) => each.url),
      product: { ...product, pictures },
    };
    // What is wrong with the texts of others is not its fault.
    return altRules.every((rule) => !checkRule(target, rule)?.images?.includes(url));
  };

  return {
    by,
    lookOf: (hash) => {
      const look = of.get(hash ?? '');
      if (!look) return undefined;
      const { shows, colors, letters, agrees, says, instead } = look;
      // A model that finds a difference has to name the words it differs from: without them it is no finding.
      const found =
        agrees === 'no' && instead !== '' && foldText(says) !== foldText(instead) ? findField(fields, says) : null;
      const differs = found ? { differs: { field: found.field, says, shows: instead } } : {};
      return { by, shows, colors, letters, ...differs };
    },
    altOf: (hash, url, others) => {
      const look = of.get(hash ?? '');
      const alt = toOneLine(look?.alt ?? '');
      if (!look || alt === '') return null;
      // Of a picture that may show other goods no text is taken.
      const isTaken =
        look.agrees !== 'no' &&
        alt.length <= most &&
        !hasAddress.test(alt) &&
        cutPromotions(alt).phrases.length === 0 &&
        isTrue(alt) &&
        namesOnlyOwn(alt) &&
        isOwnWords(alt, look.letters) &&
        keepsRules(alt, url, others);
      return { alt, isRefused: !isTaken };
    },
  };
}

/** Nothing anybody could be sent to stands in an alt text. */
const hasAddress = /:\/\/|www\.|@/i;
