// Breaches of the voice in a language model's draft that have one fix: a spelling, a form of a term, a word to say instead, and words to avoid
// where the sentence reads on without them. What has none stays and is marked.
import { dropWithin } from '#domain/benchmarks/fixes/drop-within.ts';
import { editSentences, placeSentences } from '#domain/benchmarks/fixes/sentence-places.ts';
import { textParts } from '#domain/parts/parts.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { openVoiceCheck, type VoiceCheck } from '#domain/voice/check-voice.ts';
import type { VoiceRules } from '#domain/voice/voice.ts';
import { fixVoiceBreaches } from '#domain/voice/voice-findings.ts';
import { type Draft, draftedTexts } from './draft.ts';
import type { Engine, EngineRequest } from './engine.ts';
import { builtInName } from './engine-names.ts';
import { openDetector } from './read/language.ts';
import { byPrompt } from './reasons.ts';

function dropAvoided(text: string, check: VoiceCheck): string {
  const changes = placeSentences(text).flatMap((place) => {
    const avoided = check(place.text).filter(({ kind }) => kind === 'avoid');
    const cut = avoided.length === 0 ? null : dropWithin(place.text, avoided);
    return cut === null ? [] : [[place, cut] as const];
  });
  return changes.length === 0 ? text : editSentences(text, changes);
}

/** The words that were there and are not there any more, as far as they differ one by one. */
function changedWords(before: string, after: string): string[] {
  const left = new Set(after.split(/\s+/));
  return before.split(/\s+/).filter((word) => !left.has(word));
}

/** The draft with its fixable breaches gone, and a reason in each part that changed. `isEnglish`: spelling and address are of English alone. */
export function fixVoice(draft: Draft, voice: VoiceRules, brand: string | null, isEnglish: boolean): Draft {
  const own = isEnglish ? voice : { ...voice, spelling: null, person: null };
  const check = openVoiceCheck(own, brand === null ? [] : [brand]);
  const fix = (text: string) => dropAvoided(fixVoiceBreaches(check, text), check);
  const fixed: Draft = { ...draft };
  for (const part of textParts) {
    const written = draft[part];
    if (!written || written.isKept) continue;
    const texts = [written.content].flat();
    const next = texts.map(fix);
    const changed = texts.flatMap((text, at) => changedWords(text, next[at] ?? ''));
    if (changed.length === 0) continue;
    const reason = byPrompt('voice', `Changed ${quoteFirst(changed)} to follow the voice.`);
    const statements = written.statements?.map(({ text, facts }) => ({ text: fix(text), facts }));
    const content = typeof written.content === 'string' ? (next[0] ?? '') : next;
    Object.assign(fixed, {
      [part]: { ...written, content, reasons: [reason, ...written.reasons], ...(statements ? { statements } : {}) },
    });
  }
  return fixed;
}

/** Makes ready to fix what a language model writes against the voice. The built-in writer's sentences are the source's, and stay. */
export async function openVoice({ voice, product }: EngineRequest, engine: Engine): Promise<(draft: Draft) => Draft> {
  if (!voice || engine.name === builtInName) return (draft) => draft;
  const detect = await openDetector();
  return (draft) => {
    const { code, isSure } = detect(Object.values(draftedTexts(draft)).flat().join('\n'));
    return fixVoice(draft, voice, product.brand, !isSure || code === 'en');
  };
}
