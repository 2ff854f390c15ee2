// How long a session lasts: so long without a call, and so long at most. ASVS 5.0 7.3.1 and 7.3.2 ask for both and leave the figures
// to the product; these are for people who open a desk each working day.

const dayMs = 24 * 60 * 60 * 1_000;
const idleMs = 4 * dayMs;
const longestMs = 30 * dayMs;

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** A session that was not used for 4 days has ended: one of a Friday goes on after a long weekend. */
export const idleEnd = {
  after: (lastSeenAt: Date): Date => later(lastSeenAt, idleMs),
  /** Sessions last seen before this have ended. */
  before: (now: Date): Date => later(now, -idleMs),
};

/** However much it is used, a session ends 30 days after it started. */
export const latestEnd = (startedAt: Date): Date => later(startedAt, longestMs);

/** When a session ends if it is not used before. */
export const sessionEnd = ({ lastSeenAt, endsAt }: { lastSeenAt: Date; endsAt: Date }): Date => {
  const idle = idleEnd.after(lastSeenAt);
  return idle < endsAt ? idle : endsAt;
};
