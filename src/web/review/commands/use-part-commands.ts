// What a reviewer does with a part: decides, edits, saves, cancels, generates; and where the focus goes afterwards.
import type { Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { isSameContent } from '#domain/history/same-content.ts';
import { isTextPart, type Part, partTable, type Status, type TextPart } from '#domain/parts/parts.ts';
import { judgeClaims } from '#domain/review/attestation.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { mendVoice } from '#domain/voice/voice-findings.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { announce } from '#web/kit/live-region.tsx';
import { useStableCallbacks } from '#web/kit/use-stable-callbacks.ts';
import type { Question } from '../claims/attest.ts';
import { isQuestionInSight } from '../claims/attest-confirm.tsx';
import { mendClaims } from '../claims/mend-claims.ts';
import type { Claims } from '../claims/use-checker.ts';
import { cleanValue, type EditEvent, type Edits, isUnsaved, type TextValue } from '../parts/edits.reducer.ts';
import { nextPendingPart } from './review.reducer.ts';
import { focusPart, whyId } from './use-current-part.ts';
import type { Grounds, Review } from './use-review.ts';

export type PartCommands = {
  /** The keys act on this part from now on. */
  choose: (part: Part) => void;
  /** Chooses the part and puts the focus on its card. */
  goTo: (part: Part) => void;
  /** Of an approval that needs an attestation: asks for it, and asks again however often it is called. */
  decide: (part: Part, to: Status) => void;
  /** Asks why the part is rejected, or where it is rejected already why it was. */
  askWhy: (part: Part) => void;
  /** Rejects the part for a reason; one that is rejected already is given that reason, an empty one takes it away. */
  reject: (part: Part, reason: string | undefined) => void;
  /** Answers the question of an attestation. Out of sight it is brought back first: nobody attests what they do not see. */
  attest: (part: Part) => void;
  /** Leaves the question of an attestation, or of a reason, without an answer. */
  goBack: (part: Part) => void;
  edit: (part: Part) => void;
  /** Opens or closes why the part reads as it does, and which rules it does not keep. */
  toggleWhy: (part: Part) => void;
  /** Takes what can be mended as an edit: wordings against the voice, claims the source contradicts. Opens why where nothing can. */
  fix: (part: Part) => void;
  change: (event: EditEvent) => void;
  /** Saves over `base`, the text the edit began with where none is given. */
  save: (part: Part, base?: TextValue) => void;
  cancel: (part: Part) => void;
  generate: (part: Part, keywords: readonly string[]) => void;
  /** Stops what is being written of the part. */
  stop: (part: Part) => void;
};

const unsupported = { title: 'Unsupported content type for editing.' };

type Given = {
  review: Review;
  edits: Edits;
  dispatch: Dispatch<EditEvent>;
  choose: (part: Part) => void;
  claims: Claims;
  voice: VoiceCheck | null;
  question: Question | null;
  ask: (question: Question | null) => void;
  /** Opens the field for the reason of a rejection; null closes it. */
  setWhy: (part: Part | null) => void;
  opened: ReadonlySet<Part>;
  setOpened: (parts: ReadonlySet<Part>) => void;
};

export function usePartCommands(given: Given): PartCommands {
  const { review, edits, dispatch, choose, claims, voice, question, ask, setWhy, opened, setOpened } = given;
  const goTo = (part: Part) => {
    choose(part);
    focusPart(part);
  };
  const decide = (part: Part, to: Status) => {
    if (to === 'approved' && isTextPart(part)) {
      approve(part);
      return;
    }
    carryOut(part, to);
  };
  const approve = (part: TextPart) => {
    const value = review.content.parts[part].value;
    const { checker, attestation } = claims;
    const found = checker?.check(value) ?? [];
    // Without a setting read yet the server decides.
    const { needed, open } = judgeClaims(part, found, attestation ?? 'none');
    if (needed.length === 0) carryOut(part, 'approved', { openClaims: open });
    else ask({ part, value, needed, open });
  };
  const attest = (part: Part) => {
    if (question?.part !== part) return;
    if (isQuestionInSight()) carryOut(part, 'approved', { openClaims: question.open });
    else ask({ ...question });
  };
  const carryOut = (part: Part, to: Status, grounds?: Grounds) => {
    close();
    review.decide(part, to, grounds);
    const stays = to === 'pending' || review.content.parts[part].status === to;
    goTo((stays ? null : nextPendingPart(review.content, part)) ?? part);
  };
  const askWhy = (part: Part) => {
    choose(part);
    ask(null);
    setWhy(part);
  };
  const reject = (part: Part, reason: string | undefined) => carryOut(part, 'rejected', { reason });
  const close = () => {
    ask(null);
    setWhy(null);
  };
  const goBack = (part: Part) => {
    close();
    goTo(part);
  };
  const edit = (part: Part) => {
    choose(part);
    close();
    if (!isTextPart(part)) {
      toast(unsupported);
      return;
    }
    dispatch({ type: 'opened', part, base: review.content.parts[part].value });
  };
  const toggleWhy = (part: Part) => {
    const others = [...opened].filter((each) => each !== part);
    setOpened(new Set(opened.has(part) ? others : [...others, part]));
  };
  const fix = async (part: Part) => {
    const { value } = review.content.parts[part];
    const mended = isTextPart(part) ? await mend(value) : value;
    if (!isSameContent(mended, value)) {
      edit(part);
      dispatch({ type: 'typed', part: part as TextPart, value: mended, at: new Date().toISOString() });
      return;
    }
    if (question?.part === part) {
      edit(part);
      toast({ title: 'Mend it by hand', description: 'The words of the source do not fit in its place.' });
      return;
    }
    goTo(part);
    if (!opened.has(part)) flushSync(() => toggleWhy(part));
    document.getElementById(whyId(part))?.scrollIntoView({ block: 'nearest' });
    announce('Nothing here mends itself. What is not kept, and how to mend it, stands below the text.');
  };
  const mend = async (value: TextValue): Promise<TextValue> => {
    const worded = voice ? mendVoice(voice, value as string) : value;
    const { checker } = claims;
    const found = await checker?.ask(worded);
    return checker && found ? await mendClaims(worded, found, checker.ask) : worded;
  };
  const save = async (part: Part, base?: TextValue) => {
    const open = isTextPart(part) ? edits[part] : undefined;
    if (!open || !isTextPart(part) || open.isSaving) return;
    dispatch({ type: 'saving', part });
    try {
      await review.saveEdit(part, cleanValue(open.value), base ?? open.base);
    } catch {
      // The toast has said why; the text stays in its field.
      dispatch({ type: 'failed', part, reason: 'Not saved. Your text is kept here.' });
      return;
    }
    // Drawn before it has the focus: a key pressed at once is for the part, and must not find it still being edited.
    flushSync(() => dispatch({ type: 'closed', part }));
    goTo(part);
  };
  const cancel = (part: Part) => {
    if (!isTextPart(part)) return;
    const open = edits[part];
    dispatch({ type: 'closed', part });
    goTo(part);
    if (!isUnsaved(open)) return;
    const draft = { value: open.value, base: open.base, changedAt: open.changedAt };
    toast({
      title: 'Edit cancelled',
      description: `${partTable[part].label} is as it was.`,
      action: { label: 'Bring my text back', run: () => dispatch({ type: 'restored', part, draft }) },
    });
  };
  return useStableCallbacks({
    choose,
    goTo,
    decide,
    askWhy,
    reject,
    attest,
    goBack,
    edit,
    toggleWhy,
    fix: (part: Part) => void fix(part),
    change: dispatch,
    save: (part: Part, base?: TextValue) => void save(part, base),
    cancel,
    generate: (part: Part, keywords: readonly string[]) => void review.generate(part, keywords),
    stop: review.stop,
  });
}
