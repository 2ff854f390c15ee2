// The company's OpenID Connect provider, by way of openid-client, which is loaded with the first sign-in.
import type { Configuration, ServerMetadata } from 'openid-client';
import { isLoopback } from '#server/http/allowed-hosts.ts';
import { type Claims, isComplete } from './company-claims.ts';
import { toRefusal } from './company-refusal.ts';
import type { OidcSettings } from './oidc-settings.ts';
import type { Checks } from './sign-in-under-way.ts';

export type Provider = {
  /** Where the browser goes to sign in, and what the answer must fit then. Throws CompanyRefusal, like the others. */
  start: (redirectUri: string) => Promise<{ leadsTo: string; checks: Checks }>;
  /** The claims of who came back: `returned` is the URL under which they did. */
  finish: (returned: URL, checks: Checks) => Promise<{ claims: Claims; idToken: string }>;
  /** Where the browser goes to sign out, and comes back from; null where the provider has no such page. */
  signOut: (comesBackTo: string, idToken: string | null) => Promise<string | null>;
};

/**
 * How long what a provider says of itself is not asked again. Short, as it also says that the provider is up: a browser that is led to one that
 * is down has nothing of ours to go back by.
 */
const keptMs = 5_000;
/** Seconds for each answer: somebody waits. */
const timeout = 10;
/** Seconds that clocks may differ by. */
const tolerance = 30;

/** Keeps what `read` answered for a while, and nothing where it failed. Many who ask at once wait for one answer. */
function keepFor<T>(
  ms: number,
  now: () => Date,
  read: () => Promise<T>,
): { get: () => Promise<T>; forget: () => void } {
  let kept: { answer: Promise<T>; until: number } | null = null;
  const ask = () => {
    const asked = { answer: read(), until: now().getTime() + ms };
    kept = asked;
    asked.answer.catch(() => {
      if (kept === asked) kept = null;
    });
    return asked.answer;
  };
  return {
    get: () => (kept && kept.until > now().getTime() ? kept.answer : ask()),
    forget: () => {
      kept = null;
    },
  };
}

type Library = typeof import('openid-client');

/** How the client proves who it is: in the body, as most providers expect it, unless this one takes only the header. */
function proveClient(library: Library, { clientSecret }: OidcSettings, metadata: ServerMetadata) {
  if (clientSecret === null) return library.None();
  // The default of OpenID Connect Discovery 1.0, 3.
  const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return ways.includes('client_secret_post')
    ? library.ClientSecretPost(clientSecret)
    : library.ClientSecretBasic(clientSecret);
}

export function openProvider(settings: OidcSettings, now: () => Date): Provider {
  const { issuer, clientId, scopes, groupsClaim } = settings;
  const load = () => import('openid-client');
  // The settings allow that for this machine alone.
  const isOpen = issuer.protocol === 'http:' && isLoopback(issuer.hostname);

  const known = keepFor(keptMs, now, async () => {
    const library = await load();
    const execute = isOpen ? [library.allowInsecureRequests] : [];
    const found = await library.discovery(issuer, clientId, undefined, library.None(), { timeout, execute });
    return found.serverMetadata();
  });

  /** A configuration of its own for each call: the library would go on with keys of the provider it saw up to five minutes ago. */
  async function open(): Promise<{ library: Library; config: Configuration; metadata: ServerMetadata }> {
    const library = await load();
    const metadata = await known.get();
    const client = { [library.clockTolerance]: tolerance };
    const config = new library.Configuration(metadata, clientId, client, proveClient(library, settings, metadata));
    config.timeout = timeout;
    // By itself the library trusts the connection an ID token came over, and leaves its signature unchecked.
    library.enableNonRepudiationChecks(config);
    if (isOpen) library.allowInsecureRequests(config);
    return { library, config, metadata };
  }

  async function refusing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const refusal = toRefusal(error);
      // What it says of itself may have changed.
      if (refusal.problem === 'unreachable' || refusal.problem === 'not-accepted') known.forget();
      throw refusal;
    }
  }

  return {
    start: (redirectUri) =>
      refusing(async () => {
        const { library, config } = await open();
        const verifier = library.randomPKCECodeVerifier();
        const checks = { state: library.randomState(), nonce: library.randomNonce(), verifier };
        const leadsTo = library.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: scopes,
          response_mode: 'query',
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await library.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { leadsTo: leadsTo.href, checks };
      }),
    finish: (returned, { state, nonce, verifier }) =>
      refusing(async () => {
        const { library, config, metadata } = await open();
        const expected = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
        const tokens = await library.authorizationCodeGrant(config, returned, { ...expected, idTokenExpected: true });
        const claims = tokens.claims();
        if (!claims || tokens.id_token === undefined) throw new Error('The provider sent no ID token');
        const asksMore =
          metadata.userinfo_endpoint !== undefined && !isComplete(claims, settings.roles === null ? null : groupsClaim);
        const more = asksMore ? await library.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
        return { claims: { ...more, ...claims }, idToken: tokens.id_token };
      }),
    signOut: (comesBackTo, idToken) =>
      refusing(async () => {
        const { library, config, metadata } = await open();
        if (metadata.end_session_endpoint === undefined) return null;
        const parameters = new URLSearchParams({ post_logout_redirect_uri: comesBackTo });
        if (idToken !== null) parameters.set('id_token_hint', idToken);
        return library.buildEndSessionUrl(config, parameters).href;
      }),
  };
}
