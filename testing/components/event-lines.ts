// Replies that come line by line, as the calls that write and the chat give them.
import { eventLines } from '#domain/contract.ts';

const encode = (event: object) => new TextEncoder().encode(`${JSON.stringify(event)}\n`);

/** A reply under way: what is sent arrives at once, and it ends on command. */
export function startReply() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    reply: new Response(readable, { headers: { 'content-type': eventLines } }),
    send: (...events: object[]) => {
      // Whoever hung up takes no more.
      for (const event of events) writer.write(encode(event)).catch(() => {});
    },
    end: () => {
      writer.close().catch(() => {});
    },
  };
}

/** A whole reply. */
export function replyOf(...events: object[]): Response {
  const body = events.map((event) => `${JSON.stringify(event)}\n`).join('');
  return new Response(body, { headers: { 'content-type': eventLines } });
}
