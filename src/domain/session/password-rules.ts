// What a new password must be, in figures and words, without the library that checks it: the pages to sign in load nothing they do not need.

/** Characters: ASVS 5.0 6.2.1 asks for 8 and recommends 15; ours are at least 12. */
export const shortestPassword = 12;
/** Longer ones would only cost time; ASVS 5.0 6.2.9 asks for at least 64. */
export const longestPassword = 200;

/** Said before a new password is typed. */
export const passwordHint = `At least ${shortestPassword} characters, without your name or email.`;
