// The built-in writer: tidies what the source says and tells its facts; it writes no new sentences. Every sentence of a draft stands in the source.
import type { DraftReason } from '#domain/history/draft-record.ts';
import { checkKeywords } from '#domain/keywords/keyword.ts';
import { forEachTextPart, textParts } from '#domain/parts/parts.ts';
import { countWords } from '#domain/text/pieces.ts';
import { firstOfEach, saysWording } from '#domain/text/words.ts';
import { languageName } from '#domain/voice/languages.ts';
import { openChooser } from '../choose/left-out.ts';
import type { Draft } from '../draft.ts';
import type { Instructions } from '../instructions.ts';
import { describeKeywords, describeUnsupported, list } from '../keywords.ts';
import { instructPart } from '../merge-prompt-rules.ts';
import type { EngineRequest } from '../pipeline.ts';
import type { Language } from '../read/language.ts';
import type { Block } from '../read/lines.ts';
import { publicText, readSource, type Source } from '../read/source.ts';
import { byPrompt, byUnmetWish } from '../reasons.ts';
import type { InstructedPart } from '../target.ts';

import { writeBullets } from './bullets.ts';
import { writeDescription } from './description.ts';
import { orderImages } from './images.ts';
import { writeTitle } from './title.ts';

/** A description keeps so many words when its list becomes bullets; with fewer the list stays where it is. */
const leastProse = 12;
const leastPoints = 2;

/** Whether the list of the description becomes the bullets: where both are written, there are no bullets, and prose is left. */
function sharesList({ bullets, description }: Source, parts: EngineRequest['parts']): boolean {
  const prose = description.filter(({ kind }) => kind === 'prose').flatMap(({ sentences }) => sentences);
  const points = description.filter(({ kind }) => kind === 'item' || kind === 'spec');
  return (
    parts.includes('bullets') &&
    parts.includes('description') &&
    bullets.length === 0 &&
    points.length >= leastPoints &&
    countWords(prose.join(' ')) >= leastProse
  );
}

/** What a prompt asked of a part beyond what it got, and what became of the keywords. */
function describeWishes(asked: Instructions, written: string, said: string): DraftReason[] {
  const unmentioned = asked.mention.filter((word) => !saysWording(written, word));
  const unsaid = unmentioned.filter((word) => !saysWording(said, word));
  const unplaced = unmentioned.filter((word) => !unsaid.includes(word));
  return [
    ...(unsaid.length > 0 ? [byUnmetWish(`Did not mention ${list(unsaid)}: not in the source.`)] : []),
    ...(unplaced.length > 0
      ? [byUnmetWish(`The source mentions ${list(unplaced)}, but it did not fit into this part.`)]
      : []),
  ];
}

/** A voice may ask for another language than the source's: a language model's work. */
function describeLanguage({ voice }: EngineRequest, { code, isSure }: Language): DraftReason[] {
  const wanted = voice?.language ?? null;
  if (wanted === null || (isSure && code === wanted)) return [];
  const text = `The voice asks for ${languageName(wanted)}, which needs a language model. The draft uses the language of the source.`;
  return [byPrompt(null, text)];
}

/** Writes the parts asked for. The same request gives the same draft. Never throws. */
export function writeDraft(request: EngineRequest, language: Language): Draft {
  const { product, parts, limits, guidance, rules } = request;
  const source = readSource(product, request.attributeChoices, language, request.voice?.spelling ?? null);
  const said = publicText(source);
  const keywords = checkKeywords(request.keywords, said);
  const askedOf = (part: InstructedPart) => instructPart(part, guidance, request.prompt);
  const asked = forEachTextPart(askedOf);
  const chooser = openChooser(
    product,
    said,
    rules,
    forEachTextPart((part) => asked[part].avoid),
  );
  const isShared = sharesList(source, parts);
  const isListed = ({ kind }: Block) => kind === 'item' || kind === 'spec';
  const blocks = source.description.filter((block) => !isShared || !isListed(block));
  const points = isShared ? source.description.filter(isListed).flatMap(({ sentences }) => sentences) : [];
  const prose = blocks.flatMap(({ sentences }) => sentences);

  const firstText = textParts.find((part) => parts.includes(part));
  const finish = <Content extends string | string[]>(
    part: InstructedPart,
    { content, reasons }: { content: Content; reasons: DraftReason[] },
  ) => {
    const written = typeof content === 'string' ? content : content.join('\n');
    const all = [
      ...describeLanguage(request, language),
      ...asked[part].reasons,
      ...describeWishes(asked[part], written, said),
      ...(part === firstText ? describeUnsupported(keywords) : []),
      ...describeKeywords(keywords, written),
      ...reasons,
    ];
    return { content, reasons: firstOfEach(all, ({ text }) => text) };
  };

  const bullets = writeBullets(source, { points, prose }, limits.bullets, asked.bullets, chooser);
  // What the channel has no room for as a bullet is told below the description.
  const rest = parts.includes('bullets') ? bullets.unplaced : [];
  const whole = [...blocks, ...rest.map((text): Block => ({ kind: 'item', sentences: [text] }))];
  const told = parts.includes('bullets') ? bullets.content : source.bullets;
  const draft: Draft = {};
  if (parts.includes('title')) draft.title = finish('title', writeTitle(source, limits, asked.title, chooser));
  if (parts.includes('bullets')) draft.bullets = finish('bullets', bullets);
  if (parts.includes('description'))
    draft.description = finish(
      'description',
      writeDescription(source, { blocks: whole, told }, limits.description, asked.description, chooser),
    );
  if (parts.includes('images')) draft.images = orderImages(source.images, limits.images);
  return draft;
}
