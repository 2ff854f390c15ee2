// What a server answers about its prompts: one of each scope, what they amount to for a product, and trials.
import { forEachTextPart } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { getDraftInstruction } from '#domain/prompts/draft-instruction.contract.ts';
import { sampleTrial, type TriedProduct, tryPrompt } from '#domain/prompts/prompt-trial.contract.ts';
import { getProductPrompts, getPrompt, listPrompts, listPromptVersions } from '#domain/prompts/prompts.contract.ts';
import { testPrompt } from '#domain/prompts/test-prompt.ts';
import { mug, products } from './records.ts';
import { me } from './replies.ts';
import { pageOf, serveByDefault } from './serve.ts';

const person = { id: me.id, fullName: me.fullName };
const none = new Problem('NOT_FOUND', 'There is no such record.');

const holds = (text: string, search: string) => text.toLowerCase().includes(search.toLowerCase());

const prompts = [
  testPrompt({ prompt: 'Keep titles under 45 characters. Use a friendly tone.' }),
  testPrompt({ id: 2, prompt: 'Name the material first', scope: 'category', scopeValue: 'Kitchen', isActive: false }),
  testPrompt({ id: 3, prompt: 'Mention dishwashers', scope: 'brand', scopeValue: 'Clayfield' }),
  testPrompt({ id: 4, prompt: 'Say what fits in', scope: 'productType', scopeValue: 'Mugs' }),
  testPrompt({ id: 5, prompt: 'Never call it a cup', scope: 'sku', scopeValue: mug.sku }),
];

/** A product a prompt was tried on, whose title it shortens. */
export function triedProduct(given: Partial<TriedProduct> = {}): TriedProduct {
  const { id, sku, title } = mug;
  const before = {
    lengths: { ...forEachTextPart(() => 0), title: 60, bullets: 90, description: 200 },
    quality: 80,
    unsupported: 0,
    contradicted: 0,
    brokenRules: ['Title length'],
  };
  return {
    id,
    sku,
    title,
    before,
    after: { ...before, lengths: { ...before.lengths, title: 40 }, quality: 85, brokenRules: [] },
    changes: [{ part: 'title', before: 'Clayfield stoneware mug for the kitchen', after: 'Clayfield stoneware mug' }],
    lines: [
      {
        text: 'Keep titles under 45 characters',
        isFollowed: true,
        needsModel: false,
        exceptions: [],
        overridden: null,
      },
      { text: 'Use a friendly tone', isFollowed: null, needsModel: true, exceptions: [], overridden: null },
    ],
    notes: ['Followed: "Keep titles under 45 characters" (global prompt).'],
    ...given,
  };
}

export function servePrompts(): void {
  const [first, ...others] = prompts;
  if (!first) throw new Error('There are prompts.');
  serveByDefault(listPrompts, ({ query: { scope, search = '' } }) => {
    const found = prompts.filter((each) => (!scope || each.scope === scope) && holds(each.prompt, search));
    return pageOf(found, { total: found.length });
  });
  serveByDefault(getPrompt, ({ params }) => prompts.find(({ id }) => id === params.id) ?? none);
  serveByDefault(listPromptVersions, [{ ...first, createdBy: person }]);
  const line = { promptId: first.id, scope: first.scope, scopeValue: null };
  const kept = { text: 'Keep titles under 45 characters', ...line, needsModel: false, exceptions: [] };
  serveByDefault(getProductPrompts, {
    prompts: [first, ...others.filter(({ isActive }) => isActive)],
    merged: {
      text: kept.text,
      lines: [
        kept,
        { ...kept, text: 'Use a friendly tone', needsModel: true },
        {
          ...kept,
          text: 'Call it a cup',
          overriddenBy: { promptId: 5, scope: 'sku', scopeValue: mug.sku, reason: 'A narrower prompt says otherwise.' },
        },
      ],
    },
  });
  serveByDefault(getDraftInstruction, {
    engine: 'built-in',
    lines: [
      {
        text: kept.text,
        from: { promptId: first.id, version: 1, scope: 'global', scopeValue: null, since: 'changed' },
        isFollowed: true,
        says: null,
        needsModel: false,
        isForPart: true,
        exceptions: [],
        overridden: null,
      },
    ],
    lost: [],
    isOwnKnown: true,
  });
  serveByDefault(sampleTrial, {
    total: 99,
    products: products.map(({ id, sku, title }) => ({ id, sku, title })),
    engine: 'built-in',
    calls: { least: 0, most: 0 },
  });
  serveByDefault(tryPrompt, ({ body: { productId } }) => {
    const { id, sku, title } = products.find((each) => each.id === productId) ?? mug;
    return triedProduct({ id, sku, title });
  });
}
