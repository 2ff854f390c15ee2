// How a language model is asked over the network: at the address that was given and no other, and with a bound on what is read of its answer.
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { ModelFault } from '../model-fault.ts';
import type { ModelSettings } from '../model-settings.ts';

/** Bytes a token takes at most where it comes in an event of its own: 150 to 350 in the streams the tests speak. */
const bytesOfToken = 512;
const leastBytes = 512 * 1024;

const linkLocal = new BlockList();
linkLocal.addSubnet('169.254.0.0', 16, 'ipv4');
linkLocal.addSubnet('fe80::', 10, 'ipv6');

/** Whether an address is of a machine's own network alone, where clouds keep their metadata and keys. */
function isLinkLocal(address: string): boolean {
  const version = isIP(address);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return linkLocal.check(mapped, 'ipv4');
  return version !== 0 && linkLocal.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** A name that cannot be looked up is left to the call, which fails as it does. */
async function addressesOf(url: URL): Promise<string[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return [host];
  return await lookup(host, { all: true }).then(
    (found) => found.map(({ address }) => address),
    () => [],
  );
}

/** Ends the answer with a fault once more has come than any answer needs. */
function bounded(body: ReadableStream<Uint8Array>, most: number): ReadableStream<Uint8Array> {
  let read = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        read += chunk.byteLength;
        if (read > most) controller.error(new ModelFault({ kind: 'too-long' }));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** The key goes to the address that was given and to no other: a redirect is reported, not followed. Throws ModelFault. */
export const openFetch =
  ({ maxOutputTokens }: Pick<ModelSettings, 'maxOutputTokens'>): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if ((await addressesOf(url)).some(isLinkLocal)) throw new ModelFault({ kind: 'link-local' });
    const reply = await fetch(input, { ...init, redirect: 'manual' });
    if (reply.body === null) return reply;
    const { status, statusText, headers } = reply;
    return new Response(bounded(reply.body, Math.max(leastBytes, maxOutputTokens * bytesOfToken)), {
      status,
      statusText,
      headers,
    });
  };
