import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { product } from '#domain/catalogue/test-product.ts';
import { partNames } from '#domain/parts/parts.ts';
import { emptyVoice } from '#domain/voice/voice.ts';
import { builtInEngine } from './built-in-engine.ts';
import type { Draft } from './draft.ts';
import { explainFinding } from './draft-checks.ts';
import type { Engine, EngineRequest, Repair, Write } from './engine.ts';
import { type PipelineRequest, runPipeline } from './pipeline.ts';
import { english, textsOf } from './test-draft.ts';
import { writeDraft } from './write/write-draft.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const lamp = product({
  title:
    'NEW! Desk Lamp CL-2040 by Clayfield, 9W, Black, with a Foldable Arm, 3 Color Modes and a Touch Switch - FREE SHIPPING',
  description:
    '<p>An aluminum desk lamp with a 16-inch arm. The arm folds flat for storage. Free shipping on all orders!</p>',
  bullets: ['3 color modes for work and rest', 'Touch switch on the base', 'Cable of 2 m'],
  images: ['https://shop.example/lamp-1.jpg', 'https://shop.example/lamp-2.jpg'],
  brand: 'Clayfield',
  category: 'Lighting',
  retailer: 'Amazon',
  attributes: [{ name: 'Material', value: 'Aluminum' }],
});

const request = (given: Partial<PipelineRequest> = {}): PipelineRequest => ({
  product: lamp,
  dataSources: [],
  prompts: [],
  prompt: null,
  keywords: [],
  parts: partNames,
  rules: builtInRules,
  on: new Date('2026-11-21T12:00:00Z'),
  ...given,
});

/** An engine of which a test says what its title is, and which remembers what it was asked. */
function double(titleOf: (repair: Repair | null) => string): Engine & { asked: (Repair | null)[] } {
  const asked: (Repair | null)[] = [];
  const write: Write = async (given, repair) => {
    asked.push(repair);
    return { ...writeDraft(given, english), title: { content: titleOf(repair), reasons: [] } };
  };
  return { name: 'double', write, asked };
}
const truth = 'Clayfield Desk Lamp CL-2040, 9W, Black, 3 Color Modes';
const lie = 'Clayfield Desk Lamp CL-2040, 12W, Black, 5 Color Modes';

describe('a draft', () => {
  test('passes its checks and says why it reads as it does', async () => {
    const parts = await runPipeline(request({ keywords: ['touch switch', 'premium'] }), builtInEngine, hash);
    expect(parts.map(({ part }) => part)).toEqual(partNames);
    const [title, , description] = parts;
    expect(title?.draft).toMatchObject({
      engine: 'built-in',
      isRepaired: false,
      prompts: [],
      checks: { unsupported: 0, contradicted: 0, brokenRules: [] },
    });
    expect(title?.draft.checks.supported).toBeGreaterThan(0);
    const reasons = title?.draft.reasons ?? [];
    expect(reasons.map(({ because, text, ref }) => [because, text, ref])).toEqual(
      expect.arrayContaining([
        ['keyword', 'Left out "premium": no fact in the source supports this keyword.', null],
        [
          'rule',
          'Left out "NEW" and "FREE SHIPPING": price, shipping or a promotion.',
          'amazon.title.price-shipping-or-a-promotion',
        ],
        ['rule', 'Put the brand "Clayfield" first.', 'amazon.title.brand'],
      ]),
    );
    const cut = reasons.find(({ ref }) => ref?.includes('length'));
    expect(cut?.text).toMatch(/^Left out ".+" to keep the title within \d+ characters\.$/);
    expect(cut?.rule?.label).toBe('Title length limit');
    expect(textsOf(description?.draft ?? { reasons: [] })).toContain(
      "The source's description broke this rule; the new one passes it.",
    );
  });

  describe('of a product whose bullets take over what the description lacked', () => {
    const short = product({
      title: 'Clayfield Desk Lamp CL-2040, 9W, Black',
      description: 'A desk lamp of aluminum with a 16-inch arm that folds flat.',
      bullets: [],
      brand: 'Clayfield',
      attributes: [
        { name: 'Light Source', value: 'LED' },
        { name: 'Switch Type', value: 'Touch' },
        { name: 'Cord Length', value: '2 m' },
      ],
    });
    const reasonsOf = async (engine: Engine) => {
      const parts = await runPipeline(request({ product: short }), engine, hash);
      return textsOf(parts.find(({ part }) => part === 'description')?.draft ?? { reasons: [] });
    };

    test('says of the source’s own text that it is unchanged, and gives no rule as its reason', async () => {
      expect(await reasonsOf(builtInEngine)).toEqual(['The description is unchanged from the source.']);
    });

    test('gives no figure as a reason that is the same as before', async () => {
      const content = 'A desk lamp with a 16-inch arm that folds flat of aluminum.';
      const write: Write = async (given) => ({
        ...writeDraft(given, english),
        description: { content, reasons: [] },
      });
      expect(await reasonsOf({ name: 'double', write })).toEqual([]);
    });
  });

  test('names at most eight reasons, each once', async () => {
    const prompts = Array.from({ length: 12 }, (_, id) => ({
      id,
      version: 1,
      text: `Mention word${id}`,
      origin: 'global prompt',
    }));
    const [title] = await runPipeline(request({ parts: ['title'], prompts }), builtInEngine, hash);
    const texts = textsOf(title?.draft ?? { reasons: [] });
    expect(texts).toHaveLength(8);
    expect(new Set(texts).size).toBe(8);
  });

  test('a rule the writer keeps by itself although no such rule is in effect has no name', async () => {
    const rules = builtInRules.filter(({ subject }) => subject !== 'brand');
    const [title] = await runPipeline(request({ parts: ['title'], rules }), builtInEngine, hash);
    expect(title?.draft.reasons).toContainEqual({
      text: 'Put the brand "Clayfield" first.',
      because: 'rule',
      ref: null,
    });
  });

  test('follows a rule of the workspace’s own', async () => {
    const rules = builtInRules.map((rule) =>
      rule.attribute === 'title' && rule.benchmarkType === 'length' && rule.retailer === 'amazon' && !rule.rule.isIdeal
        ? { ...rule, rule: { unit: 'characters' as const, max: 40, isIdeal: false } }
        : rule,
    );
    const [title] = await runPipeline(request({ parts: ['title'], rules }), builtInEngine, hash);
    expect(title?.value.length).toBeLessThanOrEqual(40);
  });

  test('what a data source says is a fact, too', async () => {
    const engine = double(() => `${truth}, Waterproof`);
    const checksWith = async (dataSources: string[]) =>
      (await runPipeline(request({ parts: ['title'], dataSources }), engine, hash))[0]?.draft.checks.unsupported;
    expect([await checksWith([]), await checksWith(['The lamp is waterproof.'])]).toEqual([1, 0]);
  });

  test('keeps the version of every prompt that led it', async () => {
    const prompts = [
      { id: 7, version: 3, text: 'Keep the title under 60 characters', origin: 'global prompt' },
      { id: 9, version: 1, text: 'Use a friendly tone', origin: 'brand prompt for Clayfield' },
    ];
    const [title] = await runPipeline(request({ parts: ['title'], prompts }), builtInEngine, hash);
    expect(title?.value.length).toBeLessThanOrEqual(60);
    expect(title?.draft.prompts).toEqual([
      { id: 7, version: 3 },
      { id: 9, version: 1 },
    ]);
    expect(title?.draft.reasons).toContainEqual({
      text: 'Followed: "Keep the title under 60 characters" (global prompt).',
      because: 'prompt',
      ref: 'global prompt',
    });
    expect(title?.draft.wishes).toMatchObject([
      { origin: 'global prompt', verdict: 'followed', needsModel: false },
      { origin: 'brand prompt for Clayfield', verdict: 'not-checked', needsModel: true },
    ]);
  });
});

describe('an engine', () => {
  test('that lies once is informed of what is wrong, and its second draft is kept', async () => {
    const engine = double((repair) => (repair === null ? lie : truth));
    const parts = await runPipeline(request(), engine, hash);
    expect(engine.asked).toHaveLength(2);
    const reported = (engine.asked[1]?.findings ?? []).map(explainFinding);
    expect(reported).toEqual(['The source does not say "12W".', expect.stringContaining('not "5"')]);
    expect(parts[0]).toMatchObject({
      value: truth,
      draft: { engine: 'double', isRepaired: true, checks: { unsupported: 0, contradicted: 0 } },
    });
    expect(parts.slice(1).every(({ draft }) => !draft.isRepaired)).toBe(true);
  });

  test('that lies always is asked twice and no more, and what it wrote keeps its marks', async () => {
    const engine = double(() => lie);
    const [title] = await runPipeline(request({ parts: ['title'] }), engine, hash);
    expect(engine.asked).toHaveLength(2);
    expect(title).toMatchObject({
      value: lie,
      draft: { isRepaired: false, checks: { unsupported: 1, contradicted: 1, brokenRules: [] } },
    });
  });

  test('is informed of a lie, but not in the words of an attribute that is hidden', async () => {
    const product = { ...lamp, attributes: [{ name: 'speedCount', value: '7 speed settings' }] };
    const reported = async (use: 'told' | 'hidden') => {
      const engine = double((repair) => (repair === null ? `${truth}, 5 speed settings` : truth));
      const attributeChoices = new Map([['speedcount', use]]);
      await runPipeline(request({ product, attributeChoices, parts: ['title'] }), engine, hash);
      return (engine.asked[1]?.findings ?? []).map(explainFinding);
    };
    expect(await reported('told')).toEqual(['The source says "7", not "5".']);
    expect(await reported('hidden')).toEqual([expect.stringMatching(/^The source contradicts "5/)]);
  });

  test('whose second draft is worse keeps the first', async () => {
    const engine = double((repair) => (repair === null ? lie : `${lie}, Best Seller, Waterproof`));
    const [title] = await runPipeline(request({ parts: ['title'] }), engine, hash);
    expect([title?.value, title?.draft.isRepaired]).toEqual([lie, false]);
  });

  test('whose title breaks a rule is shown the rule', async () => {
    const engine = double((repair) => (repair === null ? `${truth}, Money Back` : truth));
    const [title] = await runPipeline(request({ parts: ['title'] }), engine, hash);
    expect((engine.asked[1]?.findings ?? []).map(explainFinding)).toContainEqual(
      expect.stringMatching(/^A guarantee or refund in the title: .+Remove "Money Back"\.$/),
    );
    expect(title?.draft).toMatchObject({ isRepaired: true, checks: { brokenRules: [] } });
  });

  test('is asked to repair only the parts that failed', async () => {
    const asked: (readonly string[])[] = [];
    const engine: Engine = {
      name: 'double',
      write: (given, repair) => {
        asked.push(given.parts);
        const title = { content: repair === null ? lie : truth, reasons: [] };
        return { ...writeDraft(given, english), title };
      },
    };
    await runPipeline(request(), engine, hash);
    expect(asked).toEqual([partNames, ['title']]);
  });

  test.each([
    ['throws', () => Promise.reject(new Error('the model hung up')), 'the model hung up'],
    [
      'throws at once',
      () => {
        throw new Error('no key');
      },
      'no key',
    ],
    ['leaves a part out', () => ({}), 'double did not write the title.'],
  ] satisfies [string, Write, string][])('that %s makes the whole run fail', async (_name, write, message) => {
    await expect(runPipeline(request(), { name: 'double', write }, hash)).rejects.toThrow(message);
  });

  test('that throws while it repairs leaves its first draft, which says so and keeps its marks', async () => {
    const engine = double((repair) => {
      if (repair !== null) throw new Error('gone');
      return lie;
    });
    const faults: unknown[] = [];
    const parts = await runPipeline(request(), engine, hash, { onRepairFault: (error) => faults.push(error) });
    expect(faults).toEqual([new Error('gone')]);
    const [title, ...others] = parts;
    expect(title).toMatchObject({
      value: lie,
      draft: { isRepaired: false, checks: { unsupported: 1, contradicted: 1, brokenRules: [] } },
    });
    const said = /the second attempt failed\. This is the first draft/;
    expect(title?.draft.reasons[0]).toMatchObject({ text: expect.stringMatching(said), because: 'facts', ref: null });
    for (const { draft } of others) expect(textsOf(draft).join()).not.toMatch(said);
  });

  test('that throws while it repairs a rule alone names the rule as the cause', async () => {
    const long = `${truth}, ${'Aluminum '.repeat(30)}`;
    const engine = double((repair) => {
      if (repair !== null) throw new Error('gone');
      return long;
    });
    const [title] = await runPipeline(request({ parts: ['title'] }), engine, hash);
    expect(title?.value).toBe(long);
    expect(title?.draft.checks.brokenRules).not.toEqual([]);
    expect(title?.draft.reasons[0]).toMatchObject({ because: 'rule', ref: null });
  });

  test('that throws while it repairs ends the run where nobody waits any more', async () => {
    const leaving = new AbortController();
    const engine = double((repair) => {
      if (repair === null) return lie;
      leaving.abort();
      throw new Error('stopped');
    });
    await expect(runPipeline(request(), engine, hash, { stop: leaving.signal })).rejects.toThrow('stopped');
  });
});

describe('grounds of a writer', () => {
  const fact = { field: 'dataSources.0', text: 'Comes in a canvas storage bag.' };
  const writing = (answers: Draft[]): Engine & { asked: (Repair | null)[] } => {
    const asked: (Repair | null)[] = [];
    return {
      name: 'model-1',
      asked,
      write: async (_given, repair) => {
        asked.push(repair);
        return answers[asked.length - 1] ?? {};
      },
    };
  };
  const title = (content: string, more: object = {}): Draft => ({ title: { content, reasons: [], ...more } });
  const written = async (engine: Engine) => (await runPipeline(request({ parts: ['title'] }), engine, hash))[0];

  test('decide nothing, and are kept with the draft as its sources', async () => {
    const text = 'Clayfield Desk Lamp CL-2040, Storage Bag of Canvas';
    const plain = await written(writing([title(text)]));
    const doubted = plain?.draft.checks.unsupported ?? 0;
    const statements = [{ text, facts: [fact] }];
    const cited = await written(writing([title(text, { statements })]));
    expect(doubted).toBeGreaterThan(0);
    expect(cited?.draft.checks.unsupported).toBe(doubted);
    expect(cited?.draft.sentences).toEqual([{ text, facts: [{ field: fact.field, text: fact.text }] }]);
    expect(plain?.draft).not.toHaveProperty('sentences');
    expect(cited?.judgements).toEqual([]);
  });

  test('are not needed where no rule finds a claim: it is marked, and nothing is written again', async () => {
    const engine = writing([title('Clayfield Desk Lamp CL-2040, Waterproof')]);
    expect((await written(engine))?.draft.checks).toMatchObject({ unsupported: 1 });
    expect(engine.asked).toEqual([null]);
  });

  test('against a finding count where words of the source say so, and keep the draft', async () => {
    const contest = { statement: lie, field: 'title', quote: 'NEW! Desk Lamp, 12W, 5 Color Modes' };
    const kept = await written(writing([title(lie), title(lie, { contests: [contest] })]));
    expect(kept).toMatchObject({ value: lie, draft: { isRepaired: false, checks: { contradicted: 0 } } });
    const other = { ...contest, quote: 'Desk Lamp CL-2040, 9W, 3 Color Modes' };
    const refused = await written(writing([title(lie), title(lie, { contests: [other] })]));
    expect(refused?.draft.checks.contradicted).toBeGreaterThan(0);
    expect(refused?.judgements).toEqual([]);
  });
});

describe('an engine’s judge', () => {
  const text = 'Clayfield Desk Lamp CL-2040. Bedtime stories never looked cosier.';
  const engine = (judge: NonNullable<Engine['judge']>): Engine => ({
    name: 'model-1',
    write: async () => ({ title: { content: text, reasons: [] } }),
    judge,
  });
  const statement = 'Bedtime stories never looked cosier.';

  test('decides what no rule could, before the draft is kept', async () => {
    const asked: (readonly string[])[] = [];
    const said = { statement, verdict: 'contradicted', field: 'title', quote: 'Desk Lamp', by: 'judge-1' } as const;
    const judging = engine(async (_request, statements) => {
      asked.push(statements);
      return [said];
    });
    const [drafted] = await runPipeline(request({ parts: ['title'] }), judging, hash);
    expect(asked).toEqual([[statement]]);
    expect(drafted).toMatchObject({ value: text, draft: { checks: { contradicted: 1 } }, judgements: [said] });
  });

  test('that fails leaves the draft as the rules judge it, and is heard of', async () => {
    const faults: unknown[] = [];
    const failing = engine(async () => {
      throw new Error('gone');
    });
    const listener = { onJudgeFault: (error: unknown) => void faults.push(error) };
    const [drafted] = await runPipeline(request({ parts: ['title'] }), failing, hash, listener);
    expect(drafted).toMatchObject({ value: text, draft: { checks: { contradicted: 0 } }, judgements: [] });
    expect(faults).toMatchObject([{ message: 'gone' }]);
    const stop = { aborted: true, addEventListener: () => {} };
    await expect(runPipeline(request({ parts: ['title'] }), failing, hash, { stop })).rejects.toThrow('gone');
  });
});

describe('who watches', () => {
  const phasesOf = async (engine: Engine) => {
    const reported: unknown[] = [];
    await runPipeline(request({ parts: ['title', 'images'] }), engine, hash, {
      onProgress: (progress) => {
        if (progress.type === 'phase') reported.push([progress.phase, progress.engine, progress.parts]);
      },
    });
    return reported;
  };

  test('hears of each phase and of the parts it is about', async () => {
    expect(await phasesOf(double((repair) => (repair === null ? lie : truth)))).toEqual([
      ['writing', 'double', ['title', 'images']],
      ['checking', 'double', ['title', 'images']],
      ['repairing', 'double', ['title']],
    ]);
  });

  test('hears of no repair where a draft passes', async () => {
    const reported = await phasesOf(double(() => truth));
    expect(reported.map((each) => (each as unknown[])[0])).toEqual(['writing', 'checking']);
  });

  test('is handed on to the engine, for the first draft and for the repair', async () => {
    const watch = { productId: 7 };
    const seen: unknown[] = [];
    const write: Write = (given, repair, by) => {
      seen.push(by);
      return { ...writeDraft(given, english), title: { content: repair === null ? lie : truth, reasons: [] } };
    };
    await runPipeline(request({ parts: ['title'] }), { name: 'double', write }, hash, watch);
    expect(seen).toEqual([watch, watch]);
  });
});

test('the built-in writer is not asked twice for what the source itself says', async () => {
  const product = {
    ...lamp,
    title: 'Desk Lamp with 3 Color Modes',
    bullets: ['5 color modes', 'Touch switch', 'Cable of 2 m'],
  };
  const reported: string[] = [];
  const parts = await runPipeline(request({ product, rules: [] }), builtInEngine, hash, {
    onProgress: (progress) => reported.push(progress.type === 'phase' ? progress.phase : progress.type),
  });
  expect(reported).toEqual(['writing', 'checking']);
  expect(parts.every(({ draft }) => !draft.isRepaired)).toBe(true);
});

describe('the hash of the inputs', () => {
  const hashOf = async (given: Partial<PipelineRequest> = {}) =>
    (await runPipeline(request({ parts: ['title'], ...given }), builtInEngine, hash))[0]?.draft.inputHash;

  test('is the same for the same inputs, and so is the draft', async () => {
    const [first, second] = [
      await runPipeline(request(), builtInEngine, hash),
      await runPipeline(structuredClone(request()), builtInEngine, hash),
    ];
    expect(second).toEqual(first);
    expect(first[0]?.draft.inputHash).toMatch(/^[\da-f]{64}$/);
  });

  test('may be made elsewhere and later', async () => {
    const slow = async (text: string) => (await Promise.resolve(text.length)).toString();
    const [title] = await runPipeline(request({ parts: ['title'] }), builtInEngine, slow);
    expect(title?.draft.inputHash).toMatch(/^\d+$/);
  });

  test.each<[string, Partial<PipelineRequest>]>([
    ['a word of the description', { product: { ...lamp, description: `${lamp.description} ` } }],
    ['an attribute', { product: { ...lamp, attributes: [] } }],
    ['a data source', { dataSources: ['The lamp is waterproof.'] }],
    ['a keyword', { keywords: ['lamp'] }],
    ['the own prompt', { prompt: 'Shorter' }],
    ['a prompt', { prompts: [{ id: 1, version: 1, text: 'Shorter', origin: 'global prompt' }] }],
    ['the parts', { parts: ['title', 'bullets'] }],
    ['a rule in effect', { rules: builtInRules.filter(({ id }) => id !== 'amazon.title.brand') }],
    ['the day, where other rules hold on it', { on: new Date('2026-01-01T00:00:00Z') }],
  ])('changes with %s', async (_name, given) => {
    expect(await hashOf(given)).not.toBe(await hashOf());
  });

  test.each<[string, Partial<PipelineRequest>]>([
    ['the day where the same rules hold', { on: new Date('2026-12-01T00:00:00Z') }],
    ['rules of other channels', { rules: builtInRules.filter(({ retailer }) => retailer !== 'etsy') }],
    ['ids and figures of the store', { product: { ...lamp, ...{ id: 7, listingQuality: 80 } } }],
  ])('does not change with %s', async (_name, given) => {
    expect(await hashOf(given)).toBe(await hashOf());
  });
});

test('every ban of the writer is a rule by the name its reasons give it', async () => {
  const { sentenceBans, wordBans } = await import('#domain/channels/banned.data.ts');
  const { subjectOfBan } = await import('./reasons.ts');
  const known = new Set(builtInRules.map(({ attribute, subject }) => `${attribute}.${subject}`));
  for (const { reason } of [...sentenceBans, ...wordBans])
    for (const part of ['title', 'bullets', 'description']) expect(known).toContain(`${part}.${subjectOfBan(reason)}`);
});

test('the engine is given the voice, and a draft by another voice rests on other inputs', async () => {
  const voices: EngineRequest['voice'][] = [];
  const write: Write = (given) => {
    voices.push(given.voice);
    return writeDraft(given, english);
  };
  const hashOf = async (given: Partial<PipelineRequest>) =>
    (await runPipeline(request({ parts: ['title'], ...given }), { name: 'double', write, repairs: false }, hash))[0]
      ?.draft.inputHash;
  const british = { ...emptyVoice, spelling: 'UK' } as const;
  const hashes = [
    await hashOf({}),
    await hashOf({ voice: british }),
    await hashOf({ voice: emptyVoice }),
    await hashOf({ voice: emptyVoice, voiceExamples: [{ title: 'Desk lamp' }] }),
  ];
  expect(voices).toEqual([undefined, british, emptyVoice, emptyVoice]);
  expect(new Set(hashes).size).toBe(4);
});
