// Whether a description says enough that the want of bullets is no want of facts.

/** Characters beyond which a description holds facts, though in sentences. */
const much = 500;

/** `description` may hold markup, which counts for nothing. */
export const hasMuchProse = (description: string): boolean =>
  description.length > much &&
  description
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim().length > much;
