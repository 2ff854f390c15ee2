// A browser without a screen sometimes stops drawing on a busy machine: its scripts run on, but no frame comes, and waiting for a control
// to stand still never ends. Such a run says nothing of Copydesk. It is made once more in a new browser and reported; any other failure counts.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, TestInfo } from '@playwright/test';
import { describePage } from './failed-page.ts';

const longestFrameMs = 5_000;

/** Of a failed run: whether its page runs scripts and draws nothing. A page that answers nothing hangs for reasons of its own. */
async function hasStoppedDrawing(page: Page): Promise<boolean> {
  if (page.isClosed()) return false;
  const drew = page
    .evaluate(
      (ms) =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => resolve(true));
          setTimeout(() => resolve(false), ms);
        }),
      longestFrameMs,
    )
    .catch(() => true);
  return (await Promise.race([drew, sleep(2 * longestFrameMs, true, { ref: false })])) === false;
}

const markOf = ({ project, testId }: TestInfo) => join(project.outputDir, `${testId}.undrawn`);

/** A second run follows none but one without frames. */
export function refuseSecondRun(info: TestInfo): void {
  if (info.retry > 0 && !existsSync(markOf(info)))
    throw new Error('It failed in a browser that draws, and so is not tried again.');
}

/** Lets a failed run be made once more where its browser stopped drawing; of any other says what its page was like. */
export async function allowSecondRun(page: Page, info: TestInfo, faults: readonly string[]): Promise<void> {
  if (info.status === info.expectedStatus) return;
  if (!(await hasStoppedDrawing(page))) throw new Error(await describePage(page, faults));
  writeFileSync(markOf(info), '');
  console.warn(`The browser stopped drawing in “${info.title}”: once more in a new one.`);
}
