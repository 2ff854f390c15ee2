// A server of its own whose texts a language model's double writes: what the double says is the journey's to script.
import type { Page } from '@playwright/test';
import { lamp as lampText } from '#testing/lamp.ts';
import { type DoubleAnswer, type ModelDouble, sayParts, startModelDouble } from '#testing/model-double.ts';
import { startServer } from '#testing/running-server.ts';
import { test as base, expect } from './own-server.ts';

/** A key that must not turn up on any screen. */
export const secretKey = 'sk-journey-5e7c2f90ab';

type Fixtures = { double: ModelDouble; settings: Record<string, string> };

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its first parameter.
  double: async ({}, use) => {
    const double = await startModelDouble();
    await use(double);
    await double.close();
  },
  /** Further settings of the server. */
  settings: [{}, { option: true }],
  server: async ({ catalogue, dataDir, double, settings }, use) => {
    const server = await startServer({
      DATA_DIR: dataDir,
      CATALOGUE: catalogue,
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'double-1',
      AI_BASE_URL: `${double.origin}/v1`,
      AI_API_KEY: secretKey,
      ...settings,
    });
    await use(server);
    await server.stop();
    expect(server.log(), 'the log of the server').not.toContain(secretKey);
  },
});

export const lamp = {
  ...lampText,
  sku: 'CLF-CL2040',
  images: [],
  price: null,
  subcategory: null,
  attributes: [],
};

/** Adds the lamp and opens its page; gives its id. */
export async function openLamp(page: Page, given: Partial<typeof lamp> = {}): Promise<number> {
  const reply = await page.request.post('/api/products', { data: { ...lamp, ...given } });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { id } = (await reply.json()) as { id: number };
  await page.goto(`/products/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: lamp.title })).toBeVisible();
  return id;
}

/** What the model says for these parts; it waits in front of each of the words until its turn comes. */
export function say(
  parts: Parameters<typeof sayParts>[0],
  held: { at: string; until: Promise<unknown> }[] = [],
): DoubleAnswer {
  return { kind: 'text', text: sayParts(parts), held };
}

export { expect };
