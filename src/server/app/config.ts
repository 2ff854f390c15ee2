// Settings from the environment, read once and checked together. docs/operating.md lists them.
import * as z from 'zod/mini';

const present = (value: string | undefined) => (value === undefined || value.trim() === '' ? undefined : value.trim());

const settings = z.object({
  PORT: z.pipe(
    z._default(z.string(), '3000').check(
      z.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
      z.refine((port) => Number(port) <= 65_535, 'must be a port number from 0 to 65535'),
    ),
    z.transform((port: string) => Number(port)),
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^postgres(ql)?:\/\/\S+$/,
          'must be a Postgres address such as postgres://user:password@host:5432/name',
        ),
      ),
  ),
  CATALOGUE: z._default(z.enum(['sample', 'empty'], 'must be sample or empty'), 'sample'),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
});

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  catalogue: 'sample' | 'empty';
  logLevel: string;
};

/** Reads the settings; throws one message that names everything wrong. Values are never repeated: one may be a password. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const names = Object.keys(settings.def.shape);
  const parsed = settings.safeParse(Object.fromEntries(names.map((name) => [name, present(env[name])])));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`);
    throw new Error(
      `Copydesk cannot start with these settings:\n${[...new Set(lines)].join('\n')}\nSee docs/operating.md.`,
    );
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, CATALOGUE, LOG_LEVEL } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    catalogue: CATALOGUE,
    logLevel: LOG_LEVEL,
  };
}
