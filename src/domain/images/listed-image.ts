// An image as rules check it: the file that goes out, and what is said of it.
import type { ImageFacts } from './image-file.ts';

export type ListedImage = ImageFacts & { alt: string | null };

/** The images of a listing by their address; one that is missing was never fetched. */
export type ListedImages = Readonly<Record<string, ListedImage>>;
