// What the address of this screen carries beside what the router adds.

export const reviewSearchShape = {};
