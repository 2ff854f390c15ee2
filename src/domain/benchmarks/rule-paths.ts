// Addresses of what listings are checked by. Apart from the contracts, whose replies take all kinds of rules to read: a screen has another
// thread read them.
export const activeRulesPath = '/api/benchmark-rules/active';
export const waiversPath = '/api/waivers';
