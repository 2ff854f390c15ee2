// A language model that sees looks at the pictures of a product: once a picture, as long as the question is the same.
import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { factsOf } from '#domain/images/image-basis.ts';
import type { PictureLook } from '#domain/images/image-look.ts';
import { readLookAnswer } from '#domain/models/look/look-reply.ts';
import { composeLookBasis, composeLookRequest, mostPictures } from '#domain/models/look/look-request.ts';
import { Problem } from '#domain/problem.ts';
import type { DraftOf } from '#domain/writing/draft.ts';
import type { EngineRequest } from '#domain/writing/engine.ts';
import type { Looks } from '#domain/writing/images/use-looks.ts';
import type { ReadPictures } from '#server/media/small-pictures.commands.ts';
import { describeFault, ModelFault } from '../model-fault.ts';
import { askModel } from './ask-for-answer.ts';
import type { CallOptions } from './call-options.ts';
import { findLooks, saveLooks } from './looks.store.ts';
import { findSight } from './sight.ts';

/** `looks` of the pictures that were looked at now or before; `why` says, in sentences, why others were not. Both null where there is no picture. */
type LookReply = { looks: Looks | null; why: string | null };
type Looker = (
  request: EngineRequest,
  draft: DraftOf<'images'>,
  about: { productId: number | null; signal: AbortSignal },
) => Promise<LookReply>;

type Options = CallOptions & { readPictures: ReadPictures };

/** Counts up when pictures are sent in another way. */
const lookVersion = 1;
const notLooked = 'The pictures were not looked at.';

export function createLooker(options: Options): Looker {
  const { settings, db, now } = options;
  const { provider, model, baseUrl } = settings;
  return async (request, draft, { productId, signal }) => {
    const hashes = shownHashes(request, draft);
    if (hashes.length === 0) return { looks: null, why: null };
    const basis = composeLookBasis(request);
    const keyOf = (hash: string) =>
      createHash('sha256')
        .update(canonicalJson([lookVersion, provider, model, baseUrl, basis.instructions, basis.data, hash]))
        .digest('base64url');
    const known = await findLooks(db, hashes.map(keyOf));
    const of = new Map(
      hashes.flatMap((hash) => {
        const look = known.get(keyOf(hash));
        return look ? [[hash, look] as const] : [];
      }),
    );
    const left = hashes.filter((hash) => !of.has(hash));
    const found = left.length === 0 ? { why: null } : await lookAt(left, options, { basis, productId, signal });
    if ('of' in found) {
      await saveLooks(db, new Map([...found.of].map(([hash, look]) => [keyOf(hash), look])), now());
      for (const [hash, look] of found.of) of.set(hash, look);
    }
    return { looks: of.size > 0 ? { by: model, of } : null, why: found.why };
  };
}

/** The files of the first images that are shown, each once. */
function shownHashes({ imageBasis }: EngineRequest, { content }: DraftOf<'images'>): string[] {
  if (!imageBasis) return [];
  const hashes = content.flatMap((url) => factsOf(imageBasis, url).file?.hash ?? []);
  return [...new Set(hashes)].slice(0, mostPictures);
}

type Found = { why: string } | { of: Map<string, PictureLook>; why: string | null };

type LookRequest = { basis: ReturnType<typeof composeLookBasis>; productId: number | null; signal: AbortSignal };

/** One call with all of the pictures. What a model cannot do, or fails at, is a reason: the draft stands without. */
async function lookAt(
  hashes: readonly string[],
  options: Options,
  { basis, productId, signal }: LookRequest,
): Promise<Found> {
  try {
    // Others wait for the same test, even if one leaves.
    const sight = await findSight(options);
    if (!sight.sees) return { why: `${notLooked} ${sight.why}` };
    const read = [...(await options.readPictures(hashes))];
    if (read.length === 0) return { why: `${notLooked} Their files cannot be read.` };
    const request = composeLookRequest(
      basis,
      read.map(([, bytes]) => ({ bytes, type: 'image/jpeg' as const })),
    );
    const looks = await askModel({ ...options, signal }, request, { purpose: 'look', productId }, (written) =>
      readLookAnswer(written, read.length),
    );
    const of = new Map(
      read.flatMap(([hash], at) => {
        const look = looks.get(`P${at + 1}`);
        return look ? [[hash, look] as const] : [];
      }),
    );
    const missing = hashes.length - of.size;
    return {
      of,
      why:
        missing === 0
          ? null
          : `${missing} of ${hashes.length} pictures ${missing === 1 ? 'was' : 'were'} not described.`,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    const problem = error instanceof ModelFault ? describeFault(error, notLooked) : error;
    if (!(problem instanceof Problem)) throw error;
    return {
      why: problem === error ? `${notLooked} ${problem.message.replace(' Nothing was changed.', '')}` : problem.message,
    };
  }
}
