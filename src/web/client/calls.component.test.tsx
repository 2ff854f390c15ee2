import { expect, test, vi } from 'vitest';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { streamEvents } from '#domain/live/live.contract.ts';
import { Problem } from '#domain/problem.ts';
import { createImport } from '#domain/transfer/import-run.contract.ts';
import { generateContent } from '#domain/writing/writing.contract.ts';
import { serve } from '#testing/components/serve.ts';
import { call } from './api.ts';
import { askForEvents } from './event-lines.ts';
import { listenTo } from './shared-stream.ts';
import { upload } from './upload.ts';

test('every way a call goes out carries the credentials', async () => {
  const calls = [serve(listProducts, []), serve(generateContent, new Response(''))];
  await call(listProducts);
  await askForEvents(generateContent, { params: { id: 7 } });
  expect(calls.flat().map(({ path, credentials }) => [path, credentials])).toEqual([
    ['/api/products', 'include'],
    ['/api/products/7/generate-optimized-content', 'include'],
  ]);

  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
  void upload(createImport, { form: new FormData() });
  expect(send.mock.contexts).toMatchObject([{ withCredentials: true }]);

  const opened = vi.fn();
  vi.stubGlobal(
    'EventSource',
    class {
      constructor(...given: unknown[]) {
        opened(...given);
      }
      close() {}
    },
  );
  const stop = listenTo(streamEvents.path, { onMessage: () => {}, onMissed: () => {}, onCut: () => {} });
  await expect.poll(() => opened.mock.calls).toEqual([['/api/events', { withCredentials: true }]]);
  stop();
});

test.each([
  { answered: 401, body: 'Sign in', statusText: 'Unauthorized', message: '401: Sign in' },
  { answered: 502, body: '<h1>Bad gateway</h1>', statusText: 'Bad Gateway', message: '502: <h1>Bad gateway</h1>' },
  { answered: 503, body: '', statusText: 'Service Unavailable', message: '503: Service Unavailable' },
])('a call answered $answered throws its status, a colon and the body, or the status text', async (given) => {
  const { answered, body, statusText, message } = given;
  serve(listProducts, new Response(body, { status: answered, statusText }));
  serve(generateContent, new Response(body, { status: answered, statusText }));
  await expect(call(listProducts)).rejects.toMatchObject({ message });
  await expect(askForEvents(generateContent, { params: { id: 7 } })).rejects.toMatchObject({ message });
});

test('a call the server refuses throws the refusal with its status', async () => {
  serve(listProducts, new Problem('RATE_LIMITED', 'Too many requests.'));
  await expect(call(listProducts)).rejects.toThrow(/^429: \{"error":"Too many requests\.","code":"RATE_LIMITED"\}$/);
});
