// Settings that are lists of hosts.
import * as z from 'zod/mini';

/** `pim.example:8080` as an address holds it; null for what is no host. */
function readHost(text: string): string | null {
  const given = text.trim();
  const url = URL.parse(`http://${given}`);
  if (!url || /[/?#@*\s]/.test(given)) return null;
  return url.host.replace(/:443$/, '');
}

export const hosts = (example: string) =>
  z.pipe(
    z
      ._default(z.string(), '')
      .check(
        z.refine(
          (text) => text === '' || text.split(',').every((host) => readHost(host) !== null),
          `must be hosts separated by commas, such as ${example}`,
        ),
      ),
    z.transform((text: string) => (text === '' ? [] : text.split(',').flatMap((host) => readHost(host) ?? []))),
  );

/** `*.shop.example` stands for every host below it, as a Content-Security-Policy has it. */
const imageHost = /^(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i;
export const imageHosts = z.optional(
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => text.split(',').every((host) => imageHost.test(host.trim())),
          'must be hosts separated by commas, such as cdn.shop.example,*.pictures.example, or none',
        ),
      ),
    z.transform((text: string) => (text === 'none' ? [] : text.split(',').map((host) => host.trim()))),
  ),
);
