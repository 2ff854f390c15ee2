import { expect, test } from 'vitest';
import type { Proposal } from '#domain/assistant/proposal.contract.ts';
import {
  type ChatEvent,
  type Conversation,
  countUnread,
  emptyFields,
  messagesOf,
  questionBehind,
  readKeywords,
  reduceChat,
  startConversation,
  type TextType,
} from './chat.reducer.ts';

const play = (...events: ChatEvent[]): Conversation =>
  events.reduce(
    reduceChat,
    startConversation(() => 0.4),
  );
const said = ({ entries }: Conversation) =>
  entries.map((entry) => (entry.role === 'proposal' ? `draft: ${entry.state.kind}` : `${entry.role}: ${entry.text}`));
const ask: ChatEvent = { type: 'asked', question: 'How heavy?' };
const receive = (text: string): ChatEvent => ({ type: 'received', text });

const proposal: Proposal = {
  id: 'one',
  part: 'title',
  before: 'Old',
  after: 'New',
  draft: {
    engine: 'built-in',
    reasons: [],
    checks: { supported: 0, unsupported: 0, contradicted: 0, brokenRules: [] },
    isRepaired: false,
    prompts: [],
    inputHash: 'a1',
  },
  openClaims: [],
  brokenRules: [],
  quality: { before: 60, after: 62 },
  level: { before: 'borderline', after: 'compliant' },
};

test('a conversation starts empty, with one of three greetings', () => {
  expect(startConversation(() => 0.4)).toEqual({
    greeting: 1,
    entries: [],
    nextId: 1,
    unseenFrom: 1,
    phase: 'idle',
    writing: null,
    error: null,
    fields: emptyFields,
  });
});

test.each<[string, ChatEvent[], string[], Conversation['phase']]>([
  ['a question waits', [ask], ['user: How heavy?'], 'waiting'],
  ['an answer grows', [ask, receive('2'), receive('.4 kg')], ['user: How heavy?', 'assistant: 2.4 kg'], 'streaming'],
  ['an answer ends', [ask, receive('2.4 kg'), { type: 'answered' }], ['user: How heavy?', 'assistant: 2.4 kg'], 'idle'],
  [
    'a second answer stands for itself',
    [ask, receive('a'), { type: 'answered' }, ask, receive('b')],
    ['user: How heavy?', 'assistant: a', 'user: How heavy?', 'assistant: b'],
    'streaming',
  ],
  [
    'a failure keeps what came',
    [ask, receive('2.'), { type: 'failed', text: 'x', detail: null }],
    ['user: How heavy?', 'assistant: 2.'],
    'idle',
  ],
  [
    'a retry drops the half answer and asks once',
    [ask, receive('2.'), { type: 'failed', text: 'x', detail: null }, { type: 'askedAgain' }],
    ['user: How heavy?'],
    'waiting',
  ],
  [
    'a stop is told',
    [ask, receive('2.'), { type: 'stopped' }],
    ['user: How heavy?', 'assistant: 2.', 'assistant: *Stopped.*'],
    'idle',
  ],
  [
    'a draft stands behind the words before it, and words after it stand for themselves',
    [
      ask,
      receive('Here:'),
      { type: 'writing', part: 'title' },
      { type: 'proposed', proposal },
      receive('Anything else?'),
    ],
    ['user: How heavy?', 'assistant: Here:', 'draft: open', 'assistant: Anything else?'],
    'streaming',
  ],
  [
    'a draft that was used stays in the conversation',
    [
      ask,
      { type: 'proposed', proposal },
      { type: 'answered' },
      { type: 'decided', id: 'other', state: { kind: 'discarded' } },
      { type: 'decided', id: proposal.id, state: { kind: 'used' } },
    ],
    ['user: How heavy?', 'draft: used'],
    'idle',
  ],
  [
    'a retry drops a draft that came before the failure',
    [ask, { type: 'proposed', proposal }, { type: 'failed', text: 'x', detail: null }, { type: 'askedAgain' }],
    ['user: How heavy?'],
    'waiting',
  ],
  [
    'a rollback is told',
    [{ type: 'rolledBack' }],
    ['assistant: I have rolled back to the previous version. You can check the result in the product view.'],
    'idle',
  ],
])('%s', (_name, events, entries, phase) => {
  const now = play(...events);
  expect([said(now), now.phase]).toEqual([entries, phase]);
});

test('a question clears its field and an error, and keeps what stands in the other fields', () => {
  const now = play({ type: 'filled', fields: { question: 'How heavy?', prompt: 'shorter' } }, ask, {
    type: 'failed',
    text: 'down',
    detail: '503: down',
  });
  expect(now.error).toEqual({ text: 'down', detail: '503: down', canRetry: true });
  expect(now.fields).toEqual({ ...emptyFields, prompt: 'shorter' });
  expect(reduceChat(now, ask).error).toBeNull();
});

test('an optimisation adds the two specified messages and clears the prompt; a failure gives it back', () => {
  const started = play(
    { type: 'filled', fields: { contentType: 'bullets', prompt: 'shorter', keywords: 'iron' } },
    { type: 'optimizing', contentType: 'bullets', prompt: 'shorter' },
  );
  expect(said(started)).toEqual([
    'user: Please optimize the bullets with this prompt: shorter',
    "assistant: I'll optimize the bullets using your prompt. Processing...",
  ]);
  expect(started.fields).toEqual({ ...emptyFields, contentType: 'bullets', keywords: 'iron' });
  const failed = reduceChat(started, { type: 'optimizeFailed', text: 'no', detail: null, prompt: 'shorter' });
  expect([failed.error, failed.fields.prompt]).toEqual([{ text: 'no', detail: null, canRetry: false }, 'shorter']);
  const another = reduceChat(started, { type: 'filled', fields: { prompt: 'another' } });
  expect(
    reduceChat(another, { type: 'optimizeFailed', text: 'no', detail: null, prompt: 'shorter' }).fields.prompt,
  ).toBe('another');
});

test.each([
  [false, "assistant: I'll optimize the bullets using your prompt. *Stopped.* The bullets were not changed."],
  [
    true,
    "assistant: I'll optimize the bullets using your prompt. *Stopped.* The bullets changed in the meantime. Check its card.",
  ],
])(
  'a stopped optimisation is no failure: it is shown and gives the prompt back (changed meanwhile: %s)',
  (hasChanged, outcome) => {
    const started = play({ type: 'optimizing', contentType: 'bullets', prompt: 'shorter' });
    const stopped = reduceChat(started, {
      type: 'optimizeStopped',
      contentType: 'bullets',
      hasChanged,
      prompt: 'shorter',
    });
    expect([said(stopped).at(-1), stopped.error, stopped.fields.prompt]).toEqual([outcome, null, 'shorter']);
  },
);

test('a draft stopped while it was written says that nothing was changed', () => {
  const now = play(ask, { type: 'writing', part: 'title' }, { type: 'stopped' });
  expect(said(now).at(-1)).toBe('assistant: *Stopped.* Nothing was changed.');
});

test.each<[string, ChatEvent[], TextType | null]>([
  ['while it is written', [], 'title'],
  ['no longer once words come', [receive('a')], null],
  ['no longer once it is there', [{ type: 'proposed', proposal }], null],
  ['no longer after a failure', [{ type: 'failed', text: 'x', detail: null }], null],
  ['no longer after a stop', [{ type: 'stopped' }], null],
])('a draft under way is shown %s', (_name, events, writing) => {
  expect(play(ask, { type: 'writing', part: 'title' }, ...events).writing).toBe(writing);
});

test('a draft that is gone can be asked for again, in the words it came from, and what is being typed stays', () => {
  const typed: ChatEvent = { type: 'filled', fields: { question: 'And now?' } };
  const now = play(ask, receive('Here:'), { type: 'proposed', proposal }, { type: 'answered' }, typed);
  expect(questionBehind(now.entries, proposal.id)).toBe('How heavy?');
  expect(questionBehind(now.entries, 'another')).toBeNull();
  expect(reduceChat(now, ask).fields.question).toBe('And now?');
});

test('drafts are not sent with the questions', () => {
  const now = play(ask, receive('Here:'), { type: 'proposed', proposal }, { type: 'answered' }, ask);
  expect(messagesOf(now.entries).map(({ content }) => content)).toEqual(['How heavy?', 'Here:', 'How heavy?']);
});

test('what is sent ends with the question and keeps to the limits', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    id: index,
    role: 'user' as const,
    text: 'x'.repeat(5_000),
  }));
  const sent = messagesOf([...many, { id: 61, role: 'assistant', text: 'half' }]);
  expect([sent.length, sent.at(-1)?.role, sent.at(-1)?.content.length]).toEqual([50, 'user', 4_000]);
});

test.each([
  ['', []],
  [' premium , quality,, premium', ['premium', 'quality']],
])('keywords %j are read as %j', (text, words) => {
  expect(readKeywords(text)).toEqual(words);
});

test('what the assistant said since somebody looked is unread, once it is complete', () => {
  const talk: ChatEvent[] = [ask, receive('300 g'), { type: 'proposed', proposal }];
  expect(countUnread(play(ask))).toBe(0);
  expect(countUnread(play(...talk))).toBe(1);
  expect(countUnread(play(...talk, { type: 'answered' }))).toBe(2);
  expect(countUnread(play(...talk, { type: 'answered' }, { type: 'seen' }))).toBe(0);
  expect(countUnread(play(...talk, { type: 'answered' }, { type: 'seen' }, { type: 'rolledBack' }))).toBe(1);
});
