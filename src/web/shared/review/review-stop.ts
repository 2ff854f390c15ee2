// Where the review of the pending list stopped in this browser.
import { keep, readKept } from '#web/kit/kept.ts';

/** `part` as a sentence has it: `title`. */
export type ReviewStop = { id: number; title: string; part: string };

const key = 'copydesk.review-stop';

/** Nobody else writes there. */
export const readStop = (): ReviewStop | null => JSON.parse(readKept(key) ?? 'null') as ReviewStop | null;

export const keepStop = (stop: ReviewStop | null): void => keep(key, JSON.stringify(stop));
