// What the rules find of each file that could go out for an image, asked of the thread that checks the listing.
import { useEffect, useState } from 'react';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { CandidateFiles, FileVerdict } from '#domain/writing/images/check-files.ts';
import type { Checker } from '../../check/checker.ts';

type Found = { key: string; verdicts: readonly FileVerdict[] };

/** In the order of the files; null until they are known: those of other files would be wrong. */
export function useFileVerdicts(checker: Checker | null, asked: CandidateFiles | null): readonly FileVerdict[] | null {
  const [found, setFound] = useState<Found | null>(null);
  const key = canonicalJson(asked);
  const check = checker?.checkFiles;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files by what they say
  useEffect(() => {
    if (!check || !asked) return;
    const gone = new AbortController();
    check(asked, gone.signal).then(
      (verdicts) => {
        if (verdicts && !gone.signal.aborted) setFound({ key, verdicts });
      },
      // The checker reports its fault itself.
      () => {},
    );
    return () => gone.abort();
  }, [check, key]);
  return found?.key === key ? found.verdicts : null;
}
