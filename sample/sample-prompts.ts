// The prompts of the sample shop: one of each scope. They speak of few products, so that most of the catalogue is written plainly.
import type { SampleUser } from './sample-product.ts';

export type SamplePrompt = {
  prompt: string;
  scope: 'global' | 'category' | 'brand' | 'productType' | 'sku';
  scopeValue: string | null;
  isActive: boolean;
  by: SampleUser;
  /** Whole days before the first start. */
  daysAgo: number;
};

/** Oldest first. */
export const samplePrompts: readonly SamplePrompt[] = [
  {
    prompt: 'Keep the title under 80 characters. Avoid "best seller" and "must have".',
    scope: 'global',
    scopeValue: null,
    // Off, so that a first start writes as the channel asks; one switch shows what a prompt does.
    isActive: false,
    by: 'maya',
    daysAgo: 21,
  },
  {
    prompt: 'Avoid "miracle" and "anti-aging". Name the volume where the source gives it.',
    scope: 'category',
    scopeValue: 'Beauty',
    isActive: true,
    by: 'priya',
    daysAgo: 16,
  },
  {
    prompt: 'Write 5 bullets. Use a warm, plain tone.',
    scope: 'brand',
    scopeValue: 'Ovenhart',
    isActive: true,
    by: 'tomas',
    daysAgo: 12,
  },
  {
    prompt: 'Keep the title under 90 characters and mention kg',
    scope: 'productType',
    scopeValue: 'Weights',
    isActive: true,
    by: 'maya',
    daysAgo: 6,
  },
  {
    prompt: 'Keep the description under 600 characters. Avoid "easy fly".',
    scope: 'sku',
    scopeValue: 'WBF-KTE1-RNB',
    isActive: true,
    by: 'tomas',
    daysAgo: 3,
  },
];
