// The image editor of one product.
import type { Product } from '#domain/catalogue/product.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import type { Person } from '#domain/session/person.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import type { KnownImages } from '../images.queries.ts';

export type ImageEditorProps = {
  product: Product;
  confirmed: OptimizedContent | null;
  me: Person;
  known: KnownImages;
};

export function ImageEditor({ product }: ImageEditorProps) {
  return <PageHead title="Edit Product Images" hint={product.title} />;
}
