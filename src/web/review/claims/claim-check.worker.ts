// The thread in which claims are checked, so that no key waits for them.
import { answerClaims, type ClaimRequest } from './claim-answers.ts';

const answer = answerClaims();

self.addEventListener('message', ({ data }: MessageEvent<ClaimRequest>) => {
  const told = answer(data);
  if (told) self.postMessage(told);
});
