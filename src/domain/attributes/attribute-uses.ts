// What may be done with an attribute. Apart from keys and names, which need more code than an address or a select.

/** `title`: in titles too. `told`: in bullets and descriptions. `hidden`: nowhere, and it is sent to no provider. */
export const attributeUses = ['title', 'told', 'hidden'] as const;
export type AttributeUse = (typeof attributeUses)[number];
