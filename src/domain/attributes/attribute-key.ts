// The uses of attributes, and the key a choice is kept under. Apart from the table of known names, which the browser need not load.
import { foldText } from '#domain/text/words.ts';

/** `title`: in titles too. `told`: in bullets and descriptions. `hidden`: nowhere, and it is sent to no provider. */
export const attributeUses = ['title', 'told', 'hidden'] as const;
export type AttributeUse = (typeof attributeUses)[number];

/** The key of an attribute's name, under which a choice is kept: `pa_Frame-Color ` is `frame color`. */
export const attributeKey = (name: string): string =>
  foldText(name.replace(/^(?:pa|attribute|attr)[_:]\s*/i, '').replace(/[_\s-]+/g, ' ')).replace(/\s*:$/, '');
