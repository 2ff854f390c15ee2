// Where the sidebar shows saved views. Their code comes once there is one.
import { useSavedViews } from '#web/catalogue/views/saved-views.ts';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { styled } from '../styled.ts';
import type { InSidebar } from './place-link.tsx';

const group = loadOnInteraction(() => styled(import('./views-group.tsx')));

export function ViewsPlace(props: InSidebar) {
  const { data: views = [] } = useSavedViews();
  const module = group.useModule(views.length > 0);
  return views.length > 0 && module && <module.ViewsGroup views={views} {...props} />;
}
