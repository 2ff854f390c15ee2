// Names who is behind a text or a decision.

/** Who is behind a text or a decision: a member, or who answered for them, as in `Northwind (sign-off) for Maya Lindqvist`. */
export const nameAnswerer = (member: string, answeredBy: string | undefined): string =>
  answeredBy === undefined ? member : `${answeredBy} for ${member}`;
