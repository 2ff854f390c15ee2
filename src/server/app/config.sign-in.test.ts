// Settings of how people sign in.
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const provider = { OIDC_ISSUER: 'https://id.northwind.example/staff', OIDC_CLIENT_ID: 'copydesk' };
const oidc = { AUTH: 'oidc', ...provider, OIDC_ROLES: 'catalog-owners=owner,catalog-writers=writer,*=viewer' };
const both = { AUTH: 'password,oidc', ...provider };

describe('AUTH', () => {
  it.each([
    [undefined, []],
    ['none', []],
    ['password', ['password']],
  ])('%s', (AUTH, ways) => {
    expect(readConfig({ AUTH }).signIn).toEqual({ ways, oidc: null, proxy: null, publicUrl: null });
  });

  it.each([oidc, { ...both, OIDC_ROLES: oidc.OIDC_ROLES }])('$AUTH', (given) => {
    const { ways } = readConfig(given).signIn;
    expect(ways.join()).toBe(given.AUTH);
  });

  it('names its ways in any order', () => {
    expect(readConfig({ ...both, AUTH: 'oidc, password' }).signIn.ways).toEqual(['password', 'oidc']);
  });

  it.each(['yes', 'none,password', 'password,password', 'password,', 'OIDC', 'password,proxy', 'oidc,proxy'])(
    'is not %s',
    (AUTH) => {
      expect(() => readConfig({ AUTH, ...provider })).toThrow('AUTH must be none, password, oidc');
    },
  );
});

describe('the provider', () => {
  it('is read whole', () => {
    const more = {
      OIDC_CLIENT_SECRET: 's',
      OIDC_NAME: 'Northwind',
      OIDC_SCOPES: 'openid  groups',
      OIDC_GROUPS_CLAIM: 'r',
    };
    expect(readConfig({ ...oidc, ...more }).signIn.oidc).toEqual({
      issuer: new URL('https://id.northwind.example/staff'),
      clientId: 'copydesk',
      clientSecret: 's',
      name: 'Northwind',
      scopes: 'openid groups',
      roles: new Map([
        ['catalog-owners', 'owner'],
        ['catalog-writers', 'writer'],
        ['*', 'viewer'],
      ]),
      groupsClaim: 'r',
    });
  });

  it('is named after its host, has no secret, and groups have no say, if nothing else is set', () => {
    expect(readConfig(both).signIn.oidc).toMatchObject({
      name: 'id.northwind.example',
      clientSecret: null,
      scopes: 'openid email profile',
      roles: null,
      groupsClaim: 'groups',
    });
  });

  it('may answer without encryption on this machine', () => {
    expect(readConfig({ ...both, OIDC_ISSUER: 'http://127.0.0.1:8080/realms/staff' }).signIn.oidc?.issuer.port).toBe(
      '8080',
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ['without an issuer', { OIDC_ISSUER: '' }, 'OIDC_ISSUER must be set if AUTH contains oidc'],
    ['without a client', { OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID must be set if AUTH contains oidc'],
    ['over plain http', { OIDC_ISSUER: 'http://id.northwind.example' }, 'OIDC_ISSUER must be the https URL'],
    ['that is no URL', { OIDC_ISSUER: 'northwind' }, 'OIDC_ISSUER must be the https URL'],
    ['with a password in it', { OIDC_ISSUER: 'https://u:p@id.example' }, 'OIDC_ISSUER must be the https URL'],
    ['without openid', { OIDC_SCOPES: 'email' }, 'OIDC_SCOPES must contain openid'],
    ['with an unknown role', { OIDC_ROLES: 'a=boss' }, 'OIDC_ROLES must be groups with viewer, writer'],
    ['that makes nobody the owner', { OIDC_ROLES: 'a=admin' }, 'OIDC_ROLES must make a group the owner'],
    ['whose groups give no roles', { OIDC_ROLES: '' }, 'OIDC_ROLES must make a group the owner'],
  ])('%s is refused', (_, given, message) => {
    expect(() => readConfig({ ...oidc, ...given })).toThrow(message);
  });

  it('need make nobody the owner where passwords do', () => {
    expect(readConfig({ ...both, OIDC_ROLES: 'a=admin' }).signIn.oidc?.roles?.size).toBe(1);
  });

  it('never shows its secret', () => {
    const given = { ...oidc, OIDC_CLIENT_SECRET: 'never-repeated', OIDC_ROLES: 'never-repeated' };
    expect(() => readConfig(given)).toThrow(/^(?!.*never-repeated)/s);
  });
});

describe('a proxy that signs people in', () => {
  const proxy = {
    ...{ AUTH: 'proxy', PROXY_EMAIL_HEADER: 'Remote-Email', TRUSTED_PROXIES: '10.0.0.2' },
    PROXY_ROLES: 'maya@northwind.example=owner,*=viewer',
  };

  it('is read whole', () => {
    const more = { PROXY_NAME_HEADER: 'Remote-Name', PROXY_GROUPS_HEADER: 'Remote-Groups', PROXY_NAME: 'Northwind' };
    const PROXY_SIGN_OUT_URL = 'https://login.northwind.example/sign-out';
    expect(readConfig({ ...proxy, ...more, PROXY_SIGN_OUT_URL }).signIn).toMatchObject({
      ways: ['proxy'],
      oidc: null,
      proxy: {
        ...{ trusted: ['10.0.0.2'], emailHeader: 'remote-email', nameHeader: 'remote-name' },
        ...{ groupsHeader: 'remote-groups', name: 'Northwind', signOutUrl: PROXY_SIGN_OUT_URL },
        roles: new Map([
          ['maya@northwind.example', 'owner'],
          ['*', 'viewer'],
        ]),
      },
    });
  });

  it.each<[string, Record<string, string>, string]>([
    ['without a header', { PROXY_EMAIL_HEADER: '' }, 'PROXY_EMAIL_HEADER must be the header'],
    [
      'with what is no header',
      { PROXY_EMAIL_HEADER: 'Remote Email' },
      'PROXY_EMAIL_HEADER must be the name of a header',
    ],
    ['that may be anywhere', { TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES must have the addresses of the proxy'],
    ['that makes nobody the owner', { PROXY_ROLES: '*=viewer' }, 'PROXY_ROLES must make somebody the owner'],
    ['that signs out nowhere', { PROXY_SIGN_OUT_URL: 'sign-out' }, 'PROXY_SIGN_OUT_URL must be the URL'],
  ])('%s is refused', (_, given, message) => {
    expect(() => readConfig({ ...proxy, ...given })).toThrow(message);
  });
});
