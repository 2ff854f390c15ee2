// The notes behind the figures of a list, which come with the first hand on the page.
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import type { IssuesProps, QualityFigures } from './figure-explanations.tsx';

const notes = loadOnInteraction(() => import('./figure-explanations.tsx'));

export function QualityNote(props: { product: QualityFigures }) {
  const module = notes.useModule(true);
  return module && <module.QualityNote {...props} />;
}

export function IssuesNote(props: IssuesProps) {
  const module = notes.useModule(true);
  return module && <module.IssuesNote {...props} />;
}
