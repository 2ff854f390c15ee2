// How a message is heard: what it asks one thing after another, which drafts it wishes for, and what goes on with what.
import { describe, expect, it, test } from 'vitest';
import type { ChatMessage } from '../chat.contract.ts';
import { hearWishes, replyToMessage, wordsOfWish } from './answer-question.ts';
import { testFacts } from './test-facts.ts';

const user = (content: string): ChatMessage => ({ role: 'user', content });
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content });
const reply = (question: string, ...before: string[]) => replyToMessage([...before, question].map(user), testFacts());

const price = '**Price:** 44.90 USD\n\n*Found in: field Price of the source product.*';
const sku = '**SKU:** OVH-SKL26-BLK\n\n*Found in: field SKU of the source product.*';
const wish = (part: 'title' | 'bullets' | 'description', words: string) => ({ wish: { part, words } });

describe('a reply', () => {
  it('to one question has no head', () => {
    expect(reply('What does it cost?')).toEqual([{ text: price }]);
  });

  it('to several has each question above its answer', () => {
    expect(reply('What does it cost? What is the SKU?')).toEqual([
      { text: `**What does it cost?**\n\n${price}` },
      { text: `\n\n**What is the SKU?**\n\n${sku}` },
    ]);
    expect(reply('what does it cost, and what is the sku')).toEqual([
      { text: `**What does it cost?**\n\n${price}` },
      { text: `\n\n**What is the sku?**\n\n${sku}` },
    ]);
    expect(reply('tell me the price; show me the sku!')).toEqual([
      { text: `**Tell me the price?**\n\n${price}` },
      { text: `\n\n**Show me the sku\\!**\n\n${sku}` },
    ]);
    expect(
      reply('Tell me the price. What is the *SKU*').map((piece) => 'text' in piece && piece.text.trim().split('\n')[0]),
    ).toEqual(['**Tell me the price.**', '**What is the \\*SKU\\*?**']);
  });

  it('has a head of at most 160 signs', () => {
    const [first] = reply(`What is the price ${'x'.repeat(200)}? What is the SKU?`);
    expect(first && 'text' in first && first.text.split('\n')[0]).toBe(`**What is the price ${'x'.repeat(141)}…**`);
  });

  it('holds drafts where they were wished for', () => {
    expect(reply('Write a shorter title')).toEqual([wish('title', 'Write a shorter title')]);
    expect(reply('What does it cost? Write a shorter title')).toEqual([
      { text: `**What does it cost?**\n\n${price}` },
      { text: '\n\n**Write a shorter title**\n\n' },
      wish('title', 'Write a shorter title'),
    ]);
    expect(reply('write a shorter title and tell me the price')).toEqual([
      { text: '**Write a shorter title**\n\n' },
      wish('title', 'write a shorter title'),
      { text: `\n\n**Tell me the price?**\n\n${price}` },
    ]);
  });

  it('answers fields asked for together one by one, with all their sources', () => {
    expect(reply('What are the price and the SKU?')).toEqual([
      {
        text: '**Price:** 44.90 USD\n\n**SKU:** OVH-SKL26-BLK\n\n*Found in: field Price of the source product; field SKU of the source product.*',
      },
    ]);
  });

  it('to nothing is that nothing was understood', () => {
    expect(replyToMessage([], testFacts())).toEqual([{ text: expect.stringMatching(/^I did not understand that\./) }]);
    expect(replyToMessage([assistant('What does it cost?')], testFacts())).toEqual(replyToMessage([], testFacts()));
  });

  test('the name of the product is its title', () => {
    expect(reply('What is the name?')).toEqual(reply('What is the title?'));
  });
});

describe('the score that is meant', () => {
  const first = (question: string, quality: number, score: number) => {
    const facts = testFacts();
    const { contentStatus } = facts.product;
    const product = { ...facts.product, contentStatus: { ...contentStatus, score } };
    const [piece] = replyToMessage([user(question)], { ...facts, product, benchmark: { ...facts.benchmark, quality } });
    return piece && 'text' in piece ? piece.text.split(' ').slice(0, 2).join(' ') : '';
  };
  it.each<[question: string, quality: number, score: number, expected: string]>([
    ['Why is the score 60?', 60, 25, 'Listing Quality'],
    ['Why is the score 25?', 60, 25, 'The Content'],
    ['Why is the score 50?', 50, 50, 'The Content'],
    ['Why is the score 70?', 60, 25, 'The Content'],
    ['Why is the score low?', 60, 25, 'The Content'],
    ['Why is the score 100?', 100, 25, 'Listing Quality'],
    ['Why is the score a60?', 60, 25, 'The Content'],
    ['Why is the score 6000?', 60, 25, 'The Content'],
  ])('%s with a quality of %i and a score of %i', (question, quality, score, expected) => {
    expect(first(question, quality, score)).toBe(expected);
  });
});

describe('what goes on with the question before it', () => {
  const headsOf = (message: string) =>
    reply(message).flatMap((piece) => ('text' in piece ? piece.text.trim().split('\n').slice(0, 3) : []));

  it.each(['they', 'them', 'their', 'that', 'it', 'its'])('%s is the part that was asked for', (word) => {
    expect(headsOf(`Show me the bullets. How many characters has ${word}?`).slice(3)).toEqual([
      `**How many characters has ${word}?**`,
      '',
      expect.stringMatching(/^- \*\*Bullets:\*\* /),
    ]);
  });

  it('another part, or no such word, is not', () => {
    expect(headsOf('Show me the bullets. How many characters has its title?').at(-1)).toMatch(/^- \*\*Title:\*\* /);
    expect(headsOf('Show me the bullets. How many characters has all?').at(-1)).toMatch(/^- \*\*Title:\*\* /);
    expect(headsOf('Show me the bullets. How many characters with items?').at(-1)).toMatch(/^- \*\*Title:\*\* /);
    expect(headsOf('Write new bullets. How many characters has it?').at(-1)).toMatch(/^- \*\*Title:\*\* /);
  });

  it('a tail that says nothing by itself is part of it', () => {
    expect(reply('Who approved the title? And when was that?')).toEqual(
      reply('Who approved the title and when was that?'),
    );
    expect(reply('Who approved the title? What is it xyz?')).toHaveLength(2);
    expect(reply('Write a shorter title. What is it like?')).toHaveLength(3);
  });

  it('in one message as over several', () => {
    const [, second] = reply('Who approved the title? What about the description?');
    expect(second).toEqual({
      text: '\n\n**What about the description?**\n\nThe description is rejected by Maya Lindqvist on Nov 19, 2026, 8:00 AM UTC.\n\n*Found in: review of the product.*',
    });
  });
});

describe('wishes that belong together', () => {
  it.each<[message: string, ...wishes: ReturnType<typeof wish>[]]>([
    ['Write a new title and make it shorter', wish('title', 'Write a new title. make it shorter')],
    [
      'Write a new title. Write a title with the brand.',
      wish('title', 'Write a new title. Write a title with the brand.'),
    ],
    [
      'Write a new title and write new bullets',
      wish('title', 'Write a new title'),
      wish('bullets', 'write new bullets'),
    ],
    [
      'Write a new title. Write new bullets. Make them all shorter.',
      wish('title', 'Write a new title.'),
      wish('bullets', 'Write new bullets. Make them all shorter.'),
    ],
    [
      'Shorten the title and the description. Write a plain title.',
      wish('title', 'Shorten the title and the description. Write a plain title.'),
      wish('description', 'Shorten the title and the description.'),
    ],
  ])('%s', (message, ...wishes) => {
    expect(reply(message)).toEqual(wishes);
    expect(hearWishes([user(message)])).toEqual(wishes.map((each) => each.wish));
  });

  it('go on over at most four messages', () => {
    const chain = ['Shorter', 'Longer', 'Plainer'];
    expect(reply('Again', 'Write a title', ...chain)).toEqual([
      wish('title', 'Write a title. Shorter. Longer. Plainer. Again'),
    ]);
    expect(hearWishes(['Write a title', ...chain, 'Simpler', 'Again'].map(user))).toBeNull();
  });

  it('end with another question', () => {
    expect(hearWishes(['Write a title', 'What does it cost?', 'Shorter'].map(user))).toBeNull();
  });
});

describe('wishes that a message plainly has', () => {
  it('are those of the last message of the user', () => {
    expect(hearWishes([user('Write a title'), assistant('Write bullets'), user('Shorter'), assistant('ok')])).toEqual([
      { part: 'title', words: 'Write a title. Shorter' },
    ]);
  });

  it.each([
    ['asks something', [user('What does it cost?')]],
    ['asks something beside them', [user('Write a title. What does it cost?')]],
    ['is not there', []],
    ['is the assistant’s', [assistant('Write a title')]],
  ])('are none where it %s', (_what, messages) => {
    expect(hearWishes(messages)).toBeNull();
  });
});

describe('the words behind a wish that somebody else read', () => {
  it.each<[question: string, before: string[], words: string]>([
    ['yes, please', ['What about a title of the brand?'], 'What about a title of the brand?. yes, please'],
    ['one two three four five', ['Before'], 'Before. one two three four five'],
    ['one two three four five six', ['Before'], 'one two three four five six'],
    ['  one   two three four five  ', ['First', 'Before'], 'Before.   one   two three four five  '],
    ['yes', [], 'yes'],
    ['x'.repeat(2_001), [], 'x'.repeat(2_000)],
  ])('%s after %j', (question, before, words) => {
    expect(wordsOfWish([...before, question].map(user))).toBe(words);
  });

  it('are none of the assistant’s', () => {
    expect(wordsOfWish([assistant('Shall I write a title?'), user('yes')])).toBe('yes');
  });
});
