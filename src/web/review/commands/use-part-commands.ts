// What a reviewer does with a part: decides, edits, saves, cancels, generates; and where the focus goes afterwards.

import type { Dispatch } from 'react';
import { flushSync } from 'react-dom';
import { isTextPart, type Part, partNames, partTable, type Status, type TextPart } from '#domain/parts/parts.ts';
import { decideClaims } from '#domain/review/attestation.ts';
import type { ImageEntry } from '#domain/review/content.ts';
import { decideImage as decideImageOf } from '#domain/review/decide-image.ts';
import { detailsOf } from '#domain/review/image-entries.ts';
import { decidePart } from '#domain/review/review.ts';
import { approvedAlready, isMyFirst } from '#domain/review/second-person.ts';
import type { VoiceCheck } from '#domain/voice/check-voice.ts';
import { checkPartVoice } from '#domain/voice/voice-findings.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { announce } from '#web/kit/live-region.tsx';
import { useStableCallbacks } from '#web/kit/use-stable-callbacks.ts';
import type { Claims } from '../check/use-claims.ts';
import type { Verdict } from '../check/use-verdicts.ts';
import type { Question } from '../claims/attest.ts';
import { isQuestionInSight } from '../claims/attest-confirm.tsx';
import { causesOf } from '../fix/causes.ts';
import { findFix, findFixable } from '../fix/find-fix.ts';
import type { FixCause } from '../fix/propose-fix.ts';
import { nameOf } from '../images/image-words.ts';
import {
  cleanValue,
  type EditEvent,
  type Edits,
  isDecidedMeanwhile,
  isOvertaken,
  isUnsaved,
  type TextValue,
} from '../parts/edits.reducer.ts';
import { openChips } from '../verdict/chips.ts';
import type { OpenSection } from '../verdict/verdict-line.tsx';
import { nextPendingPart } from './review.reducer.ts';
import { foundId, isPartInSight, isPictureInSight } from './sight.ts';
import { focusPart, focusPicture, keepPartInSight } from './use-current-part.ts';
import type { Grounds, Review } from './use-review.ts';

export type PartCommands = {
  /** The keys act on this part from now on. */
  choose: (part: Part) => void;
  /** Chooses the part and puts the focus on its card. */
  goTo: (part: Part) => void;
  /**
   * Decides on a part that is in sight; one that is not is brought there first, and the next call decides. Of an approval that needs an
   * attestation: asks for it, and asks again however often it is called. `isOnCard`: pressed on the part's own card.
   */
  decide: (part: Part, to: Status, isOnCard?: boolean) => void;
  /** The keys act on this image from now on. */
  choosePicture: (url: string) => void;
  /** Chooses the image and puts the focus on its card. */
  goToPicture: (url: string) => void;
  /** Decides on an image as `decide` does on a part, and by a key goes on to the next that waits. */
  decideImage: (image: ImageEntry, to: Status, isOnCard?: boolean) => void;
  /** Approves all images in one go. */
  approveImages: () => void;
  /** Opens the image editor, at an image where one is named. */
  editImages: (url?: string) => void;
  /** Makes the image the hero; of the hero itself opens the editor, where another one is chosen. */
  setHero: (image: ImageEntry) => void;
  /**
   * Approves all that can be approved without a further look, and goes to what is left, or on to the next product; asks first where one of
   * them breaks a required rule.
   */
  approveRest: () => void;
  /** The same after that question. */
  confirmRest: () => void;
  /** Asks why the part is rejected, or where it is rejected already why it was. */
  askWhy: (part: Part) => void;
  /** Rejects the part for a reason; one that is rejected already is given that reason, an empty one takes it away. */
  reject: (part: Part, reason: string | undefined) => void;
  /** Answers the question of an attestation. Out of sight it is brought back first: nobody attests what they do not see. */
  attest: (part: Part) => void;
  /** Leaves the question of an attestation, or of a reason, without an answer. */
  goBack: (part: Part) => void;
  edit: (part: Part) => void;
  /** Opens the editor with a text, to be looked at and saved. */
  editWith: (part: Part, value: TextValue) => void;
  /** Opens what is behind one of a part's figures, or closes it. */
  open: (part: Part, section: OpenSection | null) => void;
  /** Saves the first fix that can be seen; else shows one, or what is open where there is none. */
  fix: (part: Part) => void;
  /** Saves a fixed text. */
  applyFix: (part: Part, value: TextValue) => void;
  change: (event: EditEvent) => void;
  /** Saves an edit; where somebody changed the part or decided on it meanwhile it asks first. `isOver`: that was answered. */
  save: (part: Part, isOver?: boolean) => void;
  cancel: (part: Part) => void;
  generate: (part: Part, keywords: readonly string[]) => void;
  /** Stops what is being written of the part. */
  stop: (part: Part) => void;
};

/** Why *Approve the rest* cannot be used. */
export const noRest = 'No other part is ready to approve';

type PartCommandsOptions = {
  review: Review;
  edits: Edits;
  dispatch: Dispatch<EditEvent>;
  choose: (part: Part) => void;
  choosePicture: (url: string) => void;
  claims: Claims;
  verdicts: Readonly<Record<Part, Verdict>>;
  /** What *Approve the rest* takes. */
  rest: readonly Part[];
  voice: VoiceCheck | null;
  question: Question | null;
  ask: (question: Question | null) => void;
  /** Opens the field for the reason of a rejection; null closes it. */
  setWhy: (part: Part | null) => void;
  sections: Readonly<Record<Part, OpenSection | null>>;
  setSection: (part: Part, section: OpenSection | null) => void;
  /** Asks before the rest is approved. */
  askRest: () => void;
  /** Goes on to the next product of the list; false where there is none, or nobody came from a list. */
  advance: () => boolean;
  editImages: (url?: string) => void;
};

export function usePartCommands(given: PartCommandsOptions): PartCommands {
  const { review, edits, dispatch, choose, choosePicture, claims, verdicts, rest, voice, question, ask, setWhy } =
    given;
  const { sections, setSection, askRest, advance, editImages } = given;
  const goTo = (part: Part) => {
    choose(part);
    focusPart(part);
  };
  const decide = (part: Part, to: Status, isOnCard = false) => {
    // Nobody decides on what they do not see; who presses a button of the card sees it.
    if (to !== 'pending' && !isOnCard && !isPartInSight(part) && !keepPartInSight(part)) {
      goTo(part);
      announce(`${partTable[part].label} is now in view. Press the key again to confirm.`);
      return;
    }
    const refused = refusalOf(part, to);
    if (refused) {
      toast({ title: `Not ${to}`, description: refused, tone: 'destructive' });
      return;
    }
    if (to === 'approved' && isTextPart(part)) approve(part);
    else carryOut(part, to);
  };
  const goToPicture = (url: string) => {
    const image = review.content.imagesWithStatus.find((each) => each.url === url);
    if (!image) return;
    // Drawn first: a phone shows one picture at a time.
    flushSync(() => choosePicture(url));
    focusPicture(image.order);
  };
  const decideImage = (image: ImageEntry, to: Status, isOnCard = false) => {
    if (to !== 'pending' && !isOnCard && !isPictureInSight(image.order)) {
      goToPicture(image.url);
      announce(`${nameOf(image)} is now in view. Press the key again to confirm.`);
      return;
    }
    const decision = { by: review.me, at: '', source: review.product, needsSecond: claims.needsSecond };
    const result = decideImageOf(review.content, image, to, decision);
    if (!result.ok) {
      toast({ title: `Not ${to}`, description: result.problem.message, tone: 'destructive' });
      return;
    }
    close();
    // Drawn before the focus moves: an image that is shown again gets another place.
    flushSync(() => review.decideImage(image, to));
    if (isOnCard) return;
    const left = result.value.content.imagesWithStatus;
    const at = left.findIndex(({ url }) => url === image.url);
    const waiting = left.filter(
      ({ status, firstApproval }) => status === 'pending' && firstApproval?.by.id !== review.me.id,
    );
    const next = to === 'pending' ? left[at] : (waiting.find(({ order }) => order > image.order) ?? waiting[0]);
    if (!next) {
      goOn(['images'], 'images');
      return;
    }
    flushSync(() => choosePicture(next.url));
    focusPicture(next.order);
  };
  const approveImages = () => decide('images', 'approved', true);
  const setHero = (image: ImageEntry) => {
    if (image.type === 'hero') {
      editImages(image.url);
      return;
    }
    const details = detailsOf(review.content.imagesWithStatus);
    const hero = details.filter(({ url }) => url === image.url);
    flushSync(() =>
      review.saveImages([...hero, ...details.filter(({ url }) => url !== image.url)], `${nameOf(image)} is the hero`),
    );
    flushSync(() => choosePicture(image.url));
    focusPicture(0);
  };
  /** Whether the person approved it as the first of two, and cannot be the second. */
  const isMine = (part: Part) => isMyFirst(review.content, part, review.me, claims.needsSecond);
  /** Why a decision is refused in any case, such as the approval of a part that was emptied though its source has text. */
  const refusalOf = (part: Part, to: Status): string | null => {
    if (to === 'approved' && isMine(part)) return approvedAlready;
    const result = decidePart(review.content, part, to, { by: review.me, at: '', source: review.product });
    return result.ok ? null : result.problem.message;
  };
  const approve = (part: TextPart) => {
    const value = review.content.parts[part].value;
    const { checker, attestation } = claims;
    const found = checker?.check(value) ?? [];
    // Without a setting read yet the server decides.
    const { needed, open } = decideClaims(part, found, attestation ?? 'none');
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
    review.decide(part, to, { broken: verdicts[part].check?.must.length, ...grounds });
    const stays = to === 'pending' || review.content.parts[part].status === to;
    if (stays) goTo(part);
    else goOn([part], part);
  };
  /** After a decision: to the next part that waits, or on to the next product where none does and nothing is being typed. */
  const goOn = (decided: readonly Part[], last: Part) => {
    const waits = partNames.filter(
      (each) => review.content.parts[each].status === 'pending' && !decided.includes(each) && !isMine(each),
    );
    if (waits.length > 0) {
      const next = nextPendingPart(review.content, last, waits);
      goTo(next ?? last);
      return;
    }
    if (Object.values(edits).some(isUnsaved) || !advance()) goTo(last);
  };
  const approveRest = () => {
    if (rest.some((part) => verdicts[part].check?.must.length)) {
      close();
      askRest();
    } else confirmRest();
  };
  const confirmRest = () => {
    const last = rest.at(-1);
    if (last === undefined) {
      announce(noRest);
      return;
    }
    close();
    review.approveAll(rest);
    goOn(rest, last);
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
      editImages();
      return;
    }
    const { value: base, status } = review.content.parts[part];
    dispatch({ type: 'opened', part, base, status });
  };
  const editWith = (part: Part, value: TextValue) => {
    edit(part);
    if (isTextPart(part)) dispatch({ type: 'typed', part, value, at: new Date().toISOString() });
  };
  const open = (part: Part, section: OpenSection | null) => {
    choose(part);
    setSection(part, section);
  };
  /** What can be read right now: behind the figure that is open, and wordings against the voice. */
  const shownCauses = (part: TextPart): FixCause[] => {
    const marks = voice ? checkPartVoice(voice, review.content.parts[part].value) : [];
    return [...causesOf(verdicts[part], sections[part]), ...(marks.length > 0 ? (['wording'] as const) : [])];
  };
  const fix = async (part: Part) => {
    const { status, value } = review.content.parts[part];
    const { checker } = claims;
    const isHere = question?.part === part;
    const text = isTextPart(part) && checker ? { productId: review.product.id, part, value, checker, voice } : null;
    const fixed = text ? await findFix(text, isHere ? ['wording'] : shownCauses(text.part)) : null;
    if (fixed !== null) {
      if (status === 'pending') await applyFix(part, fixed);
      else editWith(part, fixed);
      return;
    }
    if (isHere) {
      edit(part);
      toast({
        title: 'No automatic fix',
        description: 'The wording of the source cannot be used here. Edit the text manually.',
      });
      return;
    }
    goTo(part);
    const fixable = text ? await findFixable(text, verdicts[part], sections[part]) : null;
    const [first] = openChips(verdicts[part]);
    const section = fixable ?? first?.section ?? (verdicts[part].check?.should.length ? 'should' : null);
    if (section) flushSync(() => open(part, section));
    document.getElementById(foundId(part))?.scrollIntoView({ block: 'nearest' });
    if (fixable) announce('The fixed text is shown below. Press F to use it.');
    else announce(section ? 'No automatic fix. See the rules below.' : 'Nothing to fix here.');
  };
  const applyFix = async (part: Part, value: TextValue) => {
    if (!isTextPart(part)) return;
    close();
    goTo(part);
    const { value: base, status } = review.content.parts[part];
    try {
      await review.saveEdit(part, value, { value: base, status }, `${partTable[part].label} fixed`);
    } catch {
      // The toast has said why; nothing was typed that could be lost.
    }
  };
  const save = async (part: Part, isOver = false) => {
    const open = isTextPart(part) ? edits[part] : undefined;
    if (!open || !isTextPart(part) || open.isSaving) return;
    const { value, status } = review.content.parts[part];
    if (!isOver && (isOvertaken(open, value) || isDecidedMeanwhile(open, status))) {
      dispatch({ type: 'asked', part, isAsked: true });
      return;
    }
    const base = isOver ? { value, status } : { value: open.base, status: open.status };
    if (isOver) dispatch({ type: 'rebased', part, base: value, status });
    dispatch({ type: 'saving', part });
    try {
      await review.saveEdit(part, cleanValue(open.value), base);
    } catch (error) {
      // The toast has said why; the text stays in its field.
      const { detail } = describeFailure(error);
      dispatch({ type: 'failed', part, text: 'Not saved. Your text is still here.', detail });
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
    const { status } = open;
    const draft = { value: open.value, base: open.base, changedAt: open.changedAt, status };
    toast({
      title: 'Edit canceled',
      description: `${partTable[part].label} was not changed.`,
      action: { label: 'Restore my text', run: () => dispatch({ type: 'restored', part, draft, status }) },
    });
  };
  return useStableCallbacks({
    choose,
    goTo,
    choosePicture,
    goToPicture,
    decideImage,
    approveImages,
    editImages,
    setHero,
    decide,
    askWhy,
    reject,
    attest,
    goBack,
    approveRest,
    confirmRest,
    edit,
    editWith,
    open,
    fix: (part: Part) => void fix(part),
    applyFix: (part: Part, value: TextValue) => void applyFix(part, value),
    change: dispatch,
    save: (part: Part, isOver?: boolean) => void save(part, isOver),
    cancel,
    generate: (part: Part, keywords: readonly string[]) => void review.generate(part, keywords),
    stop: review.stop,
  });
}
