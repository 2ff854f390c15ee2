// The thread in which texts are checked and listings checked, so that no key waits for them.
import { answerChecks, type CheckRequest } from './check-answers.ts';

const answer = answerChecks();

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const found = answer(data);
  if (found) self.postMessage(found);
});
