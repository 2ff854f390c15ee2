// Settings of who may open Copydesk, and under which address.
import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { isLoopback } from '#server/http/allowed-hosts.ts';
import type { OidcSettings } from '#server/session/oidc/oidc-settings.ts';
import type { ProxySettings } from '#server/session/proxy/proxy-settings.ts';
import { hosts } from './config.hosts.ts';
import { checkOidc, oidcSettings, readOidc } from './config.oidc.ts';
import { checkProxy, proxySettings, readProxy } from './config.proxy.ts';

/** `10.0.0.0/8` or `192.168.1.5`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const kind = isIP(address);
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
  return kind !== 0 && fits && more.length === 0;
}

const split = (text: string) => text.split(',').map((each) => each.trim());

const ways = ['password', 'oidc', 'proxy'] as const;
type Way = (typeof ways)[number];

/** The ways to sign in that AUTH lists; none of them for `none`, null for anything else. */
function readWays(text: string | undefined): Way[] | null {
  if (text === undefined || text === 'none') return [];
  const named = split(text);
  const known = ways.filter((way) => named.includes(way));
  // Beside a proxy that says who calls, another way would get around it.
  const isAlone = !known.includes('proxy') || known.length === 1;
  return known.length === named.length && isAlone ? known : null;
}

export const signInSettings = {
  HOST: z._default(z.string(), '127.0.0.1'),
  AUTH: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => readWays(text) !== null,
          'must be none, password, oidc (the OpenID Connect provider of your company), password,oidc, or proxy (a proxy in front that signs people in)',
        ),
      ),
  ),
  PUBLIC_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => /^https?:\/\/[^/?#@\s]+\/?$/i.test(text) && URL.canParse(text),
          'must be the URL people use to open Copydesk, without a path, such as https://desk.example',
        ),
      ),
  ),
  ALLOWED_HOSTS: hosts('desk.example,192.168.1.5:3000'),
  ...oidcSettings,
  ...proxySettings,
  TRUSTED_PROXIES: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => split(text).every(isNetwork),
          'must be IP addresses or networks separated by commas, such as 10.0.0.2,172.16.0.0/12',
        ),
      ),
  ),
};

const asObject = z.object(signInSettings);
type Parsed = z.infer<typeof asObject>;

export type SignInSettings = {
  /** How people sign in; without any way everybody is the local user. */
  ways: readonly Way[];
  /** The provider of the company; null where nobody signs in through it. */
  oidc: OidcSettings | null;
  /** The proxy that signs people in; null where none does. */
  proxy: ProxySettings | null;
  /** The origin people open; null: that of this machine. */
  publicUrl: string | null;
};

/** The hosts among these that other machines call a server by. */
const isOthers = (host: string) => !isLoopback(new URL(`http://${host}`).hostname);

/**
 * Whoever reaches a server from another machine signs in, and only its name distinguishes a call meant for it from one a foreign page made. They do
 * so by its own address or through a proxy on its machine, which its other names tell.
 */
export function checkSignIn(given: Parsed): string[] {
  const { HOST, AUTH, PUBLIC_URL, ALLOWED_HOSTS } = given;
  const ways = readWays(AUTH) ?? [];
  const wrong = [
    ...(ways.includes('oidc') ? checkOidc(given, ways.includes('password')) : []),
    ...(ways.includes('proxy') ? checkProxy(given) : []),
  ];
  const url = PUBLIC_URL === undefined ? null : URL.parse(PUBLIC_URL);
  if (isLoopback(HOST) && ![...(url ? [url.host] : []), ...ALLOWED_HOSTS].some(isOthers)) return wrong;
  if (ways.length === 0)
    wrong.push(
      'AUTH must be password, oidc, both, or proxy if HOST, PUBLIC_URL or ALLOWED_HOSTS is not this machine: without it, anyone on the network can open Copydesk',
    );
  if (PUBLIC_URL === undefined)
    wrong.push(
      'PUBLIC_URL must be the URL people use to open Copydesk, such as https://desk.example, if HOST or ALLOWED_HOSTS is not this machine',
    );
  return wrong;
}

export function readSignIn(given: Parsed): {
  signIn: SignInSettings;
  allowedHosts: string[];
  trustedProxies: string[];
} {
  const ways = readWays(given.AUTH) ?? [];
  const url = given.PUBLIC_URL === undefined ? null : new URL(given.PUBLIC_URL);
  const trustedProxies = given.TRUSTED_PROXIES === undefined ? [] : split(given.TRUSTED_PROXIES);
  return {
    signIn: {
      ...{ ways, publicUrl: url?.origin ?? null },
      oidc: ways.includes('oidc') ? readOidc(given) : null,
      proxy: ways.includes('proxy') ? readProxy(given, trustedProxies) : null,
    },
    allowedHosts: [...new Set([...(url ? [url.host] : []), ...given.ALLOWED_HOSTS])],
    trustedProxies,
  };
}
