// The drafts that come with the sample, as a language model wrote them.
import { apparelDrafts } from './drafts/apparel.ts';
import { beautyDrafts } from './drafts/beauty.ts';
import { electronicsDrafts } from './drafts/electronics.ts';
import { homeDrafts } from './drafts/home.ts';
import { kitchenDrafts } from './drafts/kitchen.ts';
import { officeDrafts } from './drafts/office.ts';
import { outdoorDrafts } from './drafts/outdoor.ts';
import { playDrafts } from './drafts/play.ts';
import type { SampleDrafts } from './sample-draft.ts';

export const sampleDrafts: SampleDrafts = {
  ...officeDrafts,
  ...outdoorDrafts,
  ...kitchenDrafts,
  ...apparelDrafts,
  ...electronicsDrafts,
  ...homeDrafts,
  ...beautyDrafts,
  ...playDrafts,
};
