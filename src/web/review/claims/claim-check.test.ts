// The checker of the screen and its thread: turns, what is remembered, and what happens when the thread fails.
import { expect, it } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import type { TextValue } from '../parts/edits.reducer.ts';
import { answerClaims, type ClaimAnswer, type ClaimRequest } from './claim-answers.ts';
import { type ClaimThread, openChecker } from './claim-check.ts';

const kettle = product({ sku: 'K-1', title: 'Kettle, 1.7 L', description: 'Boils in 4 minutes.' });

/** A thread in this one that answers when told to, and what it was told. */
function slowThread() {
  const answer = answerClaims();
  const told: ClaimRequest[] = [];
  const waiting: ClaimAnswer[] = [];
  let listen: Parameters<ClaimThread['listen']> | null = null;
  const thread: ClaimThread = {
    tell: (request) => {
      told.push(request);
      const given = answer(request);
      if (given) waiting.push(given);
    },
    listen: (...listeners) => {
      listen = listeners;
    },
    end: () => {},
  };
  return {
    thread,
    checked: () => told.flatMap((request) => ('check' in request ? [request.check] : [])),
    answerNext: () => {
      const next = waiting.shift();
      if (next) listen?.[0](next);
    },
    break: () => listen?.[1](new Error('gone')),
  };
}

function open() {
  const slow = slowThread();
  const news: string[] = [];
  const checker = openChecker(slow.thread, {
    product: kettle,
    sources: [],
    judgements: [],
    onNews: () => news.push('news'),
    onFault: ({ message }) => news.push(message),
  });
  return { ...slow, checker, news };
}

const verdicts = (claims: Awaited<ReturnType<ReturnType<typeof open>['checker']['ask']>>) =>
  claims?.map(({ verdict, text, item }) => `${item ?? '-'} ${verdict} ${text}`);

it.each<[string, TextValue, string[]]>([
  ['a text', 'A 1.7 L kettle', ['- supported 1.7 L']],
  [
    'a list, by bullet',
    ['Boils in 4 minutes', 'Boils in 9 minutes'],
    ['0 supported 4 minutes', '1 unsupported 9 minutes'],
  ],
])('%s is checked by the other thread', async (_name, value, expected) => {
  const { checker, answerNext } = open();
  const asked = checker.ask(value);
  answerNext();
  expect(verdicts(await asked)).toEqual(expected);
  expect(verdicts(checker.check(value))).toEqual(expected);
});

it('texts are sent one at a time, and what is typed on meanwhile is never sent', async () => {
  const { checker, checked, answerNext } = open();
  const first = checker.ask('A');
  const gone = new AbortController();
  const second = checker.ask('A 1.7', gone.signal);
  gone.abort();
  const third = checker.ask('A 1.7 L');
  expect(checked()).toEqual(['A']);
  answerNext();
  answerNext();
  expect(await second).toBeNull();
  expect(verdicts(await third)).toEqual(['- supported 1.7 L']);
  expect(await first).toEqual([]);
  expect(checked()).toEqual(['A', 'A 1.7 L']);
});

it('an unknown text is asked for once, and there is news when it is known', async () => {
  const { checker, checked, answerNext, news } = open();
  expect(checker.check('1.7 L')).toBeNull();
  expect(checker.check('1.7 L')).toBeNull();
  answerNext();
  await expect.poll(() => news).toEqual(['news']);
  expect(checked()).toEqual(['1.7 L']);
  expect(checker.check('1.7 L')).toBe(checker.check('1.7 L'));
  expect(await checker.ask('1.7 L')).toBe(checker.check('1.7 L'));
});

it('a thread that fails ends what waits, and is not asked again', async () => {
  const { checker, checked, news, ...thread } = open();
  const waiting = [checker.ask('A'), checker.ask('B')];
  thread.break();
  for (const each of waiting) await expect(each).rejects.toThrow('gone');
  expect(news).toEqual(['gone']);
  expect(checker.check('C')).toBeNull();
  await expect(checker.ask('C')).rejects.toThrow('gone');
  expect(checked()).toEqual(['A']);
});

it('a text asked for before any product is open is a fault, not a verdict', () => {
  expect(answerClaims()({ check: 'A' })).toEqual({ fault: 'No product is open.' });
});
