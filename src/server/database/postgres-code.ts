// What Postgres says is wrong, as its code.

/** All of them have a digit, unlike a socket's `EPIPE`. */
const codePattern = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The Postgres error code behind an exception, such as `23505` (unique violation); undefined when there is none. */
export function postgresCode(error: unknown): string | undefined {
  let current: unknown = error;
  while (current instanceof Error) {
    if ('code' in current && typeof current.code === 'string' && codePattern.test(current.code)) return current.code;
    current = current.cause;
  }
  return undefined;
}
