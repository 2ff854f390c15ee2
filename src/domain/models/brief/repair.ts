// A repair as it is asked for: what failed stands in the frame with its findings, because both quote texts; what to do about it stands outside.
import type { TextPart } from '#domain/parts/parts.ts';
import type { DraftOf } from '#domain/writing/draft.ts';
import { explainFinding } from '#domain/writing/draft-checks.ts';
import type { Repair } from '#domain/writing/engine.ts';

/** A statement of the failed draft with the id by which an answer contests what was found of it. */
export type FailedStatement = { id: string; part: TextPart; text: string };

const textsOf = ({ content }: DraftOf<TextPart>): readonly string[] =>
  typeof content === 'string' ? [content] : content;

/** The statements of the parts that failed, numbered from `S1`: each bullet, each sentence its writer listed, else the text as a whole. */
export function listFailed({ draft }: Pick<Repair, 'draft'>, parts: readonly TextPart[]): FailedStatement[] {
  const all = parts.flatMap((part) => {
    const written = draft[part];
    if (!written) return [];
    return (written.statements?.map(({ text }) => text) ?? textsOf(written)).map((text) => ({ part, text }));
  });
  return all.map((statement, index) => ({ id: `S${index + 1}`, ...statement }));
}

/** What failed, part by part: its statements and what was found. */
export function describeFailed(repair: Repair, parts: readonly TextPart[]) {
  const statements = listFailed(repair, parts);
  return Object.fromEntries(
    parts.map((part) => [
      part,
      {
        statements: statements.flatMap(({ id, part: of, text }) => (of === part ? [`${id} ${text}`] : [])),
        found: repair.findings.filter((finding) => finding.part === part).map(explainFinding),
      },
    ]),
  );
}

export const askForRepair: readonly string[] = [
  '"draft" holds a draft that failed its checks, with what was found of each part. Write these parts again without what was found, and change nothing else.',
  'A finding can be wrong. Then keep the words and contest it: give in "contests" the id of the statement, the id of the fact that says so, and the fact’s exact words.',
];
