// Days of filters are those of the person who looks.

/** When such a day begins there, or one some days later, as calls take it. */
export function startOfDay(day: string, later = 0): string {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
