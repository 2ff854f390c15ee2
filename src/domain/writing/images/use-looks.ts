// What a draft of images takes of what a model saw: alt texts that bear every check, and what differs from the product.
import { checkRule } from '#domain/benchmarks/check-rule.ts';
import { checkClaims } from '#domain/claims/check-claims.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import type { ClaimKind } from '#domain/claims/kinds.ts';
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import { notFetched } from '#domain/images/image-file.ts';
import type { ImageLook, PictureLook } from '#domain/images/image-look.ts';
import { toOneLine } from '#domain/text/plain-text.ts';
import { contentWords, foldText } from '#domain/text/words.ts';
import type { EngineRequest } from '../engine.ts';
import { longestAlt } from './alt-limits.ts';
import { findField, lookedProduct } from './looked-product.ts';

/** Looks at pictures by the hash of their files; `by` names the model. */
export type Looks = { by: string; of: ReadonlyMap<string, PictureLook> };
export type ToldAlt = { url: string; alt: string };

export type UsedLooks = {
  by: string;
  /** What is kept with the image of a file; undefined where it was not looked at. */
  lookOf: (hash: string | undefined) => ImageLook | undefined;
  /** Its alt text beside those of other images; null where it says none that can be taken. */
  altOf: (hash: string | undefined, url: string, others: readonly ToldAlt[]) => string | null;
};

/** What a picture can show of goods. An open claim of any other kind, such as a figure, a material or a warranty, is not for eyes to tell. */
const visible: ReadonlySet<ClaimKind> = new Set(['colour', 'feature', 'included']);

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

  /** Contradicts nothing, and says nothing new that cannot be seen. */
  const isTrue = (alt: string) =>
    checkClaims(facts, alt).every(
      (claim) =>
        !isOpenClaim(claim) || (claim.verdict === 'unsupported' && visible.has(claim.kind) && !claim.isConflict),
    );
  /** Letters of a picture are whoever's: what the product does not say too is not repeated. */
  const isOwnWords = (alt: string, letters: string) => {
    const read = new Set(contentWords(letters));
    return contentWords(alt).every((word) => !read.has(word) || said.has(word));
  };
  const keepsRules = (alt: string, url: string, others: readonly ToldAlt[]) => {
    const told = [...others, { url, alt }];
    const pictures = Object.fromEntries(told.map((each) => [each.url, { ...notFetched, alt: each.alt }]));
    const target = {
      attribute: 'images' as const,
      items: told.map((each) => each.url),
      product: { ...product, pictures },
    };
    return altRules.every((rule) => (checkRule(target, rule)?.share ?? 0) === 0);
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
      if (!look || alt === '' || alt.length > most || hasAddress.test(alt)) return null;
      // Of a picture that may show other goods no text is taken.
      if (look.agrees === 'no') return null;
      return isTrue(alt) && isOwnWords(alt, look.letters) && keepsRules(alt, url, others) ? alt : null;
    },
  };
}

/** Nothing anybody could be sent to stands in an alt text. */
const hasAddress = /:\/\/|www\.|@/i;
