import { expect, test } from 'vitest';
import { readReply } from './stream-chat.ts';

/** A reply that arrives in these pieces. */
const arriving = (...pieces: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });

async function collect(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = '';
  for await (const event of readReply(stream)) text += event.type === 'text' ? event.text : `[${event.type}]`;
  return text;
}
const done = '{"type":"done"}\n';

test('pieces are put together wherever the network cut them, also inside a letter', async () => {
  const line = new TextEncoder().encode('{"type":"text","text":"Größe"}\n');
  const cut = line.indexOf(0xc3) + 1;
  expect(
    await collect(arriving(line.slice(0, cut), line.slice(cut), '{"type":"te', `xt","text":": 26 cm"}\n${done}`)),
  ).toBe('Größe: 26 cm');
});

test.each([
  [
    'an error in the middle',
    ['{"type":"text","text":"a"}\n{"type":"error","error":"The model is busy.","code":"UNAVAILABLE"}\n'],
    'The model is busy.',
  ],
  ['a reply that ends without done', ['{"type":"text","text":"a"}\n'], 'The answer was cut off. Please ask again.'],
  ['an empty reply', [], 'The answer was cut off. Please ask again.'],
])('%s is a failure', async (_name, pieces, message) => {
  await expect(collect(arriving(...pieces))).rejects.toThrow(message);
});

test('a last line without a line break still counts', async () => {
  expect(await collect(arriving('{"type":"text","text":"a"}\n{"type":"done"}'))).toBe('a');
});

test('word of a draft comes where it stands in the reply', async () => {
  expect(await collect(arriving(`{"type":"text","text":"a"}\n{"type":"writing","part":"title"}\n${done}`))).toBe(
    'a[writing]',
  );
});
