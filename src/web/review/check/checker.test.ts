// The checker of the screen and its thread: turns, what is remembered, and what happens when the thread fails.
import { expect, it } from 'vitest';
import { noAims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { pickParts } from '#domain/parts/parts.ts';
import type { TextValue } from '../parts/edits.reducer.ts';
import { answerChecks, type CheckAnswer, type CheckRequest, type RuleBasis } from './check-answers.ts';
import { type CheckThread, openChecker } from './checker.ts';

const kettle = product({ sku: 'K-1', retailer: 'Amazon', title: 'Kettle, 1.7 L', description: 'Boils in 4 minutes.' });

/** A thread in this one that answers on command, and the requests it got. */
function slowThread() {
  const answer = answerChecks();
  const requests: CheckRequest[] = [];
  const waiting: CheckAnswer[] = [];
  let listen: Parameters<CheckThread['listen']> | null = null;
  const thread: CheckThread = {
    send: (request) => {
      requests.push(request);
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
    checked: () => requests.flatMap((request) => ('check' in request ? [request.check] : [])),
    answerNext: () => {
      const next = waiting.shift();
      if (next) listen?.[0](next);
    },
    break: () => listen?.[1](new Error('gone')),
  };
}

const basis: RuleBasis = {
  rules: JSON.stringify({ version: 1, rules: builtInRules }),
  waivers: '[]',
  aims: { voice: null, brand: null, keywords: [] },
  on: new Date('2026-11-20T12:00:00.000Z'),
};

function open(given: Partial<{ basis: RuleBasis | null }> = {}) {
  const slow = slowThread();
  const news: string[] = [];
  const checker = openChecker(slow.thread, {
    id: 7,
    product: kettle,
    basis,
    ...given,
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

const listing = { ...pickParts(kettle), title: 'Kettle '.repeat(40) };

it('a listing is evaluated in turn by the rules in effect, and says which of them are waived', async () => {
  const lengthRule = 'amazon.title.max-length';
  const waivers = [{ ruleIds: [lengthRule], scope: 'products' as const, productIds: [7], until: null }];
  const { checker, answerNext } = open({ basis: { ...basis, waivers: JSON.stringify(waivers) } });
  const text = checker.ask('1.7 L');
  const answer = checker.evaluate({ values: listing, pictures: null });
  answerNext();
  answerNext();
  expect(verdicts(await text)).toEqual(['- supported 1.7 L']);
  const found = await answer;
  const {
    waived: _,
    pack,
    leftOut,
    faults,
    ...benchmark
  } = found ?? {
    waived: [],
    pack: null,
    leftOut: null,
    faults: null,
  };
  expect(faults).toEqual({});
  expect(pack?.name).toBe('Amazon');
  expect(leftOut).toEqual({ title: ['1.7 L'], bullets: [], description: [] });
  expect(benchmark).toEqual(evaluate(listing, kettle, builtInRules, basis.on, noAims));
  expect(found?.waived).toEqual([lengthRule]);
});

it('without rules a listing is not evaluated, and its claims are checked all the same', async () => {
  const { checker, answerNext } = open({ basis: null });
  const answer = checker.evaluate({ values: listing, pictures: null });
  const text = checker.ask('1.7 L');
  answerNext();
  answerNext();
  expect(await answer).toBeNull();
  expect(verdicts(await text)).toEqual(['- supported 1.7 L']);
});

it('a text asked for before any product is open is a fault, not a verdict', () => {
  expect(answerChecks()({ check: 'A' })).toEqual({ fault: 'No product is open.' });
});
