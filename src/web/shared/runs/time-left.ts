// How long work still takes, in words.

/** `a few seconds`, `40 seconds`, `3 minutes`, `1 hour 5 minutes`: rounded, because it is a guess. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 5) return 'a few seconds';
  if (seconds < 55) return `${Math.ceil(seconds / 5) * 5} seconds`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hourText = hours === 1 ? '1 hour' : `${hours} hours`;
  return rest === 0 ? hourText : `${hourText} ${rest === 1 ? '1 minute' : `${rest} minutes`}`;
}
