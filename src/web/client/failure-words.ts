// What is said of calls that were not answered as agreed; apart from the client, as the pages to sign in say the same without it.

/** `fetch` got no answer. */
export const unreachable = 'The server cannot be reached. Check the connection and try again.';

/** Something else answered, a proxy for instance. */
export const answeredWith = (status: number): string => `The server answered with an error (${status}).`;
