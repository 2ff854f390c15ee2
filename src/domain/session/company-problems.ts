// Why signing in through the company let nobody in, as a code in the address of the sign-in page and in words there.

export const companyProblems = [
  'unreachable',
  'not-accepted',
  'canceled',
  'expired',
  'no-role',
  'no-account',
  'unverified-email',
  'other-account',
  'failed',
] as const;
export type CompanyProblem = (typeof companyProblems)[number];

/** How people sign in here: `name` is that of the company's sign-in. */
type Ways = { name: string; hasPasswords: boolean };

const words: Record<CompanyProblem, (ways: Ways) => string> = {
  unreachable: ({ name, hasPasswords }) =>
    `${name}'s sign-in does not answer. ${hasPasswords ? 'Use a password or try again.' : 'Try again.'}`,
  'not-accepted': ({ name }) =>
    `${name}'s sign-in and this workspace do not fit together. Ask your administrator: the server's log says why.`,
  canceled: ({ name }) => `${name} did not sign you in. Try again, or ask your administrator for access.`,
  expired: () => 'This sign-in took too long or was started in another window. Try again.',
  'no-role': ({ name }) => `Your groups at ${name} do not give you access to this workspace. Ask your administrator.`,
  'no-account': () => 'You have no account in this workspace. Ask its owner to invite you.',
  'unverified-email': ({ name }) => `${name} has not verified your email address. Ask your administrator.`,
  'other-account': ({ name }) =>
    `Your email address belongs to another account of ${name} in this workspace. Ask your administrator.`,
  failed: () => 'Signing in failed. Try again.',
};

export const isCompanyProblem = (text: string | null): text is CompanyProblem =>
  (companyProblems as readonly (string | null)[]).includes(text);

export const describeCompanyProblem = (problem: CompanyProblem, ways: Ways): string => words[problem](ways);
