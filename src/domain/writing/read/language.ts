// The language of a product's texts, by a library. It is kept: English is put together from facts, any other language is only tidied.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { toPlainText } from '#domain/text/plain-text.ts';

/** What is read of a product to detect its language: more text does not help. */
const readLength = 600;
/** With fewer letters a guess is no better than the names of the attributes. */
const leastLetters = 60;

export type Language = {
  /** ISO 639-1, such as `de`; empty if nothing shows it. */
  code: string;
  /** Whether there was enough text to be sure. */
  isSure: boolean;
};

/** Recognizes the language of a plain text. The library loads its tables with the first use. */
export async function openDetector(): Promise<(text: string) => Language> {
  const { eld } = await import('eld/small');
  return (text) => {
    const read = text.slice(0, readLength);
    const letters = read.match(/\p{L}/gu)?.length ?? 0;
    return { code: eld.detect(read).language, isSure: letters >= leastLetters };
  };
}

/** Recognises languages. The library loads its tables with the first use: most of a start's time otherwise. */
export async function openLanguages(): Promise<(product: SourceProduct) => Language> {
  const detect = await openDetector();
  return ({ title, description, bullets }) => {
    const text = [description.slice(0, 2 * readLength), ...bullets, title].join('\n').slice(0, 2 * readLength);
    return detect(toPlainText(text));
  };
}
