// A language model as an engine of the writing pipeline: calls, retries, and every fault in words that hold no secret.
import { listFacts } from '#domain/models/brief/brief-facts.ts';
import { listFailed } from '#domain/models/brief/repair.ts';
import type { ReplyContext } from '#domain/models/model-reply.ts';
import { composeModelRequest, type ModelRequest, textPartsOf } from '#domain/models/model-request.ts';
import { pickParts } from '#domain/parts/parts.ts';
import type { Draft, DraftOf } from '#domain/writing/draft.ts';
import type { Engine, EngineRequest } from '#domain/writing/engine.ts';
import { builtInName } from '#domain/writing/engine-names.ts';
import { draftImages } from '#domain/writing/images/draft-images.ts';
import type { ProgressListener, StopSignal } from '#domain/writing/progress.ts';
import { byFacts } from '#domain/writing/reasons.ts';
import type { ReadPictures } from '#server/media/small-pictures.commands.ts';
import { type CallAbout, openLedger } from '../limits/call-ledger.ts';
import { waitsOf } from '../limits/call-times.ts';
import { askedOf } from '../model-fault.ts';
import { startAttempts } from './attempts.ts';
import type { CallOptions } from './call-options.ts';
import type { Judge } from './judge-statements.ts';
import { createLooker } from './look-at-pictures.ts';

export type ModelEngineOptions = CallOptions & {
  /** Judges each draft before it is stored; without one the rules alone do. */
  judge?: Judge | null;
  /** Reads stored pictures for a model that sees; without it none are looked at. */
  readPictures?: ReadPictures;
};

const askedAgain =
  'Your previous answer was not one complete JSON object of the schema. Answer again, with that object alone.';

/** The model as an engine. Images are ordered by the rules, and looked at where the model sees; where no text is asked for, none is written. */
export function createModelEngine(options: ModelEngineOptions): Engine {
  const { settings, now, signal } = options;
  const name = settings.model;
  const waits = waitsOf(settings, options.waits);
  const ledger = openLedger(options);

  async function ask(
    request: ModelRequest,
    context: ReplyContext,
    about: CallAbout,
    listener: ProgressListener,
  ): Promise<Draft> {
    // Loaded with the first call: a server without a model never pays for the libraries.
    const { callModel } = await import('./call-model.ts');
    const leaving = toAbortSignal(listener.stop);
    const anyStop = leaving ? AbortSignal.any([signal, leaving]) : signal;
    const attempts = startAttempts(settings, waits);
    let asked = request;
    for (;;) {
      anyStop.throwIfAborted();
      const id = await ledger.open(asked, about, anyStop);
      const timeouts = attempts.timeouts();
      const result = await callModel({
        settings,
        request: asked,
        context,
        timeouts,
        signal: anyStop,
        onProgress: listener.inOneGo ? null : (listener.onProgress ?? (() => {})),
        now,
      });
      if ('draft' in result) {
        await ledger.close(id, about, result.usage);
        return result.draft;
      }
      const fault = askedOf(result.fault, settings);
      await ledger.close(id, about, result.usage, { fault, attempt: attempts.number() });
      await attempts.after(fault, anyStop);
      if (fault.kind === 'bad-output') asked = { ...request, instructions: `${request.instructions}\n\n${askedAgain}` };
    }
  }

  const { judge = null, readPictures } = options;
  const look = readPictures ? createLooker({ ...options, readPictures }) : null;

  /** Images are proposed by the rules; a model that sees describes them. */
  async function writeImages(
    request: EngineRequest,
    title: string,
    listener: ProgressListener,
  ): Promise<DraftOf<'images'>> {
    const basis = { title, isEnglish: false };
    const draft = draftImages(request, basis);
    if (!look) return { engine: builtInName, ...draft };
    const leaving = toAbortSignal(listener.stop);
    const { looks, why } = await look(request, draft, {
      productId: listener.productId ?? null,
      signal: leaving ? AbortSignal.any([signal, leaving]) : signal,
    });
    const seen = looks ? draftImages(request, { ...basis, looks }) : draft;
    return { engine: builtInName, ...seen, reasons: [...(why === null ? [] : [byFacts(why)]), ...seen.reasons] };
  }
  return {
    name,
    ...(judge && {
      judge: async (request, statements, { productId }) =>
        judge.judge(statements, listFacts(request), productId ?? null),
    }),
    write: async (request, repair, listener = {}) => {
      const parts = textPartsOf(request);
      const { productId = null, purpose = repair === null ? 'draft' : 'repair' } = listener;
      const about = { purpose, productId };
      const write = async () => {
        const { facts, ...asked } = composeModelRequest(request, repair);
        const kept = pickParts(request.present ?? request.product);
        const context = { parts, facts, kept, ...(repair ? { failed: listFailed(repair, parts) } : {}) };
        return await ask(asked, context, about, listener);
      };
      const draft = parts.length === 0 ? {} : await write();
      if (!request.parts.includes('images')) return draft;
      const title = draft.title?.content ?? (request.present ?? request.product).title;
      return { ...draft, images: await writeImages(request, title, listener) };
    },
  };
}

/** The domain's signal as one that Node takes. */
function toAbortSignal(stop: StopSignal | undefined): AbortSignal | null {
  if (stop === undefined || stop instanceof AbortSignal) return stop ?? null;
  const own = new AbortController();
  if (stop.aborted) own.abort();
  else stop.addEventListener('abort', () => own.abort(), { once: true });
  return own.signal;
}
