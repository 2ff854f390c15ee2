import { expect, test } from 'vitest';
import { describeRefusal } from './describe-refusal.ts';

/** 2:24:10 PM, wherever the test runs. */
const now = new Date(2026, 10, 29, 14, 24, 10).getTime();
const wrong = 'Email or password is wrong. Check both and try again.';
const say = (refusal: Parameters<typeof describeRefusal>[0], again = 'Sign in again') => {
  const { lead, text } = describeRefusal(refusal, { again, now });
  return text === '' ? lead : `${lead} ${text}`;
};

test.each([
  [2, 'After 2 more tries, sign-in pauses for 15 minutes.'],
  [1, 'After 1 more try, sign-in pauses for 15 minutes.'],
])('with %i tries left a wrong password says what follows', (triesLeft, text) => {
  expect(say({ code: 'SIGN_IN_FAILED', error: wrong, triesLeft })).toBe(
    `Email or password is wrong. Check both and try again. ${text}`,
  );
});

test('where tries are not counted, nothing is said of them', () => {
  expect(say({ code: 'SIGN_IN_FAILED', error: wrong })).toBe('Email or password is wrong. Check both and try again.');
});

test.each([
  [950, 'Too many tries. Sign in again at 2:40 PM.'],
  [1, 'Too many tries. Sign in again at 2:25 PM.'],
  // A full minute is one at which it works.
  [50, 'Too many tries. Sign in again at 2:25 PM.'],
  [51, 'Too many tries. Sign in again at 2:26 PM.'],
  [undefined, 'Too many tries. Sign in again in a few minutes.'],
])('a pause of %s seconds says from when on it works', (retryAfterSeconds, words) => {
  const pause = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  expect(say({ code: 'RATE_LIMITED', error: 'Slow down.', ...pause })).toBe(words);
});

test('a link is tried again, not signed in with', () => {
  expect(say({ code: 'RATE_LIMITED', error: 'Slow down.', retryAfterSeconds: 950 }, 'Try again')).toBe(
    'Too many tries. Try again at 2:40 PM.',
  );
});

test('every other refusal is said in its own words', () => {
  expect(say({ code: 'LINK_ENDED', error: 'This link was used on Nov 25. Ask for a new one.' })).toBe(
    'This link was used on Nov 25. Ask for a new one.',
  );
});
