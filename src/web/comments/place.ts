// One part of one product: where comments are.
import type { Part } from '#domain/parts/parts.ts';

export type Place = { productId: number; part: Part };
