// The one place that asks for the fix of what is open on a part. What it proposes is the whole text, to be shown before it is used.

import { proposeRuleFix } from '#domain/benchmarks/fix-proposal.contract.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import type { TextPart } from '#domain/parts/parts.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { fixVoiceBreaches } from '#domain/voice/voice-findings.ts';
import { call } from '#web/client/api.ts';
import type { Checker } from '../check/checker.ts';
import type { TextValue } from '../parts/edits.reducer.ts';
import { fixClaims } from './fix-claims.ts';

/** What is to be fixed: a broken rule, or the wording, where the source or the voice speaks against it. */
export type FixCause = { rule: string } | 'wording';

export type FixAsked = {
  productId: number;
  part: TextPart;
  value: TextValue;
  cause: FixCause;
  checker: Checker;
  /** Null where no voice holds. */
  voice: VoiceCheck | null;
};

/** `value` is the fixed text, null where nothing can be fixed without a person; `says` is then why, where that is known. */
type ProposedFix = { value: TextValue | null; says: string | null };

export async function proposeFix({ productId, part, value, cause, checker, voice }: FixAsked): Promise<ProposedFix> {
  if (cause === 'wording') {
    const worded: TextValue = voice ? fixVoiceBreaches(voice, value as string) : value;
    const claims = await checker.ask(worded);
    const fixed = claims ? await fixClaims(worded, claims, checker.ask) : worded;
    return { value: isSameContent(fixed, value) ? null : fixed, says: null };
  }
  const proposal = await call(proposeRuleFix, {
    params: { id: String(productId) },
    body: { ruleId: cause.rule, content: { [part]: value } },
  });
  if (!proposal.ok) return { value: null, says: proposal.because === 'no-fix' ? null : `${proposal.says}.` };
  // What changes another part is not offered at this one.
  return { value: proposal.part === part ? proposal.value : null, says: null };
}
