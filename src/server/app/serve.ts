// The server of a process that has its settings and its data directory: port, database, first start, app.
import type { AddressInfo } from 'node:net';
import { Problem } from '#domain/problem.ts';
import { openClock } from '#server/database/clock.ts';
import type { EmbeddedClient } from '#server/database/pglite-client.ts';
import { ownAddress } from '#server/http/allowed-hosts.ts';
import { createDrain, type Drain } from '#server/http/drain.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { openMediaStore } from '#server/media/open-media-store.ts';
import { makeOwnerLink } from '#server/session/session.commands.ts';
import { buildApp } from './build-app.ts';
import type { Config } from './config.ts';
import { prepareDataDir, prepareMedia } from './first-start.ts';
import { type Front, openFront } from './front.ts';
import { persist } from './persist.ts';
import { openDatabase, StartRefusal, stopOnSignal } from './process.ts';

/** Longest wait for requests under way after SIGTERM; the promise is 10 s in all. */
const closeWithinMs = 8_000;

async function listen({ host, port, imageHosts, signIn }: Config): Promise<Front> {
  try {
    return await openFront({ host, port }, securityHeaders({ imageHosts, signInUrl: signIn.publicUrl }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartRefusal(
        `Port ${port} on ${host} is in use. Stop the program that uses it, or choose another PORT.`,
      );
    if (code === 'EACCES')
      throw new StartRefusal(`Port ${port} on ${host} is not allowed for this user. Choose a PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartRefusal(`This machine has no IP address ${host}. Choose another HOST.`);
    throw error;
  }
}

/** A storage that cannot be reached may be there later, as its cause shows; one that says no is a setting. */
function refuseMedia(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw new StartRefusal(`The images of the sample cannot be stored: ${error.message}`, { cause: error.detail });
}

/** What ends with the server, the latest first. */
export type CleanUp = (() => unknown)[];

/** What the server runs on; `embedded` opens the embedded database already, where that is the one. */
export type Place = { config: Config; dataDir: string; embedded: EmbeddedClient | null };

/** Opens the database, however long it takes, and answers on the port from then on. */
async function open(
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

const addressOf = ({ host }: Config, { server }: Front): string =>
  ownAddress(host, (server.address() as AddressInfo).port);

/** Serves until a signal ends it. What fails before it is ready cleans up and rejects. */
export async function serve(place: Place, cleanUp: CleanUp): Promise<void> {
  const { config } = place;
  const starting = new AbortController();
  const drain = createDrain();
  try {
    const front = await listen(config);
    cleanUp.unshift(front.close);
    let isReady = false;
    stopOnSignal(async () => {
      starting.abort();
      if (isReady) await drain.begin(config.drainSeconds);
      // A client that never finishes its request must not keep the data directory.
      setTimeout(() => front.server.closeAllConnections(), closeWithinMs).unref();
      for (const step of cleanUp) await step();
    });
    const { ownerLink } = await open(place, front, cleanUp, drain, starting.signal);
    isReady = true;
    const address = addressOf(config, front);
    if (ownerLink)
      console.log(`This workspace has no owner yet. Open this link within 24 hours to become the owner: ${ownerLink}`);
    // A process that started it as one half of itself shows an address of its own.
    if (process.send) return void process.send({ ready: address });
    console.log(`Copydesk is ready at ${address}`);
    const { publicUrl } = config.signIn;
    if (publicUrl !== null && publicUrl !== address) console.log(`People open it at ${publicUrl}`);
  } catch (error) {
    // A stop on the way cleans up by itself.
    if (starting.signal.aborted) return;
    for (const step of cleanUp) await step();
    throw error;
  }
}
