// The runs this tab started: their end is a toast in this tab, and the strip everywhere else.

/** Whether a language model was asked, by the run's id. */
const started = new Map<number, { isByModel: boolean }>();

export function noteStarted<Started extends { id: number }>(run: Started, isByModel: boolean): Started {
  started.set(run.id, { isByModel });
  return run;
}

/** What is known of a run this tab started; answered once. */
export function takeStarted(id: number): { isByModel: boolean } | undefined {
  const found = started.get(id);
  started.delete(id);
  return found;
}
