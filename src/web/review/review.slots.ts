// What other features show on the product screen. The app fills these places, because features never import each other.
import type { ReactNode } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { PartContent, Person, TextPart } from '#domain/review/content.ts';
import type { DraftRecord } from '#domain/writing/draft-record.ts';

/** An optimisation with the user's own prompt. */
export type OptimizeInput = { contentType: TextPart; prompt: string; targetKeywords?: string[] };

export type ReviewSlots = {
  /** A menu button in the header: edit the source, clone, delete. */
  menu: (shown: { product: Product }) => ReactNode;
  /** Content Benchmark Analysis. `values` are the four parts as on the screen, unsaved text included. */
  benchmark: (shown: { product: Product; values: PartContent; isStarted: boolean }) => ReactNode;
  /** The prompts that apply to the product. */
  prompts: (shown: { product: Product }) => ReactNode;
  /** The data sources of the product, whose statements count as its facts. */
  sources: (shown: { product: Product }) => ReactNode;
  /** The instruction a draft was written with, opened on demand. */
  instruction: (shown: { productId: number; part: TextPart; draft: DraftRecord }) => ReactNode;
  /**
   * Content of the Chat tab. `optimize` rejects after a toast has told the failure. Its place is a column of definite height
   * (a root of `flex min-h-0 flex-1 flex-col` fills it). It lives on behind the history tab, but on narrow screens its sheet
   * takes it away when closed: the conversation must be kept outside of the component.
   */
  chat: (shown: {
    product: Product;
    me: Person;
    isOptimizing: boolean;
    optimize: (input: OptimizeInput) => Promise<void>;
  }) => ReactNode;
  /** Called after *Rollback to this version* succeeded. */
  onRolledBack: (product: Product) => void;
};
