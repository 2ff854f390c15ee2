// Where a run is shown.
import type { LinkProps } from '@tanstack/react-router';
import type { Run } from '#domain/runs/runs.contract.ts';

type ImportRun = { action: Extract<Run['action'], { action: 'import' }> };

/** How much an import is known only when its file is read, and its page is that of its report. */
export const isImport = <Any extends Pick<Run, 'action'>>(run: Any): run is Any & ImportRun =>
  run.action.action === 'import';

/** The same as text. */
export function pageOfRun(run: Pick<Run, 'id' | 'action'>): string {
  return isImport(run) ? `/import?run=${run.action.options.importId}` : `/runs/${run.id}`;
}

export function linkOfRun(run: Pick<Run, 'id' | 'action'>): LinkProps {
  if (isImport(run)) return { to: '/import', search: { run: String(run.action.options.importId) } };
  return { to: '/runs/$id', params: { id: String(run.id) } };
}
