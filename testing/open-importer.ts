// The importer of another server on the database of a test, with a data directory of its own.
import { createJobQueues } from '#server/jobs/job-queues.ts';
import { openLiveHub } from '#server/live/live.ts';
import { createImporter } from '#server/transfer/transfer.tasks.ts';
import type { TestApp } from './start-test-app.ts';

export async function openImporter(app: TestApp, dataDir: string) {
  const { db } = app.database;
  const hub = await openLiveHub(app.database);
  const queues = createJobQueues(app.database, hub, app.http.log);
  const who = { actor: { id: app.user.id, fullName: app.user.fullName }, role: 'owner' as const, scope: null };
  const context = { db, now: () => app.clock.now, ...who };
  const importer = createImporter({ context, dataDir, log: app.http.log, queues });
  queues.start();
  const stop = async () => {
    await queues.stop();
    await importer.stop();
  };
  return { importer, context, hub, stop };
}
