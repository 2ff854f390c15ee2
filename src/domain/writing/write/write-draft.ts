// The built-in writer: tidies what the source says and uses its facts; it writes no new sentences. Every sentence of a draft stands in the source.
import { findAddable } from '#domain/benchmarks/fixes/addable-facts.ts';
import { openFindLost } from '#domain/benchmarks/fixes/find-lost.ts';
import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { checkKeywords } from '#domain/keywords/keyword.ts';
import { isEmptyValue, type PartContent, pickParts, type TextPart, textParts } from '#domain/parts/parts.ts';
import { localeName } from '#domain/text/locale.ts';
import { countWords } from '#domain/text/pieces.ts';
import { quoteFirst } from '#domain/text/quote.ts';
import { splitSentences } from '#domain/text/sentences.ts';
import { bareText, firstOfEach } from '#domain/text/words.ts';
import { hasWay } from '#domain/wishes/ask.ts';
import { type Chooser, openChooser } from '../choose/left-out.ts';
import type { Draft, DraftOf, Obstacle } from '../draft.ts';
import type { EngineRequest } from '../engine.ts';
import { followWish } from '../follow/follow-wish.ts';
import { draftImages } from '../images/draft-images.ts';
import { describeKeywords, describeUnsupported } from '../keywords.ts';
import { instructPart } from '../merge-prompt-rules.ts';
import type { Language } from '../read/language.ts';
import type { Block } from '../read/lines.ts';
import { publicText, readSource, type Source } from '../read/source.ts';
import { byPrompt } from '../reasons.ts';
import { rejectionOrigin } from '../rejections.ts';
import { writeBullets } from './bullets.ts';
import { writeDescription } from './description.ts';
import { writeTitle } from './title.ts';

/** A description keeps so many words when its list becomes bullets; with fewer the list stays where it is. */
const leastProse = 12;
const leastPoints = 2;

const isPoint = ({ kind }: Block): boolean => kind === 'item' || kind === 'spec';

/** The points of a description that say what they say alone; those below a heading that says something stay with it. */
function findPoints(description: readonly Block[]): Block[] {
  let isLed = false;
  return description.filter((block) => {
    isLed = block.kind === 'heading' || (isLed && isPoint(block));
    return isPoint(block) && !isLed;
  });
}

/** Whether the list of the description becomes the bullets: where both are written, there are no bullets, and prose is left. */
function sharesList({ bullets, description }: Source, parts: EngineRequest['parts']): boolean {
  const prose = description.filter(({ kind }) => kind === 'prose').flatMap(({ sentences }) => sentences);
  const points = findPoints(description);
  return (
    parts.includes('bullets') &&
    parts.includes('description') &&
    bullets.length === 0 &&
    points.length >= leastPoints &&
    countWords(prose.join(' ')) >= leastProse
  );
}

/** A voice may ask for another language than the source's: a language model's work. */
function describeLanguage({ voice }: EngineRequest, { code, isSure }: Language): DraftReason[] {
  const wanted = voice?.language ?? null;
  if (wanted === null || (isSure && code === wanted)) return [];
  const text = `The voice asks for ${localeName(wanted)}, which needs a language model. The draft uses the language of the source.`;
  return [byPrompt(null, text)];
}

/** Writes the parts asked for. The same request gives the same draft. Never throws. */
export function writeDraft(request: EngineRequest, language: Language): Draft {
  const { product, parts, rules, present } = request;
  const source = readSource(product, request.attributeChoices, language, request.voice?.spelling ?? null);
  const said = publicText(source);
  const keywords = checkKeywords(request.keywords, said);
  const chooser = openChooser(product, said, rules);
  const content = { ...pickParts(product), ...present };
  // A text on the screen is the base of what is wished for; where there is none yet, one is written.
  const isOpen = (part: TextPart) => present === undefined || isEmptyValue(content[part]);
  const open = parts.filter((part) => part === 'images' || isOpen(part));
  const written = open.length === 0 ? {} : writeParts({ ...request, parts: open }, source, chooser);
  for (const part of textParts) if (written[part]) Object.assign(content, { [part]: written[part].content });

  const draft: Draft = {};
  // Said once of a product.
  const firstText = textParts.find((part) => parts.includes(part));
  for (const part of textParts.filter((each) => parts.includes(each))) {
    const base = written[part] ?? { content: content[part], reasons: [] };
    const followed = followPart(part, base.content, {
      request,
      source,
      content,
      refuse: (text) => chooser.refuse(part, text)?.text ?? null,
    });
    const text = [followed.content].flat().join('\n');
    const reasons = [
      ...describeLanguage(request, language),
      ...followed.reasons,
      ...(part === firstText ? describeUnsupported(keywords) : []),
      ...describeKeywords(keywords, text),
      ...base.reasons,
    ];
    const { content: value, obstacles } = followed;
    const described = firstOfEach(reasons, (reason) => reason.text);
    Object.assign(draft, {
      [part]: { content: value, reasons: described, ...(obstacles.length > 0 ? { obstacles } : {}) },
    });
  }
  if (parts.includes('images')) {
    const { content: title } = draft.title ?? { content: content.title };
    draft.images = draftImages(request, { title, isEnglish: source.isEnglish });
  }
  return draft;
}

const endsSentence = /[.!?…]["'”’)\]]*$/u;

/** Bullets that the channel has no room for, below the description: whole sentences as a paragraph, points as a list of their own. */
function readUnplaced(bullets: readonly string[]): Block[] {
  if (bullets.length === 0) return [];
  if (bullets.every((bullet) => endsSentence.test(bullet))) return [{ kind: 'prose', sentences: bullets }];
  return bullets.map((bullet, at) => ({ kind: 'item', sentences: [bullet], ...(at === 0 ? { isApart: true } : {}) }));
}

/** What the source has for the texts asked for: a fact that one of them takes is none for another. */
type PartInput = {
  request: EngineRequest;
  source: Source;
  chooser: Chooser;
  bullets: ReturnType<typeof writeBullets>;
  /** Of the description: what it is made of, what the bullets say, and those of them that are the source's. */
  prose: { blocks: readonly Block[]; bullets: readonly string[]; own: readonly string[] };
};

const writers: { [P in TextPart]: (given: PartInput) => DraftOf<P> } = {
  title: ({ request, source, chooser }) => writeTitle(source, withRoom(request.limits, request), chooser),
  bullets: ({ bullets }) => bullets,
  description: ({ request, source, chooser, prose }) =>
    writeDescription(source, prose, request.limits.description, chooser),
};

/** The texts asked for, chosen from the source. */
function writeParts(request: EngineRequest, source: Source, chooser: Chooser): Pick<Draft, TextPart> {
  const { parts, limits } = request;
  const isShared = sharesList(source, parts);
  const listed = isShared ? findPoints(source.description) : [];
  const points = listed.filter(({ mayHead }) => !mayHead).flatMap(({ sentences }) => sentences);
  const prose = source.description.filter((block) => !listed.includes(block)).flatMap(({ sentences }) => sentences);
  const bullets = writeBullets(source, { points, prose }, limits.bullets, chooser);
  // A list moves as a whole: what the channel has no room for would be left behind without its head.
  const isMoved = points.length === listed.length && points.every((point) => bullets.content.includes(point));
  const blocks = isMoved ? source.description.filter((block) => !listed.includes(block)) : source.description;
  const known = new Set(blocks.flatMap(({ sentences }) => sentences.map(bareText)));
  const unmentioned = bullets.unplaced.filter(
    (text) => !splitSentences(text).every((each) => known.has(bareText(each))),
  );
  const whole = [...blocks, ...(parts.includes('bullets') && !isShared ? readUnplaced(unmentioned) : [])];
  const bulletTexts = !parts.includes('bullets') ? source.bullets : isMoved ? bullets.content : [];
  const own = source.bullets.filter((bullet) => bulletTexts.includes(bullet));
  const given = { request, source, chooser, bullets, prose: { blocks: whole, bullets: bulletTexts, own } };
  const drafts: Pick<Draft, TextPart> = {};
  for (const part of textParts) if (parts.includes(part)) Object.assign(drafts, { [part]: writers[part](given) });
  return drafts;
}

/** A title gets nothing added beyond what a prompt allows: what is not there need not be left out again. */
function withRoom(limits: ChannelLimits, request: EngineRequest): ChannelLimits {
  const room = instructPart('title', request).clauses.flatMap(({ asks }) =>
    asks.flatMap((ask) => {
      if (ask.about === 'length' && ask.want === 'shorter') return [0];
      return ask.about === 'measure' && ask.unit === 'characters' && ask.max !== null ? [ask.max] : [];
    }),
  );
  return { ...limits, title: { ...limits.title, aim: Math.min(limits.title.aim, ...room) } };
}

type Following = {
  request: EngineRequest;
  source: Source;
  content: PartContent;
  refuse: (text: string) => string | null;
};

/** Follows the prompts in one text: those of the library where it is written from the source, else the wishes for the text on the screen. */
function followPart(
  part: TextPart,
  base: string | string[],
  { request, source, content, refuse }: Following,
): { content: string | string[]; reasons: DraftReason[]; obstacles: Obstacle[] } {
  const { product, attributeChoices: choices, limits } = request;
  const { clauses } = instructPart(part, request);
  const asks = clauses
    .filter(({ origin }) => origin === null || origin === rejectionOrigin || !request.present)
    .flatMap((clause) => clause.asks.filter(hasWay));
  if (asks.length === 0) return { content: base, reasons: [], obstacles: [] };
  const basis = {
    part,
    content,
    product,
    choices,
    source,
    facts: source.isEnglish
      ? findAddable(content, product, choices, true)
      : source.facts.filter((fact) => !source.isDisputed(fact)),
    limits,
    refuse,
    findLost: openFindLost(part, product, content, { holdsNames: false }),
  };
  const { text, leftOut, added, problems } = followWish(base, asks, basis);
  const reasons = [
    ...(leftOut.length > 0 ? [byPrompt(null, `Left out ${quoteFirst(leftOut)} to follow the prompt.`)] : []),
    ...(added.length > 0 ? [byPrompt(null, `Added ${quoteFirst(added)} from the source to follow the prompt.`)] : []),
  ];
  return { content: text as string | string[], reasons, obstacles: problems };
}
