// Content as calls and tables spell it: `title` and `titleStatus` side by side (specification, section 3). The only place that knows.
import * as z from 'zod/mini';
import { type ImageDetail, imageDetailSchema } from '#domain/images/image-detail.ts';
import { partValues } from '#domain/parts/part-values.ts';
import {
  forEachPart,
  type Part,
  type PartContent,
  partNames,
  partTable,
  type Status,
  statusSchema,
} from '#domain/parts/parts.ts';
import { imageAddressWanted, isImageAddress } from '#domain/text/image-address.ts';
import { imageUrl, textLimits } from '#domain/text/text-limits.ts';
import {
  type ContentParts,
  type ImageEntry,
  imageEntrySchema,
  type OptimizedContent,
  type PartRecord,
  partRecordSchema,
  type ReviewedContent,
  sourceRecord,
} from './content.ts';
import { byStatusField, type FlatStatuses, flatStatusesShape, statusField } from './flat-statuses.ts';
import { shownUrls } from './image-entries.ts';

/** The parts in their flat spelling; `parts` holds the record of each. */
type FlatParts = PartContent & FlatStatuses & { parts: Record<Part, PartRecord> };
/** Of content from before there was a part no record of it is stored. */
type StoredParts = Omit<FlatParts, 'parts'> & { parts: Partial<FlatParts['parts']> };
export type FlatContent = FlatParts & Omit<OptimizedContent, 'parts'>;

export function toFlatParts({ parts: states }: Pick<ReviewedContent, 'parts'>): FlatParts {
  return {
    ...forEachPart((part) => states[part].value),
    ...byStatusField((part) => states[part].status),
    parts: forEachPart((part) => states[part].record),
  } as FlatParts;
}

function fromFlatParts(flat: StoredParts): ContentParts {
  return forEachPart((part) => ({
    value: flat[part],
    status: flat[statusField(part)],
    record: flat.parts[part] ?? sourceRecord,
  })) as ContentParts;
}

/** The fields of a table or a reply that are not content: what was read beside the flat parts. */
function restOf<Flat extends StoredParts>(flat: Flat): Omit<Flat, keyof FlatParts> {
  const own = new Set<string>([...partNames, ...partNames.map(statusField), 'parts']);
  return Object.fromEntries(Object.entries(flat).filter(([name]) => !own.has(name))) as Omit<Flat, keyof FlatParts>;
}

export function fromFlat<Flat extends StoredParts>(flat: Flat): Omit<Flat, keyof FlatParts> & { parts: ContentParts } {
  return { ...restOf(flat), parts: fromFlatParts(flat) };
}

type FlatOf<Entry> = Omit<FlatContent, 'imagesWithStatus'> & { imagesWithStatus: Entry[] };
/** Content of which more is said of each image. */
export type ContentWith<Entry> = Omit<OptimizedContent, 'imagesWithStatus'> & { imagesWithStatus: Entry[] };

const flatSchemaOf = <Entry extends ImageEntry>(entry: z.ZodMiniType<Entry>) =>
  z.object({
    id: z.int(),
    productId: z.int(),
    ...forEachPart((part) => (partTable[part].kind === 'text' ? z.string() : z.array(z.string()))),
    ...flatStatusesShape,
    imagesWithStatus: z.array(entry),
    parts: z.object(forEachPart(() => partRecordSchema)),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    approvedBy: z.nullable(z.int()),
    version: z.int(),
  }) as unknown as z.ZodMiniType<FlatOf<Entry>, FlatOf<Entry>>;

/** Content on its way over the wire: flat there, one record a part here. `entry`: what is said of each image. */
export const contentSchemaOf = <Entry extends ImageEntry>(entry: z.ZodMiniType<Entry>) =>
  z.codec(flatSchemaOf(entry), z.custom<ContentWith<Entry>>(), {
    decode: fromFlat,
    encode: (content) => ({ ...content, ...toFlatParts(content) }),
  });

export const contentSchema = contentSchemaOf(imageEntrySchema);

/** Changes of content as a PATCH asks for them: a new value, a status, or both, for some of the parts; of images what is said of each. */
export type PartChanges = { [P in Part]?: { value?: PartContent[P]; status?: Status; details?: ImageDetail[] } };

type FlatPatch = Partial<PartContent & FlatStatuses> & { imageDetails?: ImageDetail[] };

const newImages = partValues.images.check(
  z.refine((urls) => urls.every((url) => isImageAddress(url)), imageAddressWanted),
);

/** Images with what is said of them, those left out among them: in place of the addresses alone. What a model saw of them is not the caller's to say. */
const newImageDetails = z.array(z.extend(z.omit(imageDetailSchema, { look: true }), { url: imageUrl })).check(
  z.maxLength(textLimits.images, `At most ${textLimits.images} images.`),
  z.refine((images) => images.every(({ url }) => isImageAddress(url)), imageAddressWanted),
  z.refine(
    (images) => new Set(images.map(({ url }) => url)).size === images.length,
    'Each image can be in the list only once.',
  ),
);

export const flatPatchShape = {
  ...forEachPart((part) => z.optional(partValues[part] as z.ZodMiniType<string | string[]>)),
  images: z.optional(newImages),
  imageDetails: z.optional(newImageDetails),
  ...byStatusField(() => z.optional(statusSchema)),
} as unknown as { [Field in keyof FlatPatch]-?: z.ZodMiniOptional<z.ZodMiniType<NonNullable<FlatPatch[Field]>>> };

export function toFlatPatch(changes: PartChanges): FlatPatch {
  const details = changes.images?.details;
  const fields: [string, unknown][] = partNames.flatMap((part) => [
    [part, part === 'images' && details ? undefined : changes[part]?.value],
    [statusField(part), changes[part]?.status],
  ]);
  fields.push(['imageDetails', details]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

export function fromFlatPatch(patch: FlatPatch): PartChanges {
  const { imageDetails: details } = patch;
  const given = (part: Part) => (part === 'images' && details ? shownUrls(details) : patch[part]);
  const changed = partNames.filter((part) => given(part) !== undefined || patch[statusField(part)] !== undefined);
  return Object.fromEntries(
    changed.map((part) => [
      part,
      {
        value: given(part),
        status: patch[statusField(part)],
        ...(part === 'images' && details ? { details } : {}),
      },
    ]),
  ) as PartChanges;
}
