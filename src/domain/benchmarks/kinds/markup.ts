// How markup is found in a text. `a < b` and `<3` are none.

export const tagPattern = /<\/?([a-z][a-z\d-]*)(?:\s[^<>]*)?\/?>/gi;
export const entityPattern = /&(?:[a-z]{2,12}|#\d{1,7}|#x[\da-f]{1,6});/gi;
