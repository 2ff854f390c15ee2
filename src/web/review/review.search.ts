// What the address of the product screen carries beside what the router adds: the assistant's tab, the open dialog, the way texts are compared.
import * as z from 'zod/mini';
import { partSchema } from '#domain/parts/parts.ts';

export const viewModes = ['sides', 'diff', 'after'] as const;
export type ViewMode = (typeof viewModes)[number];

const panelTabs = ['chat', 'history'] as const;
export type PanelTab = (typeof panelTabs)[number];

/** What opens over the product: its listing as shoppers see it, its analytics, all its details. */
const productViews = ['listing', 'analytics', 'details'] as const;
export type ProductView = (typeof productViews)[number];

export const reviewSearchShape = {
  panel: z.catch(z.optional(z.enum(panelTabs)), undefined),
  show: z.catch(z.optional(z.enum(productViews)), undefined),
  /** What costs Listing Quality, opened at its figure; links from the lists lead there. */
  quality: z.catch(z.optional(z.enum(['open'])), undefined),
  /** Of the listing: the content with approved parts only, and the device it is looked at on. */
  version: z.catch(z.optional(z.enum(['approved'])), undefined),
  device: z.catch(z.optional(z.enum(['phone'])), undefined),
  view: z.catch(z.optional(z.enum(viewModes)), undefined),
  /** The part whose comments are open, and the part the page opens at. */
  comments: z.catch(z.optional(partSchema), undefined),
  at: z.catch(z.optional(partSchema), undefined),
};

/** The image the editor opens at, by its address. */
export const imageEditorSearchShape = { image: z.catch(z.optional(z.string()), undefined) };
