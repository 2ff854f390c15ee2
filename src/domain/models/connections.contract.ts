// Connections to language models: what is set about each, which of them does which job, and whether one works. A key goes in and never out.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { idParamOf } from '#domain/stored.ts';
import { isModelAddress, jobs, providers, tidyAddress } from './providers.ts';

const text = (most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, `At most ${most} characters.`));
const amount = (wrong: string) => z.nullable(z.number(wrong).check(z.minimum(0, wrong), z.maximum(1_000_000, wrong)));
const whole = (least: number, most: number, wrong: string) =>
  z.int(wrong).check(z.minimum(least, wrong), z.maximum(most, wrong));

/** Left out by callers of before there were such limits. */
const aMinute = (wrong: string, most = 1_000_000) => z._default(z.nullable(whole(1, most, wrong)), null);

const wrongAddress = 'Enter a URL such as http://127.0.0.1:11434/v1. Enter the key in its own field, not in the URL.';
const shape = {
  name: text(60, 'Enter a name for the connection.'),
  provider: z.enum(providers),
  /** Null: the provider's own address. */
  baseUrl: z.nullable(
    z.string().check(z.overwrite(tidyAddress), z.maxLength(500), z.refine(isModelAddress, wrongAddress)),
  ),
  model: text(200, 'Enter the provider’s name for the model.'),
  /** US dollars per million tokens; null where nobody said. */
  inputPrice: amount('Enter US dollars per million tokens, for example 2.50.'),
  outputPrice: amount('Enter US dollars per million tokens, for example 10.'),
  /** US dollars a day (UTC); null for no limit. */
  dailyBudget: amount('Enter US dollars per day, for example 5.'),
  /** Calls under way at the same time, of all servers and workers together. */
  concurrency: whole(1, 100, 'Enter a number of requests from 1 to 100.'),
  /** Calls started in any minute, of all together; null for no limit. */
  requestsPerMinute: aMinute('Enter a number of requests from 1 to 1000000.'),
  /** Tokens in and out of the calls started in any minute, of all together; null for no limit. */
  tokensPerMinute: aMinute('Enter a number of tokens from 1 to 1000000000.', 1_000_000_000),
  /** Most tokens of one answer, thinking included. */
  maxOutputTokens: whole(100, 999_999, 'Enter a number of tokens from 100 to 999999.'),
  /** For one answer, retries included. */
  timeoutSeconds: whole(1, 999, 'Enter seconds from 1 to 999.'),
  /** Null: as the provider has it. */
  temperature: z.nullable(
    z
      .number('Enter a number from 0 to 2, for example 0.3.')
      .check(
        z.minimum(0, 'Enter a number from 0 to 2, for example 0.3.'),
        z.maximum(2, 'Enter a number from 0 to 2, for example 0.3.'),
      ),
  ),
  seed: z.nullable(whole(0, 2_147_483_647, 'Enter a whole number of 0 or more.')),
};

const isMissing = (value: unknown) => value === null;

export const connectionInput = z
  .strictObject({
    ...shape,
    /** Left out it stays as it is; null takes it away. */
    key: z.optional(
      z.nullable(
        z
          .string()
          .check(
            z.regex(/^[\x21-\x7e]+$/, 'A key has no spaces and no line breaks.'),
            z.maxLength(500, 'At most 500 characters.'),
          ),
      ),
    ),
  })
  .check(
    z.refine(({ provider, baseUrl }) => provider !== 'openai-compatible' || baseUrl !== null, {
      path: ['baseUrl'],
      message: 'Enter the URL of the server, for example http://127.0.0.1:11434/v1.',
    }),
    z.refine(({ inputPrice, outputPrice }) => isMissing(inputPrice) || !isMissing(outputPrice), {
      path: ['outputPrice'],
      message: 'Enter both prices or none.',
    }),
    z.refine(({ inputPrice, outputPrice }) => isMissing(outputPrice) || !isMissing(inputPrice), {
      path: ['inputPrice'],
      message: 'Enter both prices or none.',
    }),
    z.refine(
      ({ dailyBudget, inputPrice, outputPrice }) =>
        isMissing(dailyBudget) || !isMissing(inputPrice) || !isMissing(outputPrice),
      {
        path: ['dailyBudget'],
        message: 'A budget needs both prices. Without prices, the cost of a request is not known.',
      },
    ),
  );
export type ConnectionInput = z.output<typeof connectionInput>;

export const connectionSchema = z.object({
  id: z.int(),
  ...shape,
  name: z.string(),
  baseUrl: z.nullable(z.string()),
  model: z.string(),
  hasKey: z.boolean(),
  /** Its last four characters, to distinguish one key from another; null for none, a short one and one that cannot be read. */
  keyEnd: z.nullable(z.string()),
  /** False where the key was locked with another secret: it has to be entered again. */
  isKeyReadable: z.boolean(),
  isActive: z.boolean(),
  /** Whether its model takes pictures, as a test found; null before one, and after its provider, model or address changed. */
  sees: z.nullable(z.boolean()),
  /** Millionths of a US dollar, today (UTC). */
  spentMicros: z.int(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
});
export type Connection = z.infer<typeof connectionSchema>;

const jobChoice = z.nullable(z.int());
export const modelSettingsSchema = z.object({
  connections: z.array(connectionSchema),
  /** The connection chosen for each job; null for what Copydesk has built in. */
  jobs: z.object({ write: jobChoice, judge: jobChoice, chat: jobChoice }),
  /** The model set where the server starts: while there is one it does all jobs. Its address and its key are not sent. */
  environment: z.nullable(
    z.object({
      provider: z.enum(providers),
      model: z.string(),
      hasKey: z.boolean(),
      inputPrice: z.nullable(z.number()),
      outputPrice: z.nullable(z.number()),
      dailyBudget: z.nullable(z.number()),
    }),
  ),
});
export type ModelSettingsReply = z.infer<typeof modelSettingsSchema>;

const connectionId = idParamOf('Invalid connection ID');

export const getModelSettings = defineContract({
  method: 'GET',
  path: '/api/model-connections',
  tag: 'models',
  summary: 'Connections to language models, which of them does which job, and what the environment sets',
  reply: modelSettingsSchema,
});

export const addConnection = defineContract({
  method: 'POST',
  access: 'manage',
  path: '/api/model-connections',
  tag: 'models',
  givesVersion: true,
  summary: 'Add a connection to a language model; its key is never answered',
  body: connectionInput,
  reply: connectionSchema,
  status: 201,
});

export const changeConnection = defineContract({
  method: 'PATCH',
  access: 'manage',
  path: '/api/model-connections/:id',
  tag: 'models',
  givesVersion: true,
  takesVersion: true,
  summary: 'Change a connection, or switch it on or off; with If-Match a stale version is refused with 409',
  params: connectionId,
  body: z
    .strictObject({ isActive: z.optional(z.boolean()), connection: z.optional(connectionInput) })
    .check(z.refine((body) => Object.keys(body).length > 0, 'Select at least one field to change.')),
  reply: connectionSchema,
});

export const deleteConnection = defineContract({
  method: 'DELETE',
  access: 'manage',
  path: '/api/model-connections/:id',
  tag: 'models',
  takesVersion: true,
  summary: 'Delete a connection with its key; its jobs fall to what Copydesk has built in',
  params: connectionId,
  status: 204,
});

export const chooseModel = defineContract({
  method: 'PATCH',
  access: 'manage',
  path: '/api/model-jobs/:job',
  tag: 'models',
  summary: 'Choose the connection that does a job; null for what Copydesk has built in',
  params: z.object({ job: z.enum(jobs) }),
  body: z.strictObject({ connectionId: jobChoice }),
  reply: modelSettingsSchema.shape.jobs,
});

export const testConnection = defineContract({
  method: 'POST',
  access: 'manage',
  // It only asks the provider.
  audited: false,
  path: '/api/model-connections/test',
  tag: 'models',
  summary:
    'Make a small call, and one with a picture, with a stored connection, with what a form holds, or both; stores nothing but its use and whether it sees pictures',
  body: z
    .strictObject({
      /** The stored connection; its key is used where the form gives none. */
      id: z.optional(z.int()),
      connection: z.optional(connectionInput),
    })
    .check(z.refine((body) => Object.keys(body).length > 0, 'Select a connection.')),
  reply: z.object({
    works: z.boolean(),
    /** Whether it sees pictures; null where that could not be tested. */
    sees: z.nullable(z.boolean()),
    /** What came of it, in words. */
    text: z.string(),
  }),
});
export type ConnectionTest = z.output<typeof testConnection.reply>;
