// The key a choice about an attribute is kept under. Apart from the table of known names, which the browser need not load.
import { foldText } from '#domain/text/words.ts';

/** The key of an attribute's name, under which a choice is kept: `pa_Frame-Color ` is `frame color`. */
export const attributeKey = (name: string): string =>
  foldText(name.replace(/^(?:pa|attribute|attr)[_:]\s*/i, '').replace(/[_\s-]+/g, ' ')).replace(/\s*:$/, '');
