// Stones a jeweller sets: a piece is made with them, never of them.
const gems =
  /^(?:\p{L}+ )?(?:agates?|quartz|amethysts?|onyx|opals?|pearls?|turquoise|jade|topaz|crystals?|garnets?|moonstones?|labradorite|zirconia|diamonds?|rub(?:y|ies)|sapphires?|emeralds?|obsidian|jasper|rhinestones?|gemstones?|stones?)$/iu;

/** Whether a value, with one word before it at most, is such a stone: `Blue topaz`. */
export const isGem = (value: string): boolean => gems.test(value);
