// Signing in by a proxy in front, which writes in headers who calls.
import { BlockList, isIP } from 'node:net';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { CompanyProblem } from '#domain/session/company-problems.ts';
import { emailSchema, fullNameSchema } from '#domain/session/sign-in.contract.ts';
import type { Context } from '#server/http/context.ts';
import { signInPerson } from '../oidc/company-accounts.commands.ts';
import type { CompanyPerson } from '../oidc/company-claims.ts';
import { CompanyRefusal } from '../oidc/company-refusal.ts';
import { originOf } from '../origin-of.ts';
import type { ProxySettings } from './proxy-settings.ts';

type Call = Pick<FastifyRequest, 'headers' | 'socket' | 'ip'>;

export type ProxySignIn = {
  name: string;
  signOutUrl: string | null;
  /** The email of who calls, in lower case; null where the call did not come by the proxy, or it names nobody. */
  emailOf: (call: Call) => string | null;
  /** Starts a session of who calls. */
  signIn: (call: Call) => Promise<{ token: string; userId: number } | { problem: CompanyProblem }>;
};

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const each of networks) {
    const [address = '', bits] = each.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Node reads headers as Latin-1; proxies write names in UTF-8. What is no UTF-8 stays as it is. */
function toText(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch (error) {
    if (error instanceof TypeError) return value;
    throw error;
  }
}

export function openProxySignIn(
  context: Pick<Context, 'db' | 'now' | 'call'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  settings: ProxySettings,
): ProxySignIn {
  const proxies = listOf(settings.trusted);
  const isProxy = ({ socket: { remoteAddress = '' } }: Call) =>
    isIP(remoteAddress) !== 0 && proxies.check(remoteAddress, isIP(remoteAddress) === 6 ? 'ipv6' : 'ipv4');
  const read = ({ headers }: Call, name: string | null): string => {
    const value = name === null ? '' : headers[name];
    return typeof value === 'string' ? toText(value) : '';
  };

  function personOf(call: Call): CompanyPerson | null {
    if (!isProxy(call)) return null;
    // Two emails, of which one may be the caller's own, are none.
    const email = emailSchema.safeParse(read(call, settings.emailHeader));
    if (!email.success) return null;
    const name = fullNameSchema.safeParse(read(call, settings.nameHeader));
    const groups = read(call, settings.groupsHeader).split(/[,;]/);
    const address = email.data.toLowerCase();
    return {
      subject: `proxy ${address}`,
      email: email.data,
      fullName: name.success ? name.data : null,
      groups: [...groups.map((group) => group.trim()), address],
    };
  }

  return {
    name: settings.name,
    signOutUrl: settings.signOutUrl,
    emailOf: (call) => personOf(call)?.email?.toLowerCase() ?? null,
    signIn: async (call) => {
      const person = personOf(call);
      try {
        if (!person) throw new CompanyRefusal('not-accepted');
        return await signInPerson(context, null, { person, idToken: null }, settings.roles, originOf(call));
      } catch (error) {
        if (!(error instanceof CompanyRefusal)) throw error;
        log.warn({ problem: error.problem }, 'The proxy signed nobody in');
        return { problem: error.problem };
      }
    },
  };
}
