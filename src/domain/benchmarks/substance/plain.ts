// A text without markup, as measures read it; what people read is made by `text/plain-text.ts`.
const markup = /<[^<>]{1,300}>|&(?:[a-z]{2,12}|#\d{1,7});/gi;

export const plain = (text: string): string =>
  text.includes('<') || text.includes('&') ? text.replace(markup, ' ') : text;
