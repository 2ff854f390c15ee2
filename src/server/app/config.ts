// Settings from the environment, read once and checked together. docs/operating.md lists them.
import * as z from 'zod/mini';
import { isModelAddress, providers, tidyAddress } from '#domain/models/providers.ts';
import type { MailSettings } from '#server/mail/mail-settings.ts';
import type { BucketSettings } from '#server/media/bucket-store.ts';
import type { ModelSettings } from '#server/models/model-settings.ts';
import { parseSecrets } from '#server/secrets/key-file.ts';
import { hosts, imageHosts } from './config.hosts.ts';
import { checkMail, mailSettings, readMail } from './config.mail.ts';
import { checkMedia, mediaSettings, readMedia, readPublicMedia } from './config.media.ts';
import { checkSignIn, readSignIn, type SignInSettings, signInSettings } from './config.sign-in.ts';

const present = (value: string | undefined) => (value === undefined || value.trim() === '' ? undefined : value.trim());

/** A positive amount such as `2.50`. */
const amount = (what: string) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}(\.\d{1,6})?$/, `must be ${what}`)),
      z.transform((text: string) => Number(text)),
    ),
  );
/** A whole number from 1 on; none where it is not set. */
const limit = (what: string) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/, `must be ${what}`)),
      z.transform((text: string) => Number(text)),
    ),
  );
const wholeNumber = (fallback: string, pattern: RegExp, what: string) =>
  z.pipe(
    z._default(z.string(), fallback).check(z.regex(pattern, `must be ${what}`)),
    z.transform((text: string) => Number(text)),
  );

const postgresAddress = z.optional(
  z
    .string()
    .check(
      z.regex(/^postgres(ql)?:\/\/\S+$/, 'must be a Postgres URL such as postgres://user:password@host:5432/name'),
    ),
);

const settings = z.object({
  PORT: z.pipe(
    z._default(z.string(), '3000').check(
      z.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535'),
      z.refine((port) => Number(port) <= 65_535, 'must be a port number from 0 to 65535'),
    ),
    z.transform((port: string) => Number(port)),
  ),
  DATA_DIR: z._default(z.string(), './data'),
  EXPORT_FOLDER: z.optional(z.string()),
  IMPORT_FOLDER: z.optional(z.string()),
  DATABASE_URL: postgresAddress,
  DATABASE_READ_URL: postgresAddress,
  CATALOGUE: z._default(z.enum(['sample', 'empty'], 'must be sample or empty'), 'sample'),
  // A proxy that looks every five seconds has looked twice by ten.
  DRAIN_SECONDS: wholeNumber('0', /^([1-5]?\d|60)$/, 'seconds from 0 to 60'),
  WORKER: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
  IMAGE_HOSTS: imageHosts,
  // By itself far above what a person and a page can ask for; stops a runaway script.
  RATE_LIMIT: wholeNumber('20000', /^\d{1,9}$/, 'requests per minute from one IP address, 0 for no limit'),
  SOURCES_PRIVATE_HOSTS: hosts('pim.example:8080,files.example'),
  ...signInSettings,
  ...mediaSettings,
  ...mailSettings,
  SECRET_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseSecrets(text, /,/) !== null,
          'must be 32 bytes, as 64 hex digits or as base64, or several such keys separated by commas',
        ),
      ),
  ),
  AI_PROVIDER: z.optional(z.enum(providers, `must be ${providers.slice(0, -1).join(', ')} or ${providers.at(-1)}`)),
  AI_MODEL: z.optional(z.string().check(z.maxLength(200, 'must be a name of at most 200 characters'))),
  AI_BASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isModelAddress,
          'must be a URL such as http://127.0.0.1:11434/v1. Put a key in AI_API_KEY, not in the URL',
        ),
      ),
  ),
  AI_API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be a key without spaces'))),
  AI_INPUT_PRICE: amount('US dollars per million tokens, such as 2.50'),
  AI_OUTPUT_PRICE: amount('US dollars per million tokens, such as 10'),
  AI_DAILY_BUDGET: amount('US dollars per day, such as 5'),
  AI_CONCURRENCY: limit('calls at the same time, such as 8'),
  AI_REQUESTS_PER_MINUTE: limit('calls per minute, such as 500'),
  AI_TOKENS_PER_MINUTE: limit('tokens per minute, such as 200000'),
  AI_MAX_OUTPUT_TOKENS: wholeNumber('8192', /^([1-9]\d{2,5})$/, 'a number of tokens from 100 to 999999'),
  AI_TIMEOUT: wholeNumber('120', /^([1-9]\d{0,2})$/, 'seconds from 1 to 999'),
});

type Parsed = z.infer<typeof settings>;

/** What a server leaves to workers has to be where they reach it. */
function checkWorker({ WORKER, DATABASE_URL }: Parsed): string[] {
  return WORKER === 'on' || DATABASE_URL
    ? []
    : ['WORKER can be off only with DATABASE_URL: no other process can use the embedded database'];
}

/** A replica is one of something. */
function checkReplica({ DATABASE_URL, DATABASE_READ_URL }: Parsed): string[] {
  return DATABASE_READ_URL && !DATABASE_URL
    ? ['DATABASE_READ_URL can be set only with DATABASE_URL: the embedded database has no standby']
    : [];
}

/** What is missing or idle among the settings of the model; each by its name. */
function checkModel(given: Parsed): string[] {
  const { AI_PROVIDER: provider, AI_INPUT_PRICE: input, AI_OUTPUT_PRICE: output, AI_DAILY_BUDGET: budget } = given;
  const wrong: string[] = [];
  if (provider === undefined) {
    const idle = (['AI_MODEL', 'AI_BASE_URL', 'AI_API_KEY', 'AI_DAILY_BUDGET'] as const).filter(
      (name) => given[name] !== undefined,
    );
    return idle.length === 0
      ? []
      : [`AI_PROVIDER must be set if ${idle.join(', ')} is set. Use one of ${providers.join(', ')}`];
  }
  if (given.AI_MODEL === undefined) wrong.push('AI_MODEL must be set to the name of the model');
  if (provider === 'openai-compatible' && given.AI_BASE_URL === undefined)
    wrong.push('AI_BASE_URL must be the URL of the server, such as http://127.0.0.1:11434/v1');
  if (provider !== 'openai-compatible' && given.AI_API_KEY === undefined)
    wrong.push(`AI_API_KEY must be set: ${provider} accepts no call without a key`);
  if ((input === undefined) !== (output === undefined))
    wrong.push('AI_INPUT_PRICE and AI_OUTPUT_PRICE must be set together');
  if (budget !== undefined && (input === undefined || output === undefined))
    wrong.push('AI_DAILY_BUDGET needs AI_INPUT_PRICE and AI_OUTPUT_PRICE: without them no call has a cost');
  return wrong;
}

function readModel(given: Parsed): ModelSettings | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_INPUT_PRICE: input, AI_OUTPUT_PRICE: output } = given;
  if (provider === undefined || model === undefined) return null;
  return {
    connectionId: null,
    provider,
    model,
    baseUrl: given.AI_BASE_URL === undefined ? null : tidyAddress(given.AI_BASE_URL),
    apiKey: given.AI_API_KEY ?? null,
    price: input === undefined || output === undefined ? null : { input, output },
    dailyBudget: given.AI_DAILY_BUDGET ?? null,
    maxOutputTokens: given.AI_MAX_OUTPUT_TOKENS,
    timeoutMs: given.AI_TIMEOUT * 1000,
    concurrency: given.AI_CONCURRENCY ?? null,
    requestsPerMinute: given.AI_REQUESTS_PER_MINUTE ?? null,
    tokensPerMinute: given.AI_TOKENS_PER_MINUTE ?? null,
    temperature: null,
    seed: null,
  };
}

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A standby of that database, for what is only read. */
  databaseReadUrl: string | undefined;
  catalogue: 'sample' | 'empty';
  logLevel: string;
  /** Names Copydesk may be called by besides this machine's. */
  allowedHosts: string[];
  /** How people sign in. */
  signIn: SignInSettings;
  /** Addresses of proxies whose word about who calls is taken. */
  trustedProxies: string[];
  /** Hosts pictures of products may come from; null for any over https. */
  imageHosts: string[] | null;
  /** Requests a minute from one address; 0 for no limit. */
  rateLimit: number;
  /** Hosts of private networks that data sources may be read from. */
  privateHosts: string[];
  /** Where the files of images are kept; null: a folder of the data directory. */
  media: BucketSettings | null;
  /** Where anyone can fetch them; null: nowhere. */
  publicMediaUrl: string | null;
  /** What mail goes through; null: none is sent. */
  mail: MailSettings | null;
  /** Where exports go that their schedule starts; null for nowhere. */
  exportFolder: string | null;
  importFolder: string | null;
  /** What keys of providers are locked with: the first locks, all open. Null: a file of the data directory. */
  secretKeys: readonly Buffer[] | null;
  /** How long a stopping server announces it before it stops. */
  drainSeconds: number;
  /** Whether a server does jobs of runs itself, beside those that `npm run worker` starts. */
  hasWorker: boolean;
  /** Null: models are set on the screen. */
  model: ModelSettings | null;
};

/** Reads the settings; throws one message that names everything wrong. Values are never repeated: one may be a password. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const names = Object.keys(settings.def.shape);
  const parsed = settings.safeParse(Object.fromEntries(names.map((name) => [name, present(env[name])])));
  const wrong = parsed.success
    ? [checkSignIn, checkWorker, checkReplica, checkMedia, checkMail, checkModel].flatMap((check) => check(parsed.data))
    : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  if (!parsed.success || wrong.length > 0) {
    const lines = wrong.map((line) => `  ${line}`);
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
    databaseReadUrl: parsed.data.DATABASE_READ_URL,
    catalogue: CATALOGUE,
    logLevel: LOG_LEVEL,
    imageHosts: parsed.data.IMAGE_HOSTS ?? null,
    rateLimit: parsed.data.RATE_LIMIT,
    ...readSignIn(parsed.data),
    privateHosts: parsed.data.SOURCES_PRIVATE_HOSTS,
    media: readMedia(parsed.data),
    publicMediaUrl: readPublicMedia(parsed.data),
    mail: readMail(parsed.data),
    exportFolder: parsed.data.EXPORT_FOLDER ?? null,
    importFolder: parsed.data.IMPORT_FOLDER ?? null,
    secretKeys: parsed.data.SECRET_KEY === undefined ? null : parseSecrets(parsed.data.SECRET_KEY, /,/),
    drainSeconds: parsed.data.DRAIN_SECONDS,
    hasWorker: parsed.data.WORKER === 'on',
    model: readModel(parsed.data),
  };
}
