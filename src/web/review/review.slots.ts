// What other features show on the product screen. The app fills these places, because features never import each other.
import type { ReactNode } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import type { Part, PartContent, TextPart } from '#domain/parts/parts.ts';
import type { Person } from '#domain/session/person.ts';

/** An optimisation with the user's own prompt. */
export type OptimizeInput = { contentType: TextPart; prompt: string; targetKeywords: string[] };
/**
 * Why nothing was stored. `stopped` by the person; `hasChanged` where the content became another one all the same.
 * `unchanged`: the wish came to nothing, and `text` says what it needs.
 */
export type OptimizeUnstored = { kind: 'stopped'; hasChanged: boolean } | { kind: 'unchanged'; text: string };

export type ReviewSlots = {
  /** A menu button in the header: edit the source, clone, delete. */
  menu: (shown: { product: Product }) => ReactNode;
  /** Content Benchmark Analysis. `values` are the four parts as on the screen, unsaved text included. */
  benchmark: (shown: { product: Product; values: PartContent; isStarted: boolean }) => ReactNode;
  /** What stands behind the verdict on one part: rules not kept and their fixes. Drawn when it is opened. */
  partVerdict: (shown: { product: Product; values: PartContent; part: Part }) => ReactNode;
  /** The same for the listing as a whole; `onOpen` leads to a part. */
  qualityVerdict: (shown: { product: Product; values: PartContent; onOpen: (part: Part) => void }) => ReactNode;
  /** The prompts that apply to the product. */
  prompts: (shown: { product: Product }) => ReactNode;
  /** The keywords of the product, and where they stand. `values` as above. */
  keywords: (shown: { product: Product; values: PartContent }) => ReactNode;
  /** The data sources of the product, whose statements count as its facts. */
  sources: (shown: { product: Product }) => ReactNode;
  /** The instruction a draft was written with, opened on demand. */
  instruction: (shown: { productId: number; part: TextPart; draft: DraftRecord }) => ReactNode;
  /**
   * Content of the Chat tab. `optimize` gives null when the text is stored, else why it is not, and rejects after a toast has told
   * the failure; `stop` is its Stop button, where there is something to stop. Its place is a column of definite height
   * (a root of `flex min-h-0 flex-1 flex-col` fills it). It lives on behind the history tab, but on narrow screens its sheet
   * takes it away when closed: the conversation must be kept outside of the component.
   */
  chat: (shown: {
    product: Product;
    me: Person;
    isOptimizing: boolean;
    optimize: (input: OptimizeInput) => Promise<OptimizeUnstored | null>;
    stop: ReactNode;
  }) => ReactNode;
  /** How many messages of the chat nobody has seen yet; nothing where there is none. */
  unread: (shown: { product: Product }) => ReactNode;
  /** Called after *Rollback to this version* succeeded. */
  onRolledBack: (product: Product) => void;
};
