// What a reviewer sees when a change could not be saved: the specified words, and why, as far as it is known.

import { partTable } from '#domain/parts/parts.ts';
import { claimsNeeded } from '#domain/review/attestation.ts';
import { nameAnswerer } from '#domain/session/name-answerer.ts';
import type { Person } from '#domain/session/person.ts';
import { ApiError, explainError } from '#web/client/api-error.ts';
import { formatTime } from '#web/kit/format.ts';
import { type ToastInput, toast } from '#web/kit/layers/toast.ts';
import { Dropped, Stopped } from './review.queue.ts';
import { ChangedMeanwhile } from './review.send.ts';

export const statusFailed = 'Failed to update content status. Please try again.';
export const updateFailed = 'Failed to update content. Please try again.';

/** The role does not allow it, a rule speaks against it, or a language model has to be waited for. */
const explained = new Set([403, 422, 429]);
const isDown = new Set([502, 503]);

export const changedNothing = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem?.code === 'NOTHING_CHANGED';

/** The product a failure is about, where one has moved on from it. */
type LeftBehind = { title: string; open: () => void };

/** The specified words of the failure; a refusal and a change by somebody else say more than "try again". */
export function showFailure(
  error: unknown,
  title: string,
  text: string,
  me: Person,
  left: LeftBehind | null = null,
  kept = 'Your text is still here.',
): void {
  if (error instanceof Dropped) return;
  if (error instanceof Stopped) {
    const text = error.hasChanged
      ? 'The content changed in the meantime. Review the current version.'
      : 'The content was not changed.';
    toast({ title: 'Writing stopped', description: text });
    return;
  }
  if (changedNothing(error)) {
    toast({ title: 'Nothing changed', description: explainError(error) });
    return;
  }
  const failure: ToastInput = { title, description: text, tone: 'destructive' };
  if (error instanceof ChangedMeanwhile)
    failure.description = describeChange(error, me, text === updateFailed ? kept : null);
  else if (error instanceof ApiError && claimsNeeded(error.problem)) {
    failure.title = 'Not approved yet';
    failure.description = explainError(error);
  } else if (error instanceof ApiError && explained.has(error.status)) failure.description = explainError(error);
  else {
    if (error instanceof ApiError && isDown.has(error.status))
      failure.description = withReason(text, explainError(error));
    console.warn(title, error);
  }
  if (left) {
    failure.title = `${failure.title}: ${left.title}`;
    failure.action = { label: 'Open product', run: left.open };
  }
  toast(failure);
}

/** The specified sentence, and why: a reply of a language model's fault has both already. */
function withReason(text: string, why: string): string {
  const [failed = text] = text.split(/(?<=\.)\s/);
  return why.startsWith(failed) ? why : `${text} ${why}`;
}

const changerVerbs = { approved: 'approved', rejected: 'rejected', 'rolled-back': 'rolled back' } as const;

/** Who changed the part meanwhile, as far as history says. */
function describeChange({ part, entry }: ChangedMeanwhile, me: Person, kept: string | null): string {
  const when = entry ? ` at ${formatTime(new Date(entry.changeDate))}` : '';
  const next = kept ? `${kept} Review the new version.` : 'Review the current version and try again.';
  const did =
    entry && entry.action in changerVerbs ? changerVerbs[entry.action as keyof typeof changerVerbs] : 'changed';
  return `${nameChanger(entry?.changedBy, me, entry?.details?.answeredBy)} ${did} ${partTable[part].label}${when}, before your change. Nothing was overwritten. ${next}`;
}

/** Names who changed something: oneself in another window, somebody known, somebody outside who answered for them, or somebody. */
export function nameChanger(
  by: Person | null | undefined,
  me: Person | undefined,
  answeredBy?: string | undefined,
): string {
  if (by && answeredBy !== undefined) return nameAnswerer(by.fullName, answeredBy);
  if (by && by.id === me?.id) return 'You, in another window,';
  return by?.fullName ?? 'Someone else';
}
