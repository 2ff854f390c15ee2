// Signing in through the company: its OpenID Connect provider says who somebody is. Browsers open these addresses; no script calls them.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';

/** Longer paths do not fit in the cookie that remembers them. */
const longestPath = 1_500;

export const startCompanySignIn = defineContract({
  method: 'GET',
  path: '/api/sign-in/company',
  tag: 'session',
  summary:
    'Leads the browser to the provider of the company. `to` is the path of this site to open afterwards; anything else counts as `/`. If the provider does not answer, leads to `/sign-in?problem=unreachable`',
  access: 'anyone',
  query: z.object({ to: z.catch(z.string().check(z.maxLength(longestPath)), '/') }),
  status: 302,
});

export const endCompanySignIn = defineContract({
  method: 'GET',
  path: '/api/sign-in/company/return',
  tag: 'session',
  summary:
    'Where the provider leads the browser back to: sets the cookie of the session and leads to `to`, or to `/sign-in?problem=<code>`',
  access: 'anyone',
  // As the provider writes it: the library checks it, with what else there is.
  query: z.looseObject({ state: z.optional(z.unknown()) }),
  status: 302,
});
