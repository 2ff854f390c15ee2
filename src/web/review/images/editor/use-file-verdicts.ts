// What the rules find of each file that could go out for an image, asked of the thread that judges the listing.
import { useEffect, useState } from 'react';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { FileVerdict, JudgedFiles } from '#domain/writing/images/judge-files.ts';
import type { Checker } from '../../check/checker.ts';

type Found = { key: string; verdicts: readonly FileVerdict[] };

/** In the order of the files; null until they are known: those of other files would be wrong. */
export function useFileVerdicts(checker: Checker | null, asked: JudgedFiles | null): readonly FileVerdict[] | null {
  const [found, setFound] = useState<Found | null>(null);
  const key = canonicalJson(asked);
  const judge = checker?.judgeFiles;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files by what they say
  useEffect(() => {
    if (!judge || !asked) return;
    const gone = new AbortController();
    judge(asked, gone.signal).then(
      (verdicts) => {
        if (verdicts && !gone.signal.aborted) setFound({ key, verdicts });
      },
      // The checker reports its fault itself.
      () => {},
    );
    return () => gone.abort();
  }, [judge, key]);
  return found?.key === key ? found.verdicts : null;
}
