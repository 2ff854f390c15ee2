// The language of a product's texts, by a library. It is kept: English is put together from facts, any other language is only tidied.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { toPlainText } from '#domain/text/plain-text.ts';

/** What is read of a product to tell its language: more tells no more. */
const readLength = 600;
/** With fewer letters a guess is no better than the names of the attributes. */
const leastLetters = 60;

export type Language = {
  /** ISO 639-1, such as `de`; empty where nothing tells it. */
  code: string;
  /** Whether there was enough text to tell it by. */
  isSure: boolean;
};

/** Recognises languages. The library loads its tables with the first use: most of a start's time otherwise. */
export async function openLanguages(): Promise<(product: SourceProduct) => Language> {
  const { eld } = await import('eld/small');
  return ({ title, description, bullets }) => {
    const text = [description.slice(0, 2 * readLength), ...bullets, title].join('\n').slice(0, 2 * readLength);
    const plain = toPlainText(text).slice(0, readLength);
    const letters = plain.match(/\p{L}/gu)?.length ?? 0;
    return { code: eld.detect(plain).language, isSure: letters >= leastLetters };
  };
}
