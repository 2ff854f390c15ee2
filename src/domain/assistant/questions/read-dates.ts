// Reads "this week", "since May", "before 3 October 2025", "in the last 30 days" as a span. Days are those of UTC, weeks begin on Monday.
import { monthNames, readNumber, weekdays } from './vocabulary.ts';

type Span = { from: Date; until: Date };

const monthPattern = `(?:${monthNames.map((name) => (name.length > 4 ? `${name}|${name.slice(0, 3)}` : name)).join('|')}|sept)`;
const toMonth = (word: string) => monthNames.findIndex((name) => name.startsWith(word.slice(0, 3)));

const many = '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a|couple of|few)';
const point = [
  `\\d{4} \\d{1,2} \\d{1,2}`,
  `\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${monthPattern}(?: \\d{4})?`,
  `${monthPattern} \\d{1,2}(?:st|nd|rd|th)?(?: \\d{4})?`,
  `(?:last |this )?${monthPattern}(?: \\d{4})?`,
  `(?:last |this )?(?:${weekdays.join('|')})`,
  'today|yesterday',
  'q[1-4](?: \\d{4})?',
  '(?:the )?(?:start|beginning) of (?:the |this )?(?:week|month|quarter|year)',
  '(?:this|last|previous|current) (?:week|month|quarter|year)',
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|a) (?:day|week|month|year)s? ago',
  '(?:19|20)\\d{2}',
].join('|');
const phrases = [
  new RegExp(`^(between|from) (${point}) (?:and|to|until|till|through) (${point})(?!\\S)`),
  new RegExp(
    `^(?:(?:in|within|over|during|for) )?(?:the )?(?:(?:last|past|previous) ${many}|past|(?<=^(?:within|over|during) the )last) (hours?|days?|weeks?|months?|years?)(?!\\S)`,
  ),
  new RegExp(
    `^(since|after|before|until|till|prior to|as of|starting|up to|earlier than|later than|from(?= (?:${point}) onwards?)) (${point})(?: onwards?)?(?!\\S)`,
  ),
  new RegExp(`^(?:(?:in|on|during|of|from|for) )?(?:the )?(${point})(?!\\S)`),
] as const;
const longest = 12;

/** The span that begins at a word, and how many words it takes; null without one, no span for a date that is none. */
export function readSpan(
  words: readonly string[],
  at: number,
  now: Date,
): { span: Partial<Span> | null; size: number } | null {
  const text = words.slice(at, at + longest).join(' ');
  for (const [kind, phrase] of phrases.entries()) {
    const match = phrase.exec(text);
    if (!match) continue;
    const span = toSpan(kind, match, now);
    const isSound = span && !(span.from && span.until && span.from >= span.until) && !(span.from && span.from > now);
    return { span: isSound ? span : null, size: match[0].split(' ').length };
  }
  return null;
}

function toSpan(kind: number, match: RegExpExecArray, now: Date): Partial<Span> | null {
  if (kind === 0) {
    const from = readPoint(match[2] ?? '', now);
    const until = readPoint(match[3] ?? '', now);
    return from && until ? { from: from.from, until: until.until } : null;
  }
  if (kind === 1)
    return /couple|few/.test(match[1] ?? '') ? null : { from: back(now, match[1] ?? 'one', match[2] ?? '') };
  const span = readPoint(match[kind === 2 ? 2 : 1] ?? '', now);
  if (!span || kind === 3) return span;
  const [, how = ''] = match;
  if (/before|prior|earlier/.test(how)) return { until: span.from };
  if (/until|till|up to/.test(how)) return { until: span.until };
  return { from: /after|later/.test(how) ? span.until : span.from };
}

const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month, date));
function back(now: Date, count: string, unit: string): Date {
  const many = readNumber(count) ?? 1;
  const hours = unit.startsWith('hour') ? many : unit.startsWith('day') ? many * 24 : many * 24 * 7;
  if (/^(?:hour|day|week)/.test(unit)) return new Date(now.getTime() - hours * 3_600_000);
  const at = new Date(now);
  const months = unit.startsWith('month') ? many : many * 12;
  at.setUTCMonth(at.getUTCMonth() - months);
  // The 31st of a month that has none is its last day.
  if (at.getUTCDate() !== now.getUTCDate()) at.setUTCDate(0);
  return at;
}

function unitSpan(unit: string, before: number, now: Date): Span {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  const date = now.getUTCDate();
  if (unit === 'day') return { from: day(year, month, date - before), until: day(year, month, date - before + 1) };
  if (unit === 'week') {
    const monday = date - ((now.getUTCDay() + 6) % 7) - 7 * before;
    return { from: day(year, month, monday), until: day(year, month, monday + 7) };
  }
  if (unit === 'month') return { from: day(year, month - before, 1), until: day(year, month - before + 1, 1) };
  const quarter = Math.floor(month / 3) * 3 - 3 * before;
  if (unit === 'quarter') return { from: day(year, quarter, 1), until: day(year, quarter + 3, 1) };
  return { from: day(year - before, 0, 1), until: day(year - before + 1, 0, 1) };
}

/** A day, week, month or year as its first moment and the first one behind it; without a year the latest that has started. */
function readPoint(text: string, now: Date): Span | null {
  if (text === 'today') return unitSpan('day', 0, now);
  if (text === 'yesterday') return unitSpan('day', 1, now);
  const [, quarter, ofYear] = /^q([1-4])(?: (\d{4}))?$/.exec(text) ?? [];
  if (quarter) {
    const first = 3 * (Number(quarter) - 1);
    const isAhead = !ofYear && day(now.getUTCFullYear(), first, 1) > now;
    const year = ofYear ? Number(ofYear) : now.getUTCFullYear() - (isAhead ? 1 : 0);
    return { from: day(year, first, 1), until: day(year, first + 3, 1) };
  }
  const start = /^(?:the )?(?:start|beginning) of (?:the |this )?(\w+)$/.exec(text);
  if (start) return unitSpan(start[1] ?? '', 0, now);
  const unit = /^(this|last|previous|current) (week|month|quarter|year)$/.exec(text);
  if (unit) return unitSpan(unit[2] ?? '', /this|current/.test(unit[1] ?? '') ? 0 : 1, now);
  const ago = /^(\w+) (day|week|month|year)s? ago$/.exec(text);
  if (ago) return unitSpan('day', 0, back(now, ago[1] ?? '', ago[2] ?? ''));
  const weekday = weekdays.indexOf(text.split(' ').at(-1) ?? '');
  if (weekday >= 0) {
    const before = (now.getUTCDay() - weekday + 7) % 7;
    return unitSpan('day', text.startsWith('last') && before === 0 ? 7 : before, now);
  }
  if (/^\d{4}$/.test(text)) return { from: day(Number(text), 0, 1), until: day(Number(text) + 1, 0, 1) };
  const iso = /^(\d{4}) (\d{1,2}) (\d{1,2})$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const words = text.replace(/\bof\b/, '').split(/ +/);
  const month = words.map((word) => (/^[a-z]/.test(word) ? toMonth(word) : -1)).find((at) => at >= 0);
  if (month === undefined) return null;
  const year = words.find((word) => /^\d{4}$/.test(word));
  const date = words.map((word) => Number.parseInt(word, 10)).find((value) => value > 0 && value < 100);
  for (const back of year ? [0] : [0, 1]) {
    const inYear = year ? Number(year) : now.getUTCFullYear() - back;
    const span =
      date === undefined
        ? { from: day(inYear, month, 1), until: day(inYear, month + 1, 1) }
        : dayOf(inYear, month, date);
    if (year || (span && span.from <= now)) return span;
  }
  return null;
}

function dayOf(year: number, month: number, date: number): Span | null {
  const from = day(year, month, date);
  return from.getUTCMonth() === month && date > 0 ? { from, until: day(year, month, date + 1) } : null;
}
