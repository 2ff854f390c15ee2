// A process for tests: it dies of pictures that begin with 0, answers those that begin with 1, and never comes back from others.
import type { ImageJob, ImageReply } from './image-work.ts';

process.on('message', (job: ImageJob) => {
  const [first] = job.bytes;
  if (first === 0) process.kill(process.pid, 'SIGKILL');
  if (first === 1) process.send?.({ answer: { problem: 'broken' }, rss: 1 } satisfies ImageReply);
});
process.on('disconnect', () => process.exit());
