// Asks a model for one answer nobody follows while it comes, and asks again where it cannot be read or the call failed.
import type { ModelRequest } from '#domain/models/model-request.ts';
import { type CallAbout, openLedger } from '../limits/call-ledger.ts';
import { waitsOf } from '../limits/call-times.ts';
import { askedOf, ModelFault } from '../model-fault.ts';
import { startAttempts } from './attempts.ts';
import type { CallOptions } from './call-options.ts';
import type { Heard } from './stream-words.ts';

/** `read` answers undefined for what is no answer. Throws faults, and refusals of the day's budget. */
export async function askModel<Answer>(
  options: CallOptions,
  request: ModelRequest,
  about: CallAbout,
  read: (written: string) => Answer | undefined,
): Promise<Answer> {
  const { settings, now, signal } = options;
  // Loaded with the first call: a server without a model never pays for the libraries.
  const { talkToModel } = await import('./stream-words.ts');
  const ledger = openLedger(options);
  const attempts = startAttempts(settings, waitsOf(settings, options.waits));
  for (;;) {
    const call = await ledger.open(request, about, signal);
    const timeouts = attempts.timeouts();
    const heard = await hearOut(talkToModel({ settings, request, canPropose: false, timeouts, signal, now }));
    const answer = heard.fault ? undefined : read(heard.written);
    const fault = heard.fault ?? (answer === undefined ? new ModelFault({ kind: 'bad-output' }) : null);
    await ledger.close(call, about, heard.usage, fault ? { fault, attempt: attempts.number() } : undefined);
    if (answer !== undefined) return answer;
    if (fault) await attempts.after(askedOf(fault, settings), signal);
  }
}

/** All of an answer nobody follows while it comes. */
export async function hearOut(talk: AsyncGenerator<string, Heard>): Promise<Heard> {
  for (;;) {
    const next = await talk.next();
    if (next.done) return next.value;
  }
}
