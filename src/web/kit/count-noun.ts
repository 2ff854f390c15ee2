// Numbers of things in words.
import { formatNumber } from './format.ts';

/** `1 product`, `1,204 products`. */
export function countNoun(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
