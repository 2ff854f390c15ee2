// Starts Copydesk: settings, data directory, database, first start, server. Every expected failure ends in one plain sentence.
import { accessSync, constants, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ownAddress } from './allowed-hosts.ts';
import { buildApp } from './build-app.ts';
import type { Config } from './config.ts';
import { createDrain } from './drain.ts';
import { prepareDataDir } from './first-start.ts';
import { lockOrRefuse, openDatabase, requireConfig, run, StartRefusal, stopOnSignal } from './process.ts';

/** Longest wait for requests under way after SIGTERM; the promise is 10 s in all. */
const closeWithinMs = 8_000;

function openDataDir(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.R_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefusal(
      `Copydesk cannot write to the data directory ${dataDir} (${code}). Make it writable, or choose another DATA_DIR.`,
    );
  }
  return lockOrRefuse(dataDir);
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
    return ownAddress(host, (app.server.address() as AddressInfo).port);
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

async function start(): Promise<void> {
  const config = requireConfig();
  const dataDir = resolve(config.dataDir);
  const release = openDataDir(dataDir);
  const cleanUp: (() => unknown)[] = [release];
  try {
    const database = await openDatabase(config, dataDir);
    cleanUp.unshift(() => database.close());
    const user = await prepareDataDir(database.db, config.catalogue, new Date());
    const drain = createDrain();
    const app = await buildApp({
      database,
      user,
      dataDir,
      host: config.host,
      allowedHosts: config.allowedHosts,
      logLevel: config.logLevel,
      imageHosts: config.imageHosts,
      rateLimit: config.rateLimit,
      model: config.model,
      secretKey: config.secretKey,
      privateHosts: config.privateHosts,
      hasWorker: config.hasWorker,
      drain,
    });
    cleanUp.unshift(() => app.close());
    const address = await listen(app, config);
    stopOnSignal(async () => {
      await drain.begin(config.drainSeconds);
      // A client that never finishes its request must not keep the data directory.
      setTimeout(() => app.server.closeAllConnections(), closeWithinMs).unref();
      for (const step of cleanUp) await step();
    });
    // Whoever started it as one half of itself shows an address of its own.
    if (process.send) process.send({ ready: address });
    else console.log(`Copydesk is ready at ${address}`);
  } catch (error) {
    for (const step of cleanUp) await step();
    throw error;
  }
}

run(start);
