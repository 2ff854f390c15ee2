// The OpenID Connect provider of a company, for tests: a real one, on a port of this machine, whose accounts and keys the test sets.
import { generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import Provider, { type Adapter, type AdapterPayload, type Configuration } from 'oidc-provider';
import { freePort } from './free-port.ts';

type Claims = Record<string, unknown>;

export const client = { id: 'copydesk', secret: 'a secret of the test, long enough' };

/** A client without a secret. */
export const publicClient = 'copydesk-public';

/** A key pair of its own each time. */
function newKey(): JsonWebKey & { kid: string; alg: string; use: string } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' };
}

/** Keeps what the provider keeps, over a change of its keys too. */
function keepInMemory(): (name: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  return (name) => {
    const key = (id: string) => `${name} ${id}`;
    const findBy = async (field: 'uid' | 'userCode', value: string) =>
      [...kept].find(([at, payload]) => at.startsWith(`${name} `) && payload[field] === value)?.[1];
    return {
      upsert: async (id, payload) => void kept.set(key(id), payload),
      find: async (id) => kept.get(key(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      consume: async (id) => void kept.set(key(id), { ...kept.get(key(id)), consumed: Math.floor(Date.now() / 1000) }),
      destroy: async (id) => void kept.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [at, payload] of kept) if (payload.grantId === grantId) kept.delete(at);
      },
    };
  };
}

function configure(
  key: JsonWebKey,
  redirectUris: string[],
  signOutUris: string[],
  claimsOf: (id: string) => Claims,
): Configuration {
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: redirectUris,
        post_logout_redirect_uris: signOutUris,
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
      {
        client_id: publicClient,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'none',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    cookies: { keys: ['a key of the test'] },
    jwks: { keys: [key] } as NonNullable<Configuration['jwks']>,
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...claimsOf(id) }) }),
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
  };
}

export type CompanyProvider = {
  issuer: URL;
  /** Who signs in next, and what the provider says of them by their subject. */
  person: { sub: string };
  accounts: Map<string, Claims>;
  /** Null: whoever signs in is let through; otherwise the error of OAuth they get. */
  refuses: string | null;
  /** Shows keys under the names of its own that sign nothing. */
  showsOtherKeys: boolean;
  /** Signs with a new key from now on, and shows that one alone. */
  rotateKeys: () => void;
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

/** `redirectUris` and `signOutUris` are where it leads back to. It answers from `start` on. */
export async function makeCompanyProvider(redirectUris: string[], signOutUris: string[]): Promise<CompanyProvider> {
  const port = await freePort();
  const issuer = new URL(`http://127.0.0.1:${port}`);
  const accounts = new Map<string, Claims>();
  const adapter = keepInMemory();
  /** The other keys by the name of that in use. */
  const others = (kid: string) => ({ keys: [{ ...newKey(), kid, d: undefined }] });
  const make = () => {
    const key = newKey();
    const made = new Provider(issuer.origin, {
      ...configure(key, redirectUris, signOutUris, (id) => accounts.get(id) ?? {}),
      adapter,
    });
    return { made, answer: made.callback(), kid: key.kid };
  };
  let provider = make();
  let server: Server | null = null;

  /** Says who it is, and that they agree. */
  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { made } = provider;
    const { params } = await made.interactionDetails(request, response);
    if (company.refuses !== null) return await made.interactionFinished(request, response, { error: company.refuses });
    const accountId = company.person.sub;
    const grant = new made.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    const consent = { grantId: await grant.save() };
    await made.interactionFinished(request, response, { login: { accountId }, consent });
  }

  const company: CompanyProvider = {
    issuer,
    person: { sub: 'nobody' },
    accounts,
    refuses: null,
    showsOtherKeys: false,
    rotateKeys: () => {
      provider = make();
    },
    start: async () => {
      server = createServer((request, response) => {
        // A connection that is kept would be found dead after a stop.
        response.shouldKeepAlive = false;
        if (company.showsOtherKeys && request.url === '/jwks')
          return void response.setHeader('content-type', 'application/json').end(JSON.stringify(others(provider.kid)));
        if (!request.url?.startsWith('/interaction/')) return void provider.answer(request, response);
        interact(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
      });
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    stop: async () => {
      if (!server) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      server = null;
      await closed;
    },
  };
  return company;
}

/** Goes through the provider's pages as a browser does, with its cookies, from `url` until it leads somewhere else; answers to where. */
export async function passThrough({ issuer }: CompanyProvider, url: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(url);
  for (let steps = 0; at.origin === issuer.origin; steps += 1) {
    if (steps > 10) throw new Error(`The provider leads nowhere: ${at}`);
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie } });
    const to = reply.headers.get('location');
    if (to === null) throw new Error(`The provider answered ${reply.status}: ${await reply.text()}`);
    for (const set of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    at = new URL(to, at);
  }
  return at;
}
