// Dates, times and numbers as the specification writes them: `MMM d, yyyy` and `h:mm a`.

// Made when first needed: the first of them costs a page 15 ms.
let dateFormat: Intl.DateTimeFormat | undefined;
let timeFormat: Intl.DateTimeFormat | undefined;
let numberFormat: Intl.NumberFormat | undefined;
let compactFormat: Intl.NumberFormat | undefined;
const restMs = 300;

/** Makes the formats of dates while the hand rests, where the first decision would wait for them. Returns how to call it off. */
export function prepareDates(): () => void {
  const timer = setTimeout(() => formatDateTime(new Date(0)), restMs);
  return () => clearTimeout(timer);
}

/** `Nov 21, 2025` */
export function formatDate(date: Date): string {
  dateFormat ??= new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
  return dateFormat.format(date);
}

/** Of a day, such as `2025-11-21`: the same wherever one is. */
export function formatDay(day: string): string {
  // Without a zone a time is that of the place.
  return formatDate(new Date(`${day}T00:00`));
}

/** `3:05 PM` */
export function formatTime(date: Date): string {
  timeFormat ??= new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true });
  // Intl puts a narrow no-break space before AM and PM; an ordinary one is what people search for and copy.
  return timeFormat.format(date).replaceAll('\u202f', ' ');
}

/** `Nov 21, 2025, 3:05 PM` */
export function formatDateTime(date: Date): string {
  return `${formatDate(date)}, ${formatTime(date)}`;
}

/** `12.3K`: for narrow places, beside the exact number. */
export function formatCompact(value: number): string {
  compactFormat ??= new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
  return compactFormat.format(value);
}

/** `12,345` */
export function formatNumber(value: number): string {
  // Most numbers on a page are small counts, which need no format.
  if (Number.isInteger(value) && value > 0 && value < 1_000) return String(value);
  numberFormat ??= new Intl.NumberFormat('en-US');
  return numberFormat.format(value);
}

/** `12,345`, or `about 12,000` where that is an estimate. */
export const formatTotal = (total: number, isAbout: boolean): string =>
  isAbout ? `about ${formatNumber(total)}` : formatNumber(total);
