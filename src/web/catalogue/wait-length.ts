// How long something has waited, as one says it.

const minute = 60_000;
const steps = [
  { unit: 'day', ms: 24 * 60 * minute },
  { unit: 'hour', ms: 60 * minute },
  { unit: 'minute', ms: minute },
] as const;

/** `12 days`, `5 hours`, `1 minute`, in whole units of the largest that fits; `just now` below a minute. */
export function describeWait(since: Date, now: Date): string {
  const waited = now.getTime() - since.getTime();
  const step = steps.find(({ ms }) => waited >= ms);
  if (!step) return 'just now';
  const format = new Intl.NumberFormat('en-US', { style: 'unit', unit: step.unit, unitDisplay: 'long' });
  return format.format(Math.floor(waited / step.ms));
}
