// What is found of each part of the product on screen: by the checker once it is ready, until then as the server stored it.
import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import { sourceImages } from '#domain/images/image-detail.ts';
import type { ListedImages } from '#domain/images/listed-image.ts';
import { forEachPart, isTextPart, type Part, type PartContent, pickParts } from '#domain/parts/parts.ts';
import { composePartCheck } from '#domain/review/compose-part-check.ts';
import type { OptimizedContent, ReviewedContent } from '#domain/review/content.ts';
import type { PartCheck } from '#domain/review/part-check.ts';
import { claimsOfPictures } from '#domain/review/picture-claims.ts';
import type { ReviewNote } from '#domain/review/review-note.ts';
import { listReviewNotes } from '#domain/review/review-notes.contract.ts';
import { call } from '#web/client/api.ts';
import { contentStaleMs } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import type { ListingBenchmark } from './check-answers.ts';
import type { Checker } from './checker.ts';
import { pauseMs } from './use-live-claims.ts';

/** What is known of a part as it is shown. `check` is null until something is. */
export type Verdict = {
  check: PartCheck | null;
  /** Null until they are known; of images what pictures say against the product. */
  claims: readonly PlacedClaim[] | null;
  /** What the rules of the part found; null until it is known. */
  results: readonly RuleResult[] | null;
  /** What the part of the source says and no text any more; none until it is known, and of images. */
  leftOut: readonly string[];
  /** Addresses of images that some rule could not check, each once; null until they are known, none of a text. */
  unchecked: readonly string[] | null;
  /** Names of the rules a stored check speaks of. */
  names: Readonly<Record<string, string>>;
};

export const reviewNoteQuery = (id: number) => ({
  queryKey: keys.reviewNote(id),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await call(listReviewNotes, { query: { ids: String(id) }, signal }))[0] ?? null,
  staleTime: contentStaleMs,
});

/** `isOfFiles`: what is known of the files of the images was known when it was checked. */
type Evaluation = { values: PartContent; benchmark: ListingBenchmark; isOfFiles: boolean };

/** What the rules find of the listing as it is shown; the last finding as long as the next one is worked out. */
export function useEvaluation(
  checker: Checker | null,
  values: PartContent,
  pictures: ListedImages | null,
  isTyping: boolean,
): Evaluation | null {
  const [last, setLast] = useState<Evaluation | null>(null);
  const evaluate = checker?.evaluate;
  useEffect(() => {
    if (!evaluate) return;
    const gone = new AbortController();
    const ask = () =>
      evaluate({ values, pictures }, gone.signal).then(
        (benchmark) => {
          if (benchmark && !gone.signal.aborted)
            startTransition(() => setLast({ values, benchmark, isOfFiles: pictures !== null }));
        },
        // The checker reports its fault itself.
        () => {},
      );
    const timer = setTimeout(ask, isTyping ? pauseMs : 0);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [evaluate, values, pictures, isTyping]);
  return evaluate ? last : null;
}

const nothing: readonly string[] = [];

type VerdictsOptions = {
  product: Product;
  content: OptimizedContent;
  /** False before anything was generated, edited or decided on. */
  isStarted: boolean;
  checker: Checker | null;
  evaluation: Evaluation | null;
};

/** Each part's verdict is the same object as long as it says the same, so that a decision draws no other part again. */
export function useVerdicts({
  product,
  content,
  isStarted,
  checker,
  evaluation,
}: VerdictsOptions): Readonly<Record<Part, Verdict>> {
  const { data: note } = useQuery({ ...reviewNoteQuery(product.id), enabled: isStarted });
  const source = useMemo(() => pickParts(product), [product]);
  const { imagesWithStatus } = content;
  const ofPictures = useMemo(
    () => claimsOfPictures(imagesWithStatus.filter(({ status }) => status === 'pending')),
    [imagesWithStatus],
  );
  const [known] = useState(() => new Map<Part, { verdict: Verdict; key: string }>());
  return forEachPart((part) => {
    const { value, record } = content.parts[part];
    const claims = isTextPart(part) ? (checker?.check(value) ?? null) : ofPictures;
    const found = evaluation && isSameContent(evaluation.values[part], value) ? evaluation.benchmark : null;
    const results = found ? found.results.filter(({ rule }) => rule.attribute === part) : null;
    const stored = storedCheck(note, content, part);
    const check =
      claims && found && results
        ? composePartCheck({
            ...{ part, value, record, claims, results },
            source: source[part],
            images: imagesWithStatus,
            ...(part === 'images' ? { sourceImages: sourceImages(product.images, product.imageAlts) } : {}),
            waived: new Set(found.waived),
          })
        : stored;
    const leftOut = isTextPart(part) && found ? found.leftOut[part] : nothing;
    const unchecked = isTextPart(part) ? nothing : found && evaluation?.isOfFiles ? uncheckedOf(found) : null;
    const key = JSON.stringify([check, results, leftOut, unchecked]);
    const before = known.get(part);
    if (before?.key === key && before.verdict.claims === claims) return before.verdict;
    const verdict: Verdict = { check, claims, results, leftOut, unchecked, names: note?.rules ?? {} };
    known.set(part, { verdict, key });
    return verdict;
  });
}

const uncheckedOf = ({ unchecked }: ListingBenchmark): string[] => [
  ...new Set(unchecked.flatMap(({ images }) => images)),
];

/** What the server found of a part, as long as the content is the one it was found of. */
function storedCheck(
  note: ReviewNote | null | undefined,
  content: ReviewedContent & { updatedAt: string },
  part: Part,
) {
  if (!note || note.updatedAt !== content.updatedAt) return null;
  return note.parts.find((each) => each.part === part)?.check ?? null;
}
