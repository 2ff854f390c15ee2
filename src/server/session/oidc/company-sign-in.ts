// Signing in and out through the company, as the routes use it.
import type { FastifyBaseLogger } from 'fastify';
import { endCompanySignIn } from '#domain/session/company.contract.ts';
import type { CompanyProblem } from '#domain/session/company-problems.ts';
import type { Context } from '#server/http/context.ts';
import { logFault } from '#server/http/log-errors.ts';
import type { KeyKeeper } from '#server/secrets/key-keeper.ts';
import type { Origin, SessionStart } from '../sessions.store.ts';
import { aboutSession, signInPerson } from './company-accounts.commands.ts';
import { readClaims } from './company-claims.ts';
import { CompanyRefusal, describeCause } from './company-refusal.ts';
import type { OidcSettings } from './oidc-settings.ts';
import { openProvider } from './provider.ts';
import { type Checks, type UnderWayCookie, underWayCookie } from './sign-in-under-way.ts';

type Clocked = Pick<Context, 'db' | 'now' | 'call'>;
type Refused = { problem: CompanyProblem };

export type CompanySignIn = {
  name: string;
  /** Whether its groups give the role at each sign-in. */
  setsRoles: boolean;
  /** The origin people open. */
  origin: string;
  cookie: UnderWayCookie;
  start: () => Promise<{ leadsTo: string; checks: Checks } | Refused>;
  /** `search` is the query the provider led back with. */
  finish: (search: string, checks: Checks, from: Origin) => Promise<{ token: string; userId: number } | Refused>;
  /** Where the browser goes to sign out at the provider; null where that has no such page or does not answer. */
  signOut: (session: Pick<SessionStart, 'id' | 'lockedIdToken'>) => Promise<string | null>;
};

/** `origin` is that of the pages people open, which the provider leads back to. */
export function openCompanySignIn(
  context: Clocked,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  { settings, origin, keeper }: { settings: OidcSettings; origin: string; keeper: KeyKeeper },
): CompanySignIn {
  const provider = openProvider(settings, context.now);
  const returnUrl = `${origin}${endCompanySignIn.path}`;

  /** Nobody is left with a bare error in the middle of their way. */
  const refused = (error: unknown): Refused => {
    if (error instanceof CompanyRefusal) {
      log.warn({ problem: error.problem, ...describeCause(error) }, "The company's sign-in let nobody in");
      return { problem: error.problem };
    }
    logFault(log, error, "The company's sign-in failed");
    return { problem: 'failed' };
  };

  return {
    name: settings.name,
    setsRoles: settings.roles !== null,
    origin,
    cookie: underWayCookie(origin.startsWith('https:')),
    start: () => provider.start(returnUrl).catch(refused),
    finish: async (search, checks, from) => {
      try {
        const { claims, idToken } = await provider.finish(new URL(search, returnUrl), checks);
        const person = readClaims(claims, settings.groupsClaim);
        return await signInPerson(context, keeper, { person, idToken }, settings.roles, from);
      } catch (error) {
        return refused(error);
      }
    },
    signOut: async ({ id, lockedIdToken }) => {
      try {
        const idToken = lockedIdToken === null ? null : keeper.open(lockedIdToken, aboutSession(id));
        return await provider.signOut(`${origin}/sign-in`, idToken);
      } catch (error) {
        refused(error);
        return null;
      }
    },
  };
}
