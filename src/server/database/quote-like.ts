/** Quotes the wildcards of LIKE, so that `50%` and `a_b` are searched as written. */
export const quoteLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
