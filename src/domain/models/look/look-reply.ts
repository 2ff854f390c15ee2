// What a model that sees answers of pictures, and how it is read: strict in the schema the model gets, lenient where its answer is read.
import * as z from 'zod/mini';
import { mostLook, type PictureLook, pictureLookSchema } from '#domain/images/image-look.ts';
import { toOneLine } from '#domain/text/plain-text.ts';

const said = z.catch(z.string(), '');
const answerSchema = z.object({
  picture: z.string(),
  shows: said,
  colors: z.catch(z.array(z.string()), []),
  letters: said,
  agrees: z.catch(pictureLookSchema.shape.agrees, 'unsure'),
  says: said,
  instead: said,
  alt: said,
});
/** A picture that cannot be read of leaves the others. */
const replySchema = z.object({ pictures: z.array(z.catch(z.nullable(answerSchema), null)) });

/** JSON Schema of the answer, as providers are sent it. */
export const lookSchema = z.toJSONSchema(
  z.object({
    pictures: z.array(
      z.object({
        picture: z.string(),
        shows: z.string(),
        colors: z.array(z.string()),
        letters: z.string(),
        agrees: pictureLookSchema.shape.agrees,
        says: z.string(),
        instead: z.string(),
        alt: z.string(),
      }),
    ),
  }),
);

const clip = (text: string, most: number): string =>
  toOneLine(text)
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '');

/** The looks in an answer by the ids `P1`, `P2` ... of the pictures, the first of each; undefined where it is no answer about any of them. */
export function readLookAnswer(written: string, pictures: number): Map<string, PictureLook> | undefined {
  const reply = readReply(written);
  const found = new Map<string, PictureLook>();
  for (const given of reply?.pictures ?? []) {
    const id = given?.picture.trim() ?? '';
    const number = Number(/^P([1-9]\d?)$/.exec(id)?.[1] ?? 0);
    if (!given || number < 1 || number > pictures || found.has(id)) continue;
    const shows = clip(given.shows, mostLook.shows);
    // Who says nothing of it did not look.
    if (shows === '') continue;
    found.set(id, {
      shows,
      colors: given.colors.slice(0, mostLook.colors).flatMap((color) => clip(color, mostLook.color) || []),
      letters: clip(given.letters, mostLook.letters),
      agrees: given.agrees,
      says: clip(given.says, mostLook.words),
      instead: clip(given.instead, mostLook.words),
      // A text that was cut is no text.
      alt: toOneLine(given.alt).length > mostLook.alt ? '' : toOneLine(given.alt),
    });
  }
  return found.size > 0 ? found : undefined;
}

function readReply(written: string): z.infer<typeof replySchema> | undefined {
  const [json] = /\{[\s\S]*\}/.exec(written) ?? [];
  if (json === undefined) return undefined;
  try {
    return replySchema.safeParse(JSON.parse(json)).data;
  } catch {
    // No JSON: asked again, like any other answer that cannot be read.
    return undefined;
  }
}
