// Settings of who may open Copydesk, and under which address.
import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { isLoopback } from '#server/http/allowed-hosts.ts';
import { hosts } from './config.hosts.ts';

/** `10.0.0.0/8` or `192.168.1.5`. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const kind = isIP(address);
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128));
  return kind !== 0 && fits && more.length === 0;
}

const split = (text: string) => text.split(',').map((each) => each.trim());

export const signInSettings = {
  HOST: z._default(z.string(), '127.0.0.1'),
  AUTH: z.optional(z.enum(['none', 'password'], 'must be none or password')),
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
  /** `none`: everybody is the local user. */
  auth: 'none' | 'password';
  /** The origin people open; null: that of this machine. */
  publicUrl: string | null;
};

/** Whoever reaches a server from another machine signs in, and only its name distinguishes a call meant for it from one a foreign page made. */
export function checkSignIn({ HOST, AUTH, PUBLIC_URL, ALLOWED_HOSTS }: Parsed): string[] {
  if (isLoopback(HOST)) return [];
  const wrong: string[] = [];
  if (AUTH === undefined || AUTH === 'none')
    wrong.push(
      'AUTH must be password if HOST is not this machine: without it, anyone on the network can open Copydesk',
    );
  if (PUBLIC_URL === undefined)
    wrong.push(
      `PUBLIC_URL must be the URL people use to open Copydesk, such as https://desk.example, if HOST is not this machine${ALLOWED_HOSTS.length > 0 ? '. ALLOWED_HOSTS lists other hosts it may be opened under' : ''}`,
    );
  return wrong;
}

export function readSignIn(given: Parsed): {
  signIn: SignInSettings;
  allowedHosts: string[];
  trustedProxies: string[];
} {
  const url = given.PUBLIC_URL === undefined ? null : new URL(given.PUBLIC_URL);
  return {
    signIn: { auth: given.AUTH ?? 'none', publicUrl: url?.origin ?? null },
    allowedHosts: [...new Set([...(url ? [url.host] : []), ...given.ALLOWED_HOSTS])],
    trustedProxies: given.TRUSTED_PROXIES === undefined ? [] : split(given.TRUSTED_PROXIES),
  };
}
