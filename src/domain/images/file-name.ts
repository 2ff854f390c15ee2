// The name of the file an address leads to, and whether a text is nothing else.
import { cutAt, foldText } from '#domain/text/words.ts';

/** The last step of an address, without what follows a `?` or `#`; empty where the address ends in a slash. */
export const fileName = (address: string): string => cutAt(address, /[?#]/).split('/').at(-1) ?? '';

/** Longest name that is shown whole. */
const shownCharacters = 40;

/** A file's name as people are shown it: the end of a long one, which distinguishes the files of a shop. */
export function shortName(address: string): string {
  const name = [...(fileName(address) || address)];
  return name.length > shownCharacters ? `…${name.slice(1 - shownCharacters).join('')}` : name.join('');
}

const ending = /\.[a-z\d]{2,5}$/i;

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A name with an unencoded % is used as it is.
    return name;
  }
}

const wordsOf = (name: string): string => (foldText(name.replace(ending, '')).match(/[\p{L}\d]+/gu) ?? []).join(' ');

/** Whether a text is nothing but the name of its file, with or without its ending: no description of anything. */
export const isFileName = (text: string, address: string): boolean =>
  wordsOf(text) === wordsOf(decode(fileName(address)));
