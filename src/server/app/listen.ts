// The port of the server, taken before anything is opened or created: one that cannot be had is a setting.
import { securityHeaders } from '#server/http/security-headers.ts';
import type { Config } from './config.ts';
import { type Front, openFront } from './front.ts';
import { StartRefusal } from './process.ts';

/** Listens; refuses in one sentence where the port or the address cannot be had. */
export async function listen({ host, port, imageHosts, signIn }: Config): Promise<Front> {
  try {
    return await openFront({ host, port }, securityHeaders({ imageHosts, signInUrl: signIn.publicUrl }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartRefusal(
        `Port ${port} on ${host} is in use. Stop the program that uses it, or choose another PORT.`,
      );
    if (code === 'EACCES')
      throw new StartRefusal(`Port ${port} on ${host} is not allowed for this user. Choose a PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartRefusal(`This machine has no IP address ${host}. Choose another HOST.`);
    throw error;
  }
}
