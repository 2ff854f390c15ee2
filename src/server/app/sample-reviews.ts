// The reviews of the sample, replayed event by event through the rules of the domain.
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { HistoryDraft } from '#domain/history/history.contract.ts';
import { isSameContent } from '#domain/history/same-content.ts';
import type { ImageBasis } from '#domain/images/image-basis.ts';
import { defaultKeywords } from '#domain/keywords/default-keywords.ts';
import { type Part, type PartContent, partNames } from '#domain/parts/parts.ts';
import type { Prompt } from '#domain/prompts/prompts.contract.ts';
import { describeOrigin } from '#domain/prompts/scopes.ts';
import { unwrap } from '#domain/result.ts';
import type { ReviewedContent } from '#domain/review/content.ts';
import { statusesOf } from '#domain/review/content.ts';
import { type Change, decidePart, replacePart, startFromSource } from '#domain/review/review.ts';
import { listsOf } from '#domain/review/score.ts';
import type { Person } from '#domain/session/person.ts';
import type { User } from '#domain/session/session.contract.ts';
import { applyDrafts } from '#domain/writing/apply-drafts.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import type { Engine, VersionedGuidance } from '#domain/writing/engine.ts';
import { runPipeline } from '#domain/writing/pipeline.ts';
import { sha256 } from '#server/writing/draft.thread.ts';
import type { ReviewEvent, SampleProduct } from '../../../sample/sample-product.ts';
import { sampleEngine } from './sample-engine.ts';

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/** When an event happened: its clock time that many days ago, but never before the product arrived or after now. */
function timeOf(event: ReviewEvent, arrived: Date, now: Date): Date {
  const at = new Date(now.getTime() - event.daysAgo * dayMs);
  at.setHours(event.hour, event.minute, 0, 0);
  const earliest = arrived.getTime() + minuteMs;
  return new Date(Math.max(earliest, Math.min(at.getTime(), now.getTime() - minuteMs)));
}

const toGuidance = ({ id, version, prompt, scope, scopeValue }: Prompt): VersionedGuidance => ({
  id,
  version,
  text: prompt,
  origin: describeOrigin({ scope, scopeValue }),
});

/** `prompts`: those that held for the product at the time. */
type DraftRequest = {
  parts: readonly Part[];
  writer: Engine;
  prompt: string | null;
  prompts: readonly VersionedGuidance[];
};

/** A product as it came in; `imageBasis` is undefined where its images were not measured. */
type Source = { product: SourceProduct; imageBasis: ImageBasis | undefined };

async function writeSample(
  content: ReviewedContent,
  { product, imageBasis }: Source,
  { writer, ...asked }: DraftRequest,
  on: Date,
): Promise<Change> {
  const drafts = await runPipeline(
    {
      product,
      ...asked,
      ...(imageBasis ? { imageBasis } : {}),
      keywords: defaultKeywords,
      dataSources: [],
      rules: builtInRules,
      on,
    },
    writer,
    sha256,
  );
  // Nothing is gained by a draft that repeats its source: such a part is reviewed as it came.
  const changing = drafts.filter(({ part, value }) => {
    const { value: present, record } = content.parts[part];
    return part === 'images' || record.origin !== 'source' || !isSameContent(present, value);
  });
  return applyDrafts(content, changing, null);
}

async function applyEvent(
  content: ReviewedContent,
  source: Source,
  event: ReviewEvent,
  prompts: readonly Prompt[],
  by: Person,
  at: Date,
): Promise<Change> {
  const inEffect = prompts.filter(({ createdAt }) => Date.parse(createdAt) <= at.getTime()).map(toGuidance);
  switch (event.do) {
    case 'generate': {
      const writer = event.writer === 'sample' ? sampleEngine : builtInEngine;
      return await writeSample(content, source, { parts: partNames, writer, prompt: null, prompts: inEffect }, at);
    }
    case 'regenerate': {
      const { part, prompt = null } = event;
      const asked = { parts: [part], writer: builtInEngine, prompt, prompts: inEffect };
      return await writeSample(content, source, asked, at);
    }
    case 'edit':
      return replacePart(content, event.part, event.text as PartContent[Part], { origin: 'person', by });
    default: {
      const to = { approve: 'approved', reject: 'rejected', rollback: 'pending' } as const;
      return unwrap(
        decidePart(content, event.part, to[event.do], { by, at: at.toISOString(), source: source.product }),
      );
    }
  }
}

export type Replayed = {
  content: ReviewedContent;
  history: { draft: HistoryDraft; by: number; at: Date }[];
  updatedBy: number;
  createdAt: Date;
  updatedAt: Date;
  firstApprovedAt: Date | null;
  waitingSince: Date | null;
  version: number;
};

export async function replay(
  source: Source,
  sample: SampleProduct,
  people: ReadonlyMap<string, User>,
  prompts: readonly Prompt[],
  arrived: Date,
  now: Date,
): Promise<Replayed | null> {
  let state = null as Replayed | null;
  for (const event of sample.review) {
    const user = people.get(event.by);
    if (!user) throw new Error(`The sample names an unknown user: ${event.by}`);
    const at = timeOf(event, arrived, now);
    const change = await applyEvent(
      state?.content ?? startFromSource(source.product),
      source,
      event,
      prompts,
      { id: user.id, fullName: user.fullName },
      at,
    );
    state = {
      content: change.content,
      history: [...(state?.history ?? []), ...change.history.map((draft) => ({ draft, by: user.id, at }))],
      updatedBy: user.id,
      createdAt: state?.createdAt ?? at,
      updatedAt: at,
      firstApprovedAt: state?.firstApprovedAt ?? (listsOf(statusesOf(change.content)).approved ? at : null),
      waitingSince: listsOf(statusesOf(change.content)).pending ? (state?.waitingSince ?? at) : null,
      version: (state?.version ?? 0) + 1,
    };
  }
  return state;
}
