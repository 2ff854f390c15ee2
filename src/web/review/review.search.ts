// What the address of the product screen carries beside what the router adds: the side panel's tab and the way texts are compared.
import * as z from 'zod/mini';

export const viewModes = ['sides', 'diff', 'after'] as const;
export type ViewMode = (typeof viewModes)[number];

export const panelTabs = ['chat', 'history'] as const;
export type PanelTab = (typeof panelTabs)[number];

export const reviewSearchShape = {
  panel: z.catch(z.optional(z.enum(panelTabs)), undefined),
  view: z.catch(z.optional(z.enum(viewModes)), undefined),
};
