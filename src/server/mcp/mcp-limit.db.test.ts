// Calls of tools count as any others: the message, and what it asks for.
import { expect, it } from 'vitest';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp({ rateLimit: 3 });

async function useTool() {
  const headers = { accept: 'application/json, text/event-stream' };
  const params = { name: 'get_facets', arguments: {} };
  const { status, text } = await app.call(
    'POST',
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    headers,
  );
  const [, data = text] = /^data: (.+)$/m.exec(text) ?? [];
  return { status, body: JSON.parse(data) as unknown };
}

it('are limited by address, in the message and in what it asks for', async () => {
  expect(await useTool()).toMatchObject({ status: 200, body: { result: { structuredContent: { data: {} } } } });
  const words = /^Too many requests from your IP address\. Try again in \d+ seconds?\.$/;
  expect(await useTool()).toMatchObject({
    status: 200,
    body: { result: { isError: true, content: [{ text: expect.stringMatching(words) }] } },
  });
  expect(await useTool()).toMatchObject({
    status: 429,
    body: { code: 'RATE_LIMITED', error: expect.stringMatching(words) },
  });
});
