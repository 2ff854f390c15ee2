// Reads a list or record written in a cell: JSON, Ruby (`"a"=>"b"`, nil) or Python ('a', None, True).

/** A value found in a cell or an item of a JSON file. */
export type Literal = string | number | boolean | null | Literal[] | LiteralRecord;
export type LiteralRecord = { [key: string]: Literal };

export const isRecord = (value: Literal | undefined): value is LiteralRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const maxDepth = 100;

/** A whole number with more digits than a number keeps; ids have them. */
const longNumber = /[:[,]\s*-?\d{16,}\s*[,\]}]/;
const whole = /^-?\d+$/;

/** Called with the text of each number, where the engine gives it. */
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  return typeof value === 'number' && !Number.isSafeInteger(value) && source && whole.test(source) ? source : value;
}

/** The value of a JSON text; whole numbers that a number would round are texts. Throws a `SyntaxError`. */
export function parseJson(text: string): Literal {
  return JSON.parse(text, longNumber.test(text) ? keepDigits : undefined) as Literal;
}

function readTolerant(text: string): Literal | undefined {
  let at = 0;
  const skip = () => {
    while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  };
  const readQuoted = (quote: string): string | undefined => {
    let value = '';
    for (at += 1; at < text.length; at += 1) {
      const sign = text.charAt(at);
      if (sign === quote) {
        at += 1;
        return value;
      }
      if (sign === '\\' && at + 1 < text.length) {
        at += 1;
        const escaped = text.charAt(at);
        value += escaped === 'n' ? '\n' : escaped === 't' ? '\t' : escaped;
      } else value += sign;
    }
    return undefined;
  };
  const readWord = (): Literal | undefined => {
    const word = /^[^\s,\]}=:]+/.exec(text.slice(at, at + 100))?.[0];
    if (!word) return undefined;
    at += word.length;
    if (/^(?:nil|null|None|nan|NaN)$/.test(word)) return null;
    if (/^(?:true|True)$/.test(word)) return true;
    if (/^(?:false|False)$/.test(word)) return false;
    const number = Number(word);
    if (whole.test(word) && !Number.isSafeInteger(number)) return word;
    return Number.isFinite(number) ? number : undefined;
  };
  const read = (depth: number): Literal | undefined => {
    skip();
    if (depth > maxDepth) return undefined;
    const sign = text.charAt(at);
    if (sign === '"' || sign === "'") return readQuoted(sign);
    if (sign !== '[' && sign !== '{') return readWord();
    const isList = sign === '[';
    const list: Literal[] = [];
    const record: [string, Literal][] = [];
    at += 1;
    for (;;) {
      skip();
      if (text.charAt(at) === (isList ? ']' : '}')) {
        at += 1;
        return isList ? list : Object.fromEntries(record);
      }
      const value = read(depth + 1);
      if (value === undefined) return undefined;
      if (isList) list.push(value);
      else {
        skip();
        if (text.startsWith('=>', at)) at += 2;
        else if (text.charAt(at) === ':') at += 1;
        else return undefined;
        const second = read(depth + 1);
        if (second === undefined) return undefined;
        record.push([String(value), second]);
      }
      skip();
      if (text.charAt(at) === ',') at += 1;
      else if (text.charAt(at) !== (isList ? ']' : '}')) return undefined;
    }
  };
  const value = read(0);
  skip();
  return at === text.length ? value : undefined;
}

/** The list or record a cell holds; undefined when it is ordinary text (a text such as `[Design] cotton` is). */
export function readLiteral(cell: string): Literal[] | LiteralRecord | undefined {
  const text = cell.trim();
  const first = text.charAt(0);
  const last = text.charAt(text.length - 1);
  if (!((first === '[' && last === ']') || (first === '{' && last === '}'))) return undefined;
  let value: Literal | undefined;
  try {
    value = parseJson(text);
  } catch {
    value = readTolerant(text);
  }
  return typeof value === 'object' && value !== null ? value : undefined;
}

/** The text of a plain value; empty for null and for lists and records. */
export function literalText(value: Literal | undefined): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

const textKeys = ['content', 'text', 'value', 'name', 'en'] as const;

/** The text of a cell that may hold it as a record (`structured_title`, a brand with its name) or as a list of paragraphs. */
export function plainCell(cell: string): string {
  const literal = readLiteral(cell);
  if (literal === undefined) return cell;
  if (Array.isArray(literal))
    return literal
      .map(literalText)
      .filter((text) => text !== '')
      .join('\n\n');
  for (const key of textKeys)
    if (Object.hasOwn(literal, key) && literalText(literal[key]) !== '') return literalText(literal[key]);
  return '';
}
