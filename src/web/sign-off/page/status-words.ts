// What the page says of the answers: saved, on their way, refused, or sent.
import type { ContractReply } from '#domain/contract.ts';
import type { answerSignOff, sendSignOff } from '#domain/sign-off/sign-off-link.contract.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatTime } from '#web/kit/format.ts';

export type PageStatus = { text: string; isWarning: boolean };

export const firstStatus: PageStatus = {
  text: 'Your answers are saved as you give them. Send them when you are ready.',
  isWarning: false,
};

export const warning = (text: string): PageStatus => ({ text, isWarning: true });

export function describeSaved({ isSaved, savedAt, shown }: ContractReply<typeof answerSignOff>): PageStatus {
  return isSaved
    ? { text: `Saved ${formatTime(new Date(savedAt))}. You can come back with the same link.`, isWarning: false }
    : warning(`Someone changed the ${shown.label}, so your answer was not saved. Look at the new text.`);
}

/** `isStuck`: the last try failed. */
export function describeWaiting(count: number, isStuck: boolean): PageStatus {
  const are = count === 1 ? 'is' : 'are';
  return isStuck
    ? warning(`${countNoun(count, 'answer')} ${are} not saved yet. Trying again; keep this page open.`)
    : { text: 'Saving…', isWarning: false };
}

export function describeSent({ sent, isTaken, parts }: ContractReply<typeof sendSignOff>, madeBy: string): PageStatus {
  const reopened = parts.filter(({ isChanged }) => isChanged).length;
  const were = (count: number) => (count === 1 ? 'was' : 'were');
  const sentences = [
    `${countNoun(sent, 'answer')} ${were(sent)} sent.`,
    ...(isTaken ? [] : [`Someone else on the team must accept them, because ${madeBy} no longer can.`]),
    ...(reopened === 0
      ? []
      : [
          `${countNoun(reopened, 'text')} ${reopened === 1 ? 'has' : 'have'} changed and ${reopened === 1 ? 'is' : 'are'} open again.`,
        ]),
  ];
  return { text: sentences.join(' '), isWarning: reopened > 0 || !isTaken };
}
