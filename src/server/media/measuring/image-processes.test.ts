import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import type { ImageFile } from '#domain/images/image-file.ts';
import { planRendition } from '#domain/images/plan-rendition.ts';
import type { RenditionNeeds } from '#domain/images/rendition-needs.ts';
import { drawGoods } from '#testing/pictures.ts';
import { type ImageProcesses, ImageProcessFault, openImageProcesses } from './image-processes.ts';
import { openMeasuring } from './open-measuring.ts';

let open: ImageProcesses[] = [];
const start = (options: Parameters<typeof openImageProcesses>[0] = {}) => {
  const processes = openImageProcesses(options);
  open.push(processes);
  return processes;
};
afterEach(() => {
  for (const processes of open) processes.close();
  open = [];
});

/** Processes of pictures that this one started. */
const childrenOf = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('image.process'))
    .map((line) => Number.parseInt(line, 10));

it('measures in a process of its own, draws a rendition and copies', async () => {
  const { run, rss } = start();
  const bytes = await drawGoods({ width: 1_200, height: 800, size: 0.4 });
  const answer = await run('measure', { bytes });
  if ('problem' in answer) throw new Error(answer.problem);
  expect(answer.measures).toMatchObject({ width: 1_200, height: 800, format: 'jpeg' });
  expect(childrenOf()).toHaveLength(1);
  expect(rss()).toBeGreaterThan(0);
  const file: ImageFile = { hash: '', bytes: bytes.length, alikeId: 1, measures: answer.measures };
  const needs: RenditionNeeds = {
    square: true,
    whiteGround: true,
    minFill: 0.85,
    minSide: null,
    minLongest: 500,
    maxSide: 10_000,
    maxBytes: 10_000_000,
    formats: ['jpeg'],
  };
  const planned = planRendition(file, needs);
  if (!('plan' in planned)) throw new Error(JSON.stringify(planned));
  const rendered = await run('render', { bytes, plan: planned.plan, isAiMade: false });
  if ('refusal' in rendered) throw new Error(rendered.refusal);
  const { measures } = rendered.measured;
  expect(measures.width).toBe(measures.height);
  expect(measures.whiteBorder).toBe(1);
  expect(measures.fill).toBeGreaterThanOrEqual(0.85);
  const copy = await run('copy', { bytes, width: 160 });
  expect(
    Buffer.from(copy ?? [])
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  const measuring = openMeasuring({ run, rss, close: () => {} });
  const small = await measuring.makeSmall(bytes);
  expect([...(small ?? []).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(await measuring.makeSmall(new Uint8Array([0xff, 0xd8, 0xff, 0]))).toBeNull();
});

describe('a process that is killed', () => {
  it('is replaced, and the picture it worked on is measured', async () => {
    const { run } = start();
    const bytes = await drawGoods({ width: 3_000, height: 3_000, size: 0.5 });
    await run('measure', { bytes });
    const asked = run('measure', { bytes });
    for (const pid of childrenOf()) process.kill(pid, 'SIGKILL');
    expect(await asked).toHaveProperty('measures');
  });

  it('is not started for ever: a picture that takes it along twice is given up, and the next is measured', async () => {
    const { run } = start({ file: new URL('./test-dying.process.ts', import.meta.url) });
    await expect(run('measure', { bytes: new Uint8Array([0]) })).rejects.toThrow(ImageProcessFault);
    expect(await run('measure', { bytes: new Uint8Array([1]) })).toEqual({ problem: 'broken' });
  });
});

it('stops a picture that takes too long, and goes on with the next', async () => {
  const { run } = start({ file: new URL('./test-dying.process.ts', import.meta.url), jobMs: 2_000 });
  const [slow, next] = await Promise.allSettled([
    run('measure', { bytes: new Uint8Array([2]) }),
    run('measure', { bytes: new Uint8Array([1]) }),
  ]);
  expect(slow).toMatchObject({ status: 'rejected', reason: { why: 'slow' } });
  expect(next).toMatchObject({ status: 'fulfilled', value: { problem: 'broken' } });
});

it('refuses what waits when it is closed', async () => {
  const processes = start();
  const asked = processes.run('measure', { bytes: await drawGoods({ width: 900, height: 900, size: 0.5 }) });
  processes.close();
  await expect(asked).rejects.toThrow(ImageProcessFault);
  await expect(processes.run('copy', { bytes: new Uint8Array(), width: 160 })).rejects.toThrow(ImageProcessFault);
});
