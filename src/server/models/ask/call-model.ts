// One call to a language model: asks, reads the answer to its end, and reports what it used, whether or not it went well.

import { generateText, jsonSchema, type LanguageModelUsage, Output, parsePartialJson, streamText } from 'ai';
import * as z from 'zod/mini';
import {
  type ModelReply,
  type ReplyContext,
  readableReply,
  readModelReply,
  readPartialReply,
  replySchema,
} from '#domain/models/model-reply.ts';
import type { ModelRequest } from '#domain/models/model-request.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import type { Draft } from '#domain/writing/draft.ts';
import type { Progress } from '#domain/writing/progress.ts';
import { ModelFault } from '../model-fault.ts';
import { callSettings, type ModelSettings, mostAnswerChars } from '../model-settings.ts';
import { estimateUse, type Usage } from '../usage/token-usage.ts';
import { openModel } from './open-model.ts';
import { toModelFault } from './read-library-error.ts';

type Timeouts = { totalMs: number; firstChunkMs: number; chunkMs: number };

type Call = {
  settings: ModelSettings;
  request: ModelRequest;
  /** What the answer is read by. */
  context: ReplyContext;
  timeouts: Timeouts;
  /** Aborted when the server stops, or nobody waits any more. */
  signal: AbortSignal;
  /** Hears of the texts while they are written; null: the answer is asked for as a whole. */
  onProgress: ((progress: Progress) => void) | null;
  now: () => Date;
};

/** A fault is a value here, because what it cost has to be reported with it. `usage` is null where the provider took no work. */
export type CallResult = { usage: Usage; draft: Draft } | { usage: Usage | null; fault: ModelFault };

/** Texts are reported at most this often: quick to the eye, and little to send. */
const describeEveryMs = 80;

/** Reports the texts in an answer under way that have grown: at once, and then at most that often, also where the model pauses. */
function followTexts(parts: readonly TextPart[], onProgress: (progress: Progress) => void) {
  const sent = new Map<TextPart, string>();
  let written = '';
  let rest: NodeJS.Timeout | undefined;
  let hasGrown = false;
  const describeAll = async () => {
    const { value } = await parsePartialJson(written);
    for (const [part, text] of Object.entries(readPartialReply(value, parts)) as [TextPart, string | string[]][]) {
      const key = JSON.stringify(text);
      if (sent.get(part) === key) continue;
      sent.set(part, key);
      onProgress({ type: 'text', part, value: text });
    }
  };
  const describeNow = () => {
    hasGrown = false;
    rest = setTimeout(() => {
      rest = undefined;
      if (hasGrown) describeNow();
    }, describeEveryMs);
    // A text that cannot be read yet is read with the next piece; the answer itself is judged at its end.
    describeAll().catch(() => {});
  };
  return {
    add: (piece: string) => {
      written += piece;
      hasGrown = true;
      if (rest === undefined) describeNow();
    },
    written: () => written,
    end: () => clearTimeout(rest),
    describeAll,
  };
}

/** Strict in the schema the model gets, lenient where its answer is read. */
const schemaOf = (context: ReplyContext) =>
  jsonSchema<ModelReply>(z.toJSONSchema(replySchema(context)) as Parameters<typeof jsonSchema>[0], {
    validate: (value) => {
      const read = readableReply(context).safeParse(value);
      return read.success ? { success: true, value: read.data } : { success: false, error: read.error };
    },
  });

const free = new Set(['rate-limited', 'server-error', 'refused']);

export async function callModel(call: Call): Promise<CallResult> {
  try {
    return call.onProgress ? await callInPieces(call, call.onProgress) : await callForAll(call);
  } catch (error) {
    // Before the provider was asked: a library that could not be loaded, or settings it does not take.
    return { fault: toModelFault(error, call.now()), usage: null };
  }
}

const asked = async ({ settings, context, request }: Call) => ({
  model: await openModel(settings),
  output: Output.object({ schema: schemaOf(context), name: 'product_content' }),
  instructions: request.instructions,
  prompt: request.data,
  ...callSettings(settings),
  // Own retries: the library's ignore a long retry-after.
  maxRetries: 0,
});

async function callForAll(call: Call): Promise<CallResult> {
  const { request, context, timeouts, signal, now } = call;
  const late = AbortSignal.timeout(timeouts.totalMs);
  let usage: Usage | null = null;
  try {
    const result = await generateText({ ...(await asked(call)), abortSignal: AbortSignal.any([signal, late]) });
    usage = usageOf(result.totalUsage) ?? estimateUse(request, result.text);
    return readAnswer(await result.output, context, usage);
  } catch (error) {
    const fault = signal.aborted
      ? new ModelFault({ kind: 'stopped' })
      : late.aborted
        ? new ModelFault({ kind: 'timeout' })
        : toModelFault(error, now());
    return { fault, usage: usage ?? (free.has(fault.kind) ? null : estimateUse(request, '')) };
  }
}

/** As the provider reported it. */
const usageOf = ({ inputTokens, outputTokens }: LanguageModelUsage): Usage | null =>
  inputTokens !== undefined && outputTokens !== undefined ? { inputTokens, outputTokens, isEstimated: false } : null;

function readAnswer(output: ModelReply, context: ReplyContext, usage: Usage): CallResult {
  const draft = readModelReply(output, context);
  return draft ? { usage, draft } : { usage, fault: badOutput() };
}

async function callInPieces(call: Call, onProgress: (progress: Progress) => void): Promise<CallResult> {
  const { context, request, settings, timeouts, signal, now } = call;
  const { parts } = context;
  const given = await asked(call);
  // The library's own timer for the first chunk starts with the reply's headers, which a stuck server never sends.
  const silence = new AbortController();
  const silent = setTimeout(() => silence.abort(), timeouts.firstChunkMs);
  const done = new AbortController();
  const result = streamText({
    ...given,
    timeout: timeouts,
    abortSignal: AbortSignal.any([signal, silence.signal, done.signal]),
    // Errors come as parts; the default would print them with the request.
    onError: () => {},
  });
  const texts = followTexts(parts, onProgress);
  let fault: ModelFault | null = null;
  const output = Promise.resolve(result.output);
  const used = Promise.resolve(result.totalUsage);
  // Both are awaited only where the stream ended well.
  output.catch(() => {});
  used.catch(() => {});
  try {
    for await (const part of result.stream) {
      if (part.type.endsWith('-delta')) clearTimeout(silent);
      if (part.type === 'text-delta') {
        texts.add(part.text);
        if (texts.written().length > mostAnswerChars(settings)) {
          fault = new ModelFault({ kind: 'too-long' });
          break;
        }
      } else if (part.type === 'error') fault ??= toModelFault(part.error, now());
      else if (part.type === 'abort') fault ??= new ModelFault({ kind: signal.aborted ? 'stopped' : 'timeout' });
    }
  } catch (error) {
    fault ??= toModelFault(error, now());
  } finally {
    clearTimeout(silent);
    // Nothing more of the answer is read, however much there is.
    done.abort();
    texts.end();
  }
  if (!fault) await texts.describeAll();
  const estimate = () => estimateUse(request, texts.written());
  if (fault) return { fault, usage: free.has(fault.kind) && texts.written() === '' ? null : estimate() };
  let usage: Usage = estimate();
  try {
    usage = usageOf(await used) ?? usage;
    return readAnswer(await output, context, usage);
  } catch (error) {
    return { usage, fault: toModelFault(error, now()) };
  }
}

const badOutput = () => new ModelFault({ kind: 'bad-output' });
