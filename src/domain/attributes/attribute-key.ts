// The key a choice about an attribute is kept under. Apart from the table of known names, which the browser need not load.
import { foldText, joinSpaces } from '#domain/text/words.ts';

/** An attribute's name without the marks of shops and machines: `pa_Frame-Color` is `Frame Color`. */
export const plainName = (name: string): string =>
  joinSpaces(name.replace(/^(?:pa|attribute|attr)[_:]\s*/i, '').replace(/[_\s-]+/g, ' '))
    .trim()
    .replace(/\s*:$/, '');

/** The key of an attribute's name, under which a choice is kept: `pa_Frame-Color ` is `frame color`. */
export const attributeKey = (name: string): string => foldText(plainName(name));
