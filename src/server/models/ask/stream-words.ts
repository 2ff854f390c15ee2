// One call to a language model whose answer is words: gives its words as they come, notes which drafts it says are wished for, and reports what it used.
import { jsonSchema, Output, stepCountIs, streamText, tool } from 'ai';
import * as z from 'zod/mini';
import { proposeTool } from '#domain/assistant/chat-request.ts';
import type { ModelRequest } from '#domain/models/model-request.ts';
import { type TextPart, textParts } from '#domain/parts/parts.ts';
import { ModelFault } from '../model-fault.ts';
import { callSettings, type ModelSettings, mostAnswerChars } from '../model-settings.ts';
import { estimateUse, type Usage } from '../usage/token-usage.ts';
import { openTalkingModel } from './open-model.ts';
import { toModelFault } from './read-library-error.ts';

type Talk = {
  settings: ModelSettings;
  request: ModelRequest;
  canPropose: boolean;
  timeouts: { totalMs: number; firstChunkMs: number; chunkMs: number };
  /** Aborted when the server stops, or the reader leaves. */
  signal: AbortSignal;
  now: () => Date;
};

/** What came of a call; `usage` is null where the provider took no work. */
export type Heard = {
  written: string;
  parts: TextPart[];
  isCut: boolean;
  usage: Usage | null;
  fault: ModelFault | null;
};

const wishSchema = z.object({ part: z.enum(textParts) });
const free = new Set(['rate-limited', 'server-error', 'refused']);

/** The model's words, and in the end what came of the call. Never throws: a fault is a value, because what it cost is reported with it. */
export async function* talkToModel(talk: Talk): AsyncGenerator<string, Heard> {
  const { settings, request, timeouts, signal, now } = talk;
  const heard: Heard = { written: '', parts: [], isCut: false, usage: null, fault: null };
  // The library's own timer for the first chunk starts with the reply's headers, which a stuck server never sends.
  const silence = new AbortController();
  const silent = setTimeout(() => silence.abort(), timeouts.firstChunkMs);
  const stop = new AbortController();
  try {
    const result = streamText({
      model: await openTalkingModel(settings),
      instructions: request.instructions,
      ...toPrompt(request),
      ...(request.answer ? { output: toOutput(request.answer) } : {}),
      // Without a function to execute: a call is a word to us and does nothing.
      ...(talk.canPropose
        ? { tools: { [proposeTool.name]: tool({ description: proposeTool.description, inputSchema: wishSchema }) } }
        : {}),
      stopWhen: stepCountIs(1),
      ...callSettings(settings),
      maxRetries: 0,
      timeout: timeouts,
      abortSignal: AbortSignal.any([signal, silence.signal, stop.signal]),
      onError: () => {},
    });
    const used = Promise.resolve(result.totalUsage);
    used.catch(() => {});
    if (request.answer) Promise.resolve(result.output).catch(() => {});
    for await (const part of result.stream) {
      if (part.type.endsWith('-delta')) clearTimeout(silent);
      if (part.type === 'text-delta') {
        heard.written += part.text;
        if (heard.written.length > mostAnswerChars(settings)) {
          heard.fault = new ModelFault({ kind: 'too-long' });
          break;
        }
        yield part.text;
      } else if (part.type === 'tool-call') {
        const wish = wishSchema.safeParse(part.input);
        const isOurs = part.toolName === proposeTool.name && wish.success && !heard.parts.includes(wish.data.part);
        if (isOurs) heard.parts.push(wish.data.part);
      } else if (part.type === 'finish') heard.isCut = part.finishReason === 'length';
      else if (part.type === 'error') heard.fault ??= toModelFault(part.error, now());
      else if (part.type === 'abort') heard.fault ??= stopped(signal);
    }
    if (!heard.fault) {
      const { inputTokens, outputTokens } = await used;
      if (inputTokens !== undefined && outputTokens !== undefined)
        heard.usage = { inputTokens, outputTokens, isEstimated: false };
    }
  } catch (error) {
    heard.fault ??= toModelFault(error, now());
  } finally {
    clearTimeout(silent);
    stop.abort();
  }
  const isFree = heard.fault && free.has(heard.fault.kind) && heard.written === '';
  if (!isFree) heard.usage ??= estimateUse(request, heard.written);
  return heard;
}

/** The pictures come behind the data, each behind its id. */
function toPrompt({ data, pictures = [] }: ModelRequest) {
  if (pictures.length === 0) return { prompt: data };
  const shown = pictures.flatMap(({ id, bytes, type }) => [
    { type: 'text' as const, text: id },
    { type: 'file' as const, data: bytes, mediaType: type },
  ]);
  return { messages: [{ role: 'user' as const, content: [{ type: 'text' as const, text: data }, ...shown] }] };
}

/** What is asked for is given in full; the caller reads the answer. */
const toOutput = ({ name, schema }: NonNullable<ModelRequest['answer']>) =>
  Output.object({ name, schema: jsonSchema(schema as Parameters<typeof jsonSchema>[0]) });

const stopped = (signal: AbortSignal) => new ModelFault({ kind: signal.aborted ? 'stopped' : 'timeout' });
