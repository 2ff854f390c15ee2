// What a server that listens needs to answer: database, first start, app.
import type { AddressInfo } from 'node:net';
import { Problem } from '#domain/problem.ts';
import { openClock } from '#server/database/clock.ts';
import type { EmbeddedClient } from '#server/database/pglite-client.ts';
import { ownAddress } from '#server/http/allowed-hosts.ts';
import type { Drain } from '#server/http/drain.ts';
import { openMediaStore } from '#server/media/open-media-store.ts';
import { makeOwnerLink } from '#server/session/session.commands.ts';
import { buildApp } from './build-app.ts';
import type { Config } from './config.ts';
import { prepareDataDir, prepareMedia } from './first-start.ts';
import type { Front } from './front.ts';
import { persist } from './persist.ts';
import { openDatabase, StartRefusal } from './process.ts';

/** A storage that cannot be reached may be there later, as its cause shows; one that says no is a setting. */
function refuseMedia(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw new StartRefusal(`The images of the sample cannot be stored: ${error.message}`, { cause: error.detail });
}

/** What ends with the server, the latest first. */
type CleanUp = (() => unknown)[];

/** What the server runs on; `embedded` opens the embedded database already, where that is the one. */
type Place = { config: Config; dataDir: string; embedded: EmbeddedClient | null };

/** Opens the database, however long it takes, and answers on the port from then on. */
export async function serve(
  { config, dataDir, embedded }: Place,
  front: Front,
  cleanUp: CleanUp,
  drain: Drain,
  signal: AbortSignal,
) {
  let started = embedded;
  const openOnce = () => {
    const client = started;
    // One that could not open stays closed.
    started = null;
    return openDatabase(config, dataDir, client);
  };
  const database = await persist(openOnce, { signal });
  cleanUp.unshift(() => database.close());
  const clock = await persist(() => openClock(database), { signal });
  cleanUp.unshift(clock.stop);
  const store = openMediaStore(dataDir, config.media);
  const isFirst = await persist(() => prepareMedia(database.db, config.catalogue, store).catch(refuseMedia), {
    signal,
  });
  const user = await persist(() => prepareDataDir(database.db, config.catalogue, clock.now()), { signal });
  if (isFirst) await database.freeMemory();
  const url = config.signIn.publicUrl ?? addressOf(config, front);
  const { ways, oidc, proxy } = config.signIn;
  const signInUrl = ways.length === 0 ? null : url;
  const hasPasswords = ways.includes('password');
  // It makes an account with a password.
  const needsPassword = !ways.includes('oidc');
  const ownerToken = hasPasswords
    ? await persist(() => makeOwnerLink({ db: database.db, now: clock.now }, { needsPassword }), { signal })
    : null;
  const app = await buildApp({
    database,
    user,
    now: clock.now,
    dataDir,
    host: config.host,
    allowedHosts: config.allowedHosts,
    logLevel: config.logLevel,
    imageHosts: config.imageHosts,
    rateLimit: config.rateLimit,
    trustedProxies: config.trustedProxies,
    signInUrl,
    hasPasswords,
    oidc,
    proxy,
    mail: config.mail,
    model: config.model,
    secretKeys: config.secretKeys,
    privateHosts: config.privateHosts,
    media: config.media,
    publicMediaUrl: config.publicMediaUrl,
    exportFolder: config.exportFolder,
    importFolder: config.importFolder,
    hasWorker: config.hasWorker,
    drain,
    serverFor: front.serverFor,
  });
  // The last calls end with the port, and before the database does.
  cleanUp.splice(cleanUp.indexOf(front.close), 1);
  cleanUp.unshift(async () => await Promise.all([front.close(), app.close()]));
  await app.ready();
  front.handOver();
  return { ownerLink: ownerToken === null ? null : `${url}/join#${ownerToken}` };
}

export const addressOf = ({ host }: Config, { server }: Front): string =>
  ownAddress(host, (server.address() as AddressInfo).port);
