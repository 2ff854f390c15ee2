// The process that reads pictures: what a hostile file does to it, it does to nobody else. One job at a time, as its parent sends them.
import type { ImageJob, ImageReply, ImageWork } from './image-work.ts';
import { measureBytes } from './measure-bytes.ts';
import { makeCopy, makeSmall, renderImage } from './render-image.ts';

async function work(job: ImageJob): Promise<ImageWork[keyof ImageWork]['answer']> {
  switch (job.kind) {
    case 'measure':
      return await measureBytes(job.bytes);
    case 'render':
      return await renderImage(job.bytes, job.plan, job.isAiMade);
    case 'small':
      return await makeSmall(job.bytes).catch(() => null);
    case 'copy':
      return await makeCopy(job.bytes, job.width).catch(() => null);
  }
}

process.on('message', async (job: ImageJob) => {
  const answer = await work(job);
  process.send?.({ answer, rss: process.memoryUsage.rss() } satisfies ImageReply);
});
// Its parent is gone, or has no more work.
process.on('disconnect', () => process.exit());
