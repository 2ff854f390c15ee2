// What other features show on the product screen. The app fills these places, because features never import each other.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Family } from '#domain/families/families.contract.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import type { Part, PartContent, TextPart } from '#domain/parts/parts.ts';
import type { Person } from '#domain/session/person.ts';
import type { ListingBenchmark } from './check/check-answers.ts';

/** An optimisation with the user's own prompt. */
export type OptimizeInput = { contentType: TextPart; prompt: string; targetKeywords: string[] };
/**
 * Why nothing was stored. `stopped` by the person; `hasChanged` where the content became another one all the same.
 * `unchanged`: the wish came to nothing, and `text` says what it needs.
 */
export type OptimizeUnstored =
  | { kind: 'stopped'; hasChanged: boolean }
  | { kind: 'unchanged'; text: string; proposal?: unknown };

/** What the rules found; null until it is known. `failure`: they could not be read. */
type Found = { benchmark: ListingBenchmark | null; failure: { retry: () => void } | null };

export const foldNames = ['keywords', 'sources', 'prompts'] as const;
export type FoldName = (typeof foldNames)[number];
type Folded = (shown: { product: Product; values: PartContent }) => ReactNode;
/** `summary` is one line of text beside its name, `content` what opens below. */
export type Fold = { label: string; icon: LucideIcon; summary: Folded; content: Folded };

export type ReviewSlots = {
  /** A menu button in the header: edit the source, clone, delete. */
  menu: (shown: { product: Product }) => ReactNode;
  /** The variants of the product, in the head of the page. */
  family: (shown: { product: Product; family: Family }) => ReactNode;
  /** Content Benchmark Analysis of the listing as on the screen, unsaved text included. */
  benchmark: (shown: { product: Product; isStarted: boolean } & Found) => ReactNode;
  /** A broken rule in its part; `fix` stands below it. One item of a list. */
  brokenRule: (shown: { result: RuleResult; isWaived: boolean; fix: ReactNode }) => ReactNode;
  /** What costs Listing Quality; `onOpen` leads to a part. */
  qualityVerdict: (shown: { onOpen: (part: Part) => void } & Found) => ReactNode;
  /** The folds below the head, each with a line that sums it up. `values` are the parts as on the screen. */
  folds: Readonly<Record<FoldName, Fold>>;
  /** What people say of a part: how many comments are open, as a button in its head, and its thread below it. */
  comments: {
    button: (shown: { productId: number; part: Part; isOpen: boolean; onToggle: () => void }) => ReactNode;
    thread: (shown: {
      productId: number;
      part: Part;
      me: Person;
      /** The words of the part that were selected when the field was asked for; `asked` counts how often it was. */
      quote: string | null;
      asked: number;
      onClose: () => void;
    }) => ReactNode;
    /** How many are open on the product; `onOpen` leads to a part. Nothing where none is. */
    open: (shown: { productId: number; onOpen: (part: Part) => void }) => ReactNode;
  };
  /** The instruction a draft was written with, opened on demand. */
  instruction: (shown: { productId: number; part: TextPart; draft: DraftRecord }) => ReactNode;
  /**
   * Content of the Chat tab. `optimize` gives null when the text is stored, else why it is not, and rejects after a toast has
   * shown the failure; `stop` is its Stop button, where there is something to stop. Its place is a column of definite height
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
