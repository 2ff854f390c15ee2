// Takes signs out of a source's text that lost their other half: the mark of a footnote, a bracket another sentence closes.

/** Text without the asterisks that point to a footnote, and without the footnotes at its end. */
export function dropFootnotes(text: string): string {
  if (!text.includes('*')) return text;
  return text
    .replace(/(?<=[\p{L}\d.)!?,”"'’]\s?)\*+\s?\*+(?=\p{Lu})/gu, ' *')
    .replace(/(?<=[.!?)*”"])\s+\*+\s?(?=\p{Lu}).*$/su, '')
    .replace(/(?<!\s\p{Lu})(?<=[\p{L}.)!?,%”"'’]|\d(?=\*(?:\s|$|[.,;!?])))\*+(?=\s|$|[.,;:!?)])/gu, '')
    .replace(/(?<=[.!?])\.(?=\s|$)/g, '');
}

const pairs = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
] as const;

/** A sentence without the bracket or quote at its edge whose other half stands in another sentence. */
export function dropLoneBrackets(sentence: string): string {
  if (!/[()[\]“”"]/.test(sentence)) return sentence;
  let text = sentence;
  const [, body = '', end = ''] = /^(.*?)([.!?,]*)$/su.exec(text) ?? [];
  for (const [open, close] of pairs) {
    // A closing quote after a digit stands for inches; `a)` and `1.)` number a list.
    const bare = (close === '”' ? body.replace(/\d”/g, '') : body).replace(/^(?:\p{L}|\d{1,2})\.?\)/u, '');
    const balance = bare.split(open).length - bare.split(close).length;
    if (balance === 1 && text.startsWith(open)) text = text.slice(1);
    if (balance === -1 && bare.endsWith(close)) text = body.slice(0, -1) + end;
  }
  const quotes = text.replace(/\d"/g, '').split('"').length - 1;
  return quotes === 1 ? text.replace(/^"(?=\p{L})|(?<=\p{L}[.!?,]?)"(?=[.!?,]?$)/gu, '') : text;
}
