// Which addresses the server may be sent to: public web pages, never a machine of its own network. Ranges by the IANA registries of
// special-purpose addresses (RFC 6890 and what followed).

import { BlockList, isIP } from 'node:net';
import { Problem } from '#domain/problem.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { textLimits } from '#domain/text/text-limits.ts';

function listOf(type: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), type);
  }
  return list;
}

const special4 = listOf('ipv4', [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by a carrier's customers
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, where clouds keep their metadata
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
]);
/** Only what is assigned for global use: mapped, translated (64:ff9b::/96), unique local, link-local and multicast lie outside. */
const global6 = listOf('ipv6', ['2000::/3']);
const special6 = listOf('ipv6', [
  '2001::/23', // protocol assignments, Teredo among them
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4, which carries any IPv4 address
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
]);

/** True for an address anyone in the world may ask; false for anything that is no address at all. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special4.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

const own4 = listOf('ipv4', ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']);
const own6 = listOf('ipv6', ['::1/128', 'fc00::/7']);

/** Where a machine the operator named may be: a private network or this machine, never link-local, multicast or reserved. */
export function isOwnAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return own4.check(address, 'ipv4');
  // An IPv6 address that is written as an IPv4 one would be checked by the other list as well.
  return version === 6 && !address.includes('.') && own6.check(address, 'ipv6');
}

/** What addresses are for, in the words of why one is refused. */
export type Wanted = {
  /** The field of a call in which the address was given. */
  path: string;
  /** What is done with an address, and why not with one that has a password in it. */
  done: 'read' | 'called';
  kept: string;
  /** What there is instead of what is refused by its kind, and by its network. */
  only: { kind: string; network: string };
};

const pages: Wanted = {
  path: 'sourceUrl',
  done: 'read',
  kept: 'it would be stored with the source',
  only: { kind: 'Only web pages can be read.', network: 'Only public pages can be read.' },
};

export type AddressRules = {
  /** Hosts of the operator's own network that may be read, as in an address: `pim.example:8080`. */
  privateHosts: readonly string[];
  /** Web pages without it. */
  wanted?: Wanted;
};

const shown = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

const refusalOf =
  ({ path }: Wanted) =>
  (message: string): Problem =>
    new Problem('INVALID_INPUT', message, { issues: [{ path, message }] });

/** Whether the operator named this host with this port. */
function isNamed(url: URL, { privateHosts }: AddressRules): boolean {
  return privateHosts.includes(url.host);
}

/** The address as a machine reads it. Throws INVALID_INPUT for one that is never read, wherever its name leads. */
export function readAddressText(text: string, rules: AddressRules, base?: URL): URL {
  const { wanted = pages } = rules;
  const refuse = refusalOf(wanted);
  const given = text.trim();
  if (given.length > textLimits.url) throw refuse(`A URL can have up to ${groupDigits(textLimits.url)} characters.`);
  const url = URL.parse(given, base?.href);
  if (!url) throw refuse(`“${shown(given)}” is not a URL. A URL starts with https:// or http://.`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw refuse(`${wanted.only.kind} The URL must start with https:// or http://, not with ${url.protocol}`);
  if (url.username !== '' || url.password !== '')
    throw refuse(`A URL with a user name or password cannot be ${wanted.done}, because ${wanted.kept}.`);
  if (url.port !== '' && url.port !== '80' && url.port !== '443' && !isNamed(url, rules))
    throw refuse(
      `Port ${url.port} of “${shown(url.hostname)}” cannot be ${wanted.done}. Only ports 80 and 443 are supported.`,
    );
  url.hash = '';
  return url;
}

/** The host of an address without the brackets of an IPv6 one. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/** Throws INVALID_INPUT unless every address the host leads to may be asked: one that may not is reason enough. */
export function refusePrivate(url: URL, addresses: readonly string[], rules: AddressRules): void {
  const isAllowed = (address: string) => isPublicAddress(address) || (isNamed(url, rules) && isOwnAddress(address));
  if (addresses.length > 0 && addresses.every(isAllowed)) return;
  const { wanted = pages } = rules;
  throw refusalOf(wanted)(`“${shown(url.hostname)}” is in a private or reserved network. ${wanted.only.network}`);
}
