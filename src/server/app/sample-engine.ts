// The sample's drafts as an engine of the writing pipeline: a language model wrote their texts beforehand. They are read as a model's
// answer is, and checked as every draft is.

import { sampleName } from '#domain/history/sample-draft.ts';
import { type BriefFact, listFacts } from '#domain/models/brief/brief-facts.ts';
import { type ModelReply, readModelReply } from '#domain/models/model-reply.ts';
import { textPartsOf } from '#domain/models/model-request.ts';
import { pickParts } from '#domain/parts/parts.ts';
import type { Engine } from '#domain/writing/engine.ts';
import { builtInName } from '#domain/writing/engine-names.ts';
import { draftImages } from '#domain/writing/images/draft-images.ts';
import type { Said, SampleDraft } from '../../../sample/sample-draft.ts';
import { sampleDrafts } from '../../../sample/sample-drafts.ts';

/** The facts a draft names, by the ids they have in a brief; throws where the source has none of that name. */
function openFacts(facts: readonly BriefFact[]): (name: string) => string[] {
  const idsOf = (field: string) => facts.filter((fact) => fact.field === field).map(({ id }) => id);
  return (name) => {
    const [, part = '', number = ''] = /^(bullet|description) (\d+)$/.exec(name) ?? [];
    const at = Number(number) - 1;
    const found =
      part === 'bullet'
        ? idsOf(`bullets.${at}`)
        : part === 'description'
          ? idsOf('description').slice(at, at + 1)
          : [...idsOf(name), ...idsOf(`attributes.${name}`)];
    if (found.length === 0) throw new Error(`The source has no fact "${name}"`);
    return found;
  };
}

function toReply({ title, bullets, description, unused = [], ask = [] }: SampleDraft, facts: readonly BriefFact[]) {
  const idsOf = openFacts(facts);
  const say = ([text, ...names]: Said) => ({ text, facts: names.flatMap(idsOf) });
  return {
    title: say(title),
    bullets: { items: bullets.map(say) },
    description: { paragraphs: description.map((sentences) => ({ sentences: sentences.map(say) })) },
    unused: unused.flatMap(([name, why]) => idsOf(name).map((fact) => ({ fact, why }))),
    ask: [...ask],
  } satisfies ModelReply;
}

export const sampleEngine: Engine = {
  name: sampleName,
  // Its texts are there already: asked again it would answer the same.
  repairs: false,
  write: (request) => {
    const { product } = request;
    const written = sampleDrafts[product.sku];
    if (!written) throw new Error(`The sample has no draft of ${product.sku}`);
    const facts = listFacts(request);
    const draft = readModelReply(toReply(written, facts), {
      parts: textPartsOf(request),
      facts,
      kept: pickParts(product),
    });
    if (!draft) throw new Error(`The sample's draft of ${product.sku} cannot be read`);
    if (!request.parts.includes('images')) return draft;
    const title = draft.title?.content ?? product.title;
    return { ...draft, images: { ...draftImages(request, { title, isEnglish: true }), engine: builtInName } };
  },
};
