import { describe, expect, it, test } from 'vitest';
import { personas } from '../personas.ts';
import { readWishes } from '../read-wish.ts';
import { replyToMessage } from './answer-question.ts';
import { answerHelp, answerOrder, answerPrompts, answerSmallTalk, answerWho, answerWriting } from './answer-talk.ts';
import { testFacts } from './test-facts.ts';

const { voice } = personas.wizard;
const invitation = 'Ask me anything about this product, or *help* to see what I can look up.';
const talk = (...lines: string[]) => ({ lines, found: [] });

describe('small talk', () => {
  it.each<[reply: string, ...said: string[]]>([
    [voice.thanks, 'thank you', 'thanks', 'thx', 'cheers', 'ty'],
    [voice.bye, 'bye', 'goodbye', 'ciao', 'see you'],
    [`${voice.howAreYou} What would you like to know about this product?`, 'how are you', 'how is it'],
    [
      voice.praise,
      'great',
      'nice',
      'perfect',
      'awesome',
      'cool',
      'wonderful',
      'excellent',
      'brilliant',
      'lovely',
      'well done',
      'good job',
      'good work',
      'you are great',
    ],
    [invitation, 'ok', 'okay', 'fine', 'alright', 'yes', 'no'],
    [
      `${voice.hello} ${invitation}`,
      'hello',
      'good morning',
      'hi thanks',
      'hey bye',
      'oh how',
      'so great',
      'yo ok',
      'okay then',
      'thankful',
      'seen',
      'however',
      'greatly',
    ],
  ])('is answered “%s”', (reply, ...said) => {
    for (const text of said) expect(answerSmallTalk(text, 'wizard'), text).toEqual(talk(reply));
  });
});

test('who it is, by its persona', () => {
  const { name, role, description } = personas.guardian;
  expect(answerWho('guardian')).toEqual(
    talk(
      `I am ${name}, ${role}. ${description}`,
      '',
      'I am Copydesk’s built-in assistant: no language model, no network. I look things up in this product’s source, review and history and show you where I found them.',
    ),
  );
});

/** What stands between single asterisks. */
const examplesIn = (lines: readonly string[]) =>
  lines.flatMap((line) =>
    [...line.replaceAll(/\*\*.*?\*\*/g, '').matchAll(/\*([^*]+)\*/g)].map(([, words = '']) => words),
  );

describe('what can be asked', () => {
  const { lines, found } = answerHelp();

  it('is explained by topics, with what it does not do', () => {
    expect(lines.flatMap((line) => /^- \*\*(.+?):\*\* /.exec(line)?.[1] ?? [])).toEqual([
      'Its facts',
      'Its texts',
      'Its review',
      'Its history',
      'Its channel',
      'Its quality',
      'Keywords',
      'The work',
    ]);
    expect(lines.filter((line) => !line.startsWith('- '))).toEqual([
      'I look things up about this product and show you where I found them. You can ask:',
      '',
      '',
      'I also propose drafts: *write a shorter title*, *new bullets that mention the warranty*. You see what changes and the results of the checks. Nothing is saved until you use the draft.',
      '',
      'I cannot approve, delete or export: only you can do that.',
    ]);
    expect(found).toEqual([]);
  });

  it.each(examplesIn(lines))('%s is understood', (example) => {
    const [piece] = replyToMessage([{ role: 'user', content: example }], testFacts());
    if (piece && 'wish' in piece) expect(piece.wish.words).toBe(example);
    else expect(piece?.text).toMatch(/\*Found in: .+\*$/);
  });
});

describe('which texts it writes', () => {
  const { lines, found } = answerWriting({ model: null });

  it('is explained with what it needs a model for, where there is none', () => {
    expect([lines[0], found]).toEqual([
      'I can draft the **title**, the **bullets** and the **description**. Write which one you want and what it should be like, for example:',
      [],
    ]);
    expect(lines.at(-1)).toBe(
      'Other texts, other languages and another tone need a language model, and none is connected. My drafts use only facts from the source.',
    );
    expect(answerWriting({ model: 'some-model' })).toEqual(
      talk(...lines.slice(0, -1), 'Drafts use only facts from the source.'),
    );
  });

  it('is explained by examples that are understood', () => {
    expect(lines.map((line) => line.slice(0, 2))).toEqual(['I ', '', '- ', '- ', '- ', '', 'Ot']);
    const examples = examplesIn(lines);
    expect(examples).toHaveLength(7);
    for (const example of examples) expect(readWishes(example), example).toHaveLength(1);
  });
});

test('where the prompts are', () => {
  expect(answerPrompts()).toEqual(
    talk(
      'The prompts that apply to this product are listed on this page, widest scope first. You can change them under **Optimization Prompts**.',
    ),
  );
});

describe('an order', () => {
  it.each<[way: string, ...orders: string[]]>([
    ['Use **Approve** or **Reject** on the part’s card, or the keys A and R.', 'approve', 'reject'],
    [
      'Use **Rollback** on the part’s card, or **Rollback to this version** in the tab Content History.',
      'undo',
      'rollback',
      'roll it back',
    ],
    ['Use **Generate Content**, or ask me for a draft of one text: *write a new title*.', 'generate', 'regenerate'],
    ['Use **Edit** on the part’s card, or the key E.', 'edit', 'save', 'set', 'change', 'update', 'mark', 'add'],
    ['Use the menu of the product in the product lists.', 'delete', 'remove', 'clone'],
    ['Import and download files on the Import page.', 'export', 'import', 'download', 'publish', 'push', 'upload'],
    ['Use the buttons of the page.', 'do', 'approved', 'disapprove', 'rolled', 'edits', 'settle', 'cloned', 'exports'],
  ])('%s', (way, ...orders) => {
    for (const order of orders)
      expect(answerOrder(`please ${order} it`), order).toEqual(talk(`I can only read. ${way}`));
  });

  it('the first way that fits is shown', () => {
    expect(answerOrder('mark as approve').lines[0]).toContain('**Approve**');
    expect(answerOrder('delete and export').lines[0]).toContain('the product lists');
  });
});
