// The runs this tab started: who started one is told of its end in a toast, everybody else by the strip.

/** Whether a language model was asked, by the run's id. */
const started = new Map<number, { isByModel: boolean }>();

export function noteStarted<Started extends { id: number }>(run: Started, isByModel: boolean): Started {
  started.set(run.id, { isByModel });
  return run;
}

/** What is known of a run this tab started; it is told once. */
export function takeStarted(id: number): { isByModel: boolean } | undefined {
  const found = started.get(id);
  started.delete(id);
  return found;
}
