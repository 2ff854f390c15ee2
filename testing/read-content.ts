// The content of a product as the calls that write it answer it: without what is known of its images.
import * as z from 'zod/mini';
import { contentSchema, type FlatContent } from '#domain/review/flat-content.ts';
import type { TestApp } from './start-test-app.ts';

export async function readContent(app: TestApp, id: number): Promise<FlatContent | null> {
  const { body } = await app.call('GET', `/api/products/${id}/optimized-content`);
  return body === null ? null : z.encode(contentSchema, z.decode(contentSchema, body as FlatContent));
}
