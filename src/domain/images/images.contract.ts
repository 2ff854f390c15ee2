// Calls of images: what is known of those of a product, files people add, and renditions on trial.
import * as z from 'zod/mini';
import { type ContractReply, defineContract } from '#domain/contract.ts';
import { idParamOf } from '#domain/stored.ts';
import { renditionSchema } from './image-detail.ts';
import { boxSchema, imageFileSchema, imageProblemSchema } from './image-file.ts';
import { photoWishes } from './plan-rendition.ts';

/** Widths in pixels that a smaller copy of a served file can have; none is scaled up. */
export const copyWidths = [160, 480, 1_200] as const;
export type CopyWidth = (typeof copyWidths)[number];

export const imageViewSchema = z.object({
  url: z.string(),
  /** Where the file is served from, signed and for good; `?w=480` gives a smaller copy. Null without a file. */
  served: z.nullable(z.string()),
  /** Null before it was fetched, and where there is none. */
  file: z.nullable(imageFileSchema),
  /** Why there is no file; null before it was fetched. */
  problem: z.nullable(imageProblemSchema),
  checkedAt: z.nullable(z.iso.datetime()),
  /** Other products that were measured with the same picture, and the first of them. */
  sharedWith: z.object({ products: z.int(), first: z.array(z.object({ id: z.int(), title: z.string() })) }),
});
export type ImageView = z.infer<typeof imageViewSchema>;

const productParam = idParamOf('Invalid product ID');

export const getImages = defineContract({
  method: 'GET',
  path: '/api/products/:id/images',
  tag: 'images',
  summary:
    'What is known of the images of a product, of its source and of its content, each address once. Fetches nothing',
  params: productParam,
  reply: z.object({
    images: z.array(imageViewSchema),
    /** Of the renditions that its content has chosen: where each is served from, and its file, by hash. */
    renditions: z.record(z.string(), z.object({ served: z.string(), file: imageFileSchema })),
  }),
});

export const uploadMedia = defineContract({
  method: 'POST',
  access: 'write',
  scoped: 'any',
  path: '/api/media',
  tag: 'images',
  summary:
    'Stores a picture (field `file`, up to 50 MB) and measures it. `url` can then be an image of a product. What cannot be measured is refused',
  consumes: 'multipart/form-data',
  reply: z.object({ url: z.string(), file: imageFileSchema }),
  status: 201,
});

const copyWidth = z.optional(
  z.pipe(
    z.enum(copyWidths.map(String) as [`${CopyWidth}`, ...`${CopyWidth}`[]]),
    z.transform((width): CopyWidth => Number(width) as CopyWidth),
  ),
);

export const getMedia = defineContract({
  method: 'GET',
  path: '/media/:name',
  tag: 'images',
  // The page of a sign-off shows pictures to people without an account, and `MEDIA_PUBLIC_URL` gives them to shops.
  access: 'anyone',
  summary:
    'A stored file, or a smaller copy of it as WebP. Addresses are signed, and need nothing else: those that replies name are served',
  params: z.object({ name: z.string() }),
  query: z.object({ w: copyWidth }),
  produces: 'image/*',
});

export const getShown = defineContract({
  method: 'GET',
  path: '/media/shown',
  tag: 'images',
  summary: 'Leads to the stored file of the image at a URL; 404 where none was measured. Fetches nothing',
  query: z.object({ url: z.string().check(z.minLength(1), z.maxLength(4_096)), w: copyWidth }),
  produces: 'image/*',
});

export const makeRendition = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/products/:id/images/rendition',
  tag: 'images',
  summary:
    'Makes a rendition of an image for the channel of the product, or cropped as asked, and measures it; or says why none is made. Chooses nothing',
  params: productParam,
  body: z.strictObject({
    url: z.string().check(z.minLength(1), z.maxLength(4_096)),
    crop: z.optional(boxSchema),
    /** Whether it is to be the first image, of which channels ask more; without, as the content has it. */
    isHero: z.optional(z.boolean()),
  }),
  reply: z.union([
    z.object({ rendition: renditionSchema, served: z.string(), file: imageFileSchema }),
    z.object({
      rendition: z.null(),
      /** Why there is none, in a sentence. */
      reason: z.string(),
      /** Where only another photo helps: what it would have to be. Null also where nothing is wrong. */
      photo: z.nullable(z.enum(photoWishes)),
    }),
  ]),
});
export type RenditionReply = ContractReply<typeof makeRendition>;
export type MadeRendition = Extract<RenditionReply, { file: unknown }>;
