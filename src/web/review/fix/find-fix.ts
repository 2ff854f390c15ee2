// Whether there is a fix at all: the first of some causes that has one.
import type { Verdict } from '../check/use-verdicts.ts';
import type { TextValue } from '../parts/edits.reducer.ts';
import type { OpenSection } from '../verdict/verdict-line.tsx';
import { causesOf, fixableSections } from './causes.ts';
import { type FixAsked, type FixCause, proposeFix } from './propose-fix.ts';

type Fixed = Omit<FixAsked, 'cause'>;

/** The fixed text, by the first of the causes that can be fixed. */
export async function findFix(text: Fixed, causes: readonly FixCause[]): Promise<TextValue | null> {
  try {
    for (const cause of causes) {
      const { value } = await proposeFix({ ...text, cause });
      if (value !== null) return value;
    }
  } catch (error) {
    console.warn('The fix could not be worked out.', error);
  }
  return null;
}

/** The figure behind which there is a fix, other than the one that is open. */
export async function findFixable(text: Fixed, verdict: Verdict, open: OpenSection | null) {
  for (const section of fixableSections) {
    const causes = section === open ? [] : causesOf(verdict, section);
    if ((await findFix(text, causes)) !== null) return section;
  }
  return null;
}
