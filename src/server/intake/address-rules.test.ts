import { describe, expect, it } from 'vitest';
import { Problem } from '#domain/problem.ts';
import { bareHost, isOwnAddress, isPublicAddress, readAddressText, refusePrivate } from './address-rules.ts';

const none = { privateHosts: [] };

it.each([
  ['0.0.0.0'],
  ['0.1.2.3'],
  ['10.0.0.1'],
  ['10.255.255.255'],
  ['100.64.0.1'],
  ['100.127.255.255'],
  ['127.0.0.1'],
  ['127.255.255.254'],
  ['169.254.169.254'],
  ['169.254.0.1'],
  ['172.16.0.1'],
  ['172.31.255.255'],
  ['192.0.0.1'],
  ['192.0.0.192'],
  ['192.0.2.1'],
  ['192.88.99.1'],
  ['192.168.1.1'],
  ['198.18.0.1'],
  ['198.19.255.255'],
  ['198.51.100.1'],
  ['203.0.113.1'],
  ['224.0.0.1'],
  ['239.255.255.255'],
  ['240.0.0.1'],
  ['255.255.255.255'],
  ['::'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['::ffff:7f00:1'],
  ['::ffff:10.0.0.1'],
  ['::ffff:8.8.8.8'],
  ['::127.0.0.1'],
  ['64:ff9b::7f00:1'],
  ['64:ff9b::169.254.169.254'],
  ['64:ff9b:1::a00:1'],
  ['100::1'],
  ['2001::1'],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['2001:db8::1'],
  ['2002:7f00:1::'],
  ['2002:a00:1::1'],
  ['3fff::1'],
  ['5f00::1'],
  ['fc00::1'],
  ['fd12:3456:789a::1'],
  ['fd00:ec2::254'],
  ['fe80::1'],
  ['fe80::1%eth0'],
  ['fec0::1'],
  ['ff02::1'],
  ['ff0e::1'],
  ['example.com'],
  [''],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  ['1.1.1.1'],
  ['8.8.8.8'],
  ['93.184.215.14'],
  ['100.63.255.255'],
  ['100.128.0.1'],
  ['172.15.255.255'],
  ['172.32.0.1'],
  ['192.167.255.255'],
  ['223.255.255.254'],
  ['2606:4700:4700::1111'],
  ['2a00:1450:4001:800::200e'],
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

/** Hosts as people and attackers write them; names are not looked up here. */
it.each([
  ['http://127.0.0.1/'],
  ['http://127.1/'],
  ['http://2130706433/'],
  ['http://0x7f000001/'],
  ['http://0x7f.1/'],
  ['http://0177.0.0.1/'],
  ['http://017700000001/'],
  ['http://127.0.0.1./'],
  ['http://１２７.０.０.１/'],
  ['http://①②⑦.⓪.⓪.①/'],
  ['http://%31%32%37.0.0.1/'],
  ['http://0/'],
  ['http://169.254.169.254/latest/meta-data/'],
  ['http://2852039166/latest/meta-data/'],
  ['http://0xa9fea9fe/'],
  ['http://192.168.257/'],
  ['http://[::1]/'],
  ['http://[::]/'],
  ['http://[0:0:0:0:0:ffff:7f00:1]/'],
  ['http://[::ffff:169.254.169.254]/'],
  ['http://[64:ff9b::a9fe:a9fe]/'],
  ['http://[2002:a9fe:a9fe::]/'],
  ['http://[fd00:ec2::254]/'],
  ['https:127.0.0.1'],
  ['http:\\\\127.0.0.1\\'],
])('%s leads to an address that is refused', (text) => {
  const url = readAddressText(text, none);
  expect(() => refusePrivate(url, [bareHost(url)], none)).toThrow(/private or reserved network/);
});

it.each([
  ['', 'not a URL'],
  ['bottle', 'not a URL'],
  ['example.com/bottle', 'not a URL'],
  ['http://', 'not a URL'],
  ['http://256.256.256.256/', 'not a URL'],
  ['http://a b/', 'not a URL'],
  ['ftp://example.com/', 'Only web pages'],
  ['file:///etc/passwd', 'Only web pages'],
  ['gopher://example.com/', 'Only web pages'],
  ['data:text/html,12 kg', 'Only web pages'],
  ['javascript:alert(1)', 'Only web pages'],
  ['blob:https://example.com/1', 'Only web pages'],
  ['http://user@example.com/', 'user name or password'],
  ['http://user:secret@example.com/', 'user name or password'],
  ['http://example.com:22/', 'Port 22'],
  ['http://example.com:8080/', 'Port 8080'],
  ['https://example.com:6379/', 'Port 6379'],
  [`https://example.com/${'x'.repeat(5_000)}`, 'A URL can have up to 4,096 characters.'],
])('%s is refused with a sentence that shows no password', (text, words) => {
  const refusal = problemOf(() => readAddressText(text, none));
  expect(refusal.message).toContain(words);
  expect(refusal.message).not.toContain('secret');
  expect(refusal.issues).toEqual([{ path: 'sourceUrl', message: refusal.message }]);
});

describe('a host the operator named', () => {
  const rules = { privateHosts: ['pim.example:8080', '127.0.0.1:9000', '[::1]:9000'] };
  const refused = (text: string, address: string) => {
    const url = readAddressText(text, rules);
    return () => refusePrivate(url, [address], rules);
  };

  it.each([
    ['http://pim.example:8080/sheet', '10.1.2.3'],
    ['http://PIM.example:8080/sheet', 'fd00::12'],
    ['http://127.0.0.1:9000/', '127.0.0.1'],
    ['http://[::1]:9000/', '::1'],
    ['http://pim.example:8080/', '8.8.8.8'],
  ])('%s at %s may be read', (text, address) => {
    expect(refused(text, address)).not.toThrow();
  });

  it.each([
    ['http://pim.example/', '10.1.2.3'],
    ['http://other.example/', '10.1.2.3'],
    ['http://pim.example:8080/', '169.254.169.254'],
    ['http://pim.example:8080/', '::ffff:169.254.169.254'],
    ['http://pim.example:8080/', '0.0.0.0'],
    ['http://pim.example:8080/', '224.0.0.1'],
    ['http://pim.example:8080/', 'fe80::1'],
  ])('%s at %s may not', (text, address) => {
    expect(refused(text, address)).toThrow(/private or reserved network/);
  });

  it('lends its port to no other host', () => {
    expect(() => readAddressText('http://other.example:8080/', rules)).toThrow(/Port 8080/);
  });
});

it('one private address among many is reason enough to refuse, and none at all as well', () => {
  const url = readAddressText('https://example.com/#part', none);
  expect(url.hash).toBe('');
  expect(() => refusePrivate(url, ['8.8.8.8', '10.0.0.1'], none)).toThrow(Problem);
  expect(() => refusePrivate(url, [], none)).toThrow(Problem);
  expect(() => refusePrivate(url, ['8.8.8.8', '2606:4700::1111'], none)).not.toThrow();
});

it.each([['8.8.8.8'], ['169.254.1.1'], ['::ffff:10.0.0.1'], ['fe80::1'], ['224.0.0.1'], ['0.0.0.0']])(
  '%s is no address of a private network',
  (address) => {
    expect(isOwnAddress(address)).toBe(false);
  },
);

function problemOf(run: () => unknown): Problem {
  try {
    run();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error('Nothing was refused.');
}

describe('what is read', () => {
  const wanted = {
    path: 'place.url',
    done: 'read' as const,
    kept: 'it would be stored with the schedule',
    only: { kind: 'Only files on the web can be read.', network: 'Only public files can be read.' },
  };
  const rules = { ...none, wanted };

  it.each([
    ['ftp://example.com/', 'Only files on the web can be read. The URL must start'],
    ['https://u:p@example.com/', 'because it would be stored with the schedule.'],
    ['https://example.com:8443/', 'Port 8443'],
  ])('is in the words of why %s is refused, at its field', (text, words) => {
    const refusal = problemOf(() => readAddressText(text, rules));
    expect(refusal.message).toContain(words);
    expect(refusal.issues).toEqual([{ path: 'place.url', message: refusal.message }]);
  });

  it('is called where it is no page or file', () => {
    const called = { ...none, wanted: { ...wanted, done: 'called' as const } };
    expect(problemOf(() => readAddressText('https://example.com:99/', called)).message).toBe(
      'Port 99 of “example.com” cannot be called. Only ports 80 and 443 are supported.',
    );
    expect(problemOf(() => readAddressText('https://u:p@example.com/', called)).message).toBe(
      'A URL with a user name or password cannot be called, because it would be stored with the schedule.',
    );
  });

  it('is in those of a private network, too', () => {
    const url = new URL('http://10.0.0.1/');
    const refusal = problemOf(() => refusePrivate(url, ['10.0.0.1'], rules));
    expect(refusal.message).toBe('“10.0.0.1” is in a private or reserved network. Only public files can be read.');
    expect(refusal.issues).toEqual([{ path: 'place.url', message: refusal.message }]);
  });
});
