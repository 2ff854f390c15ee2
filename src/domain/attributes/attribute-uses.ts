// What may be done with an attribute. Apart from keys and names, which need more code than an address or a select.

/** `title`: in titles too. The second one: only in bullets and descriptions. `hidden`: nowhere, and never sent to a provider. */
export const attributeUses = ['title', 'told', 'hidden'] as const;
export type AttributeUse = (typeof attributeUses)[number];
