// The frame around every screen: sidebar, header, footer, and the commands that work everywhere.
import { CatchBoundary, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { cn } from '#web/kit/cn.ts';
import { keep, readKept } from '#web/kit/kept.ts';
import { sayReload } from '#web/kit/layers/load-on-interaction.ts';
import { chooseTheme } from '#web/kit/theme.ts';
import { type Action, useActions } from '#web/shared/screen/actions.ts';
import { addPlaces } from '../actions/add-places.ts';
import { Shortcuts } from '../actions/shortcuts.tsx';
import { styled } from '../styled.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { type NavigationEntry, otherPlaces, placeGroups } from './navigation.ts';
import { OnePerson } from './one-person.tsx';
import { productJumpId } from './product-jump.tsx';
import { Sidebar } from './sidebar.tsx';
import { StripPlace } from './strip-place.tsx';

const Palette = lazy(async () => ({ default: (await import('../actions/palette.tsx')).Palette }));
const KeySheet = lazy(async () => ({ default: (await import('../actions/key-sheet.tsx')).KeySheet }));
const QueryHelper = lazy(async () => ({
  default: (await styled(import('#web/assistant/query-helper.tsx'))).QueryHelper,
}));
const ReadingFilters = lazy(async () => ({
  default: (await styled(import('#web/catalogue/filters/reading-filters.tsx'))).ReadingFilters,
}));
const UndoLastRun = lazy(async () => ({
  default: (await styled(import('#web/runs/undo-last-run.tsx'))).UndoLastRun,
}));
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));

type Layer = 'palette' | 'keys' | 'menu' | 'ask' | 'undo' | null;
const collapsedKey = 'copydesk.sidebar-collapsed';

export function Shell() {
  const navigate = useNavigate();
  const main = useRef<HTMLElement>(null);
  const [layer, setLayer] = useState<Layer>(null);
  const [isCollapsed, setCollapsed] = useState(readCollapsed);
  const [question, setQuestion] = useState<string>();
  const openAsk = (asked?: string) => {
    setQuestion(asked);
    setLayer('ask');
  };
  const closeLayer = (open: boolean) => setLayer((now) => (open ? now : null));

  const toggleSidebar = () => {
    setCollapsed(!isCollapsed);
    storeCollapsed(!isCollapsed);
  };
  useFocusOnArrival(main);
  useActions('General', [
    { id: 'app.palette', label: 'Open commands', keys: '$mod+k', run: () => setLayer('palette') },
    { id: 'app.keys', label: 'Show keyboard shortcuts', keys: '[Shift]+?', run: () => setLayer('keys') },
    { id: 'app.find', label: 'Find a product', keys: '/', run: () => focusSearch() || setLayer('palette') },
    { id: 'app.ask', label: 'Ask about the catalog', keys: 'q', run: () => openAsk() },
    { id: 'app.sidebar', label: isCollapsed ? 'Expand sidebar' : 'Collapse sidebar', run: toggleSidebar },
    { id: 'app.theme-system', label: 'Theme: system', run: () => chooseTheme('system') },
    { id: 'app.theme-light', label: 'Theme: light', run: () => chooseTheme('light') },
    { id: 'app.theme-dark', label: 'Theme: dark', run: () => chooseTheme('dark') },
  ]);
  const toPlace = ({
    label,
    name = label,
    to,
    keys,
  }: Pick<NavigationEntry, 'label' | 'name' | 'to' | 'keys'>): Action => ({
    id: `go.${to}`,
    label: name,
    ...(keys ? { keys } : {}),
    run: () => void navigate({ to }),
  });
  const isAdding = (place: { to: string }) => addPlaces.some(({ to }) => to === place.to);
  useActions(
    'Go to',
    [...placeGroups.flatMap((group) => group.places), ...otherPlaces].filter((place) => !isAdding(place)).map(toPlace),
  );
  useActions('Anywhere', [
    ...addPlaces.map((place) => ({ ...toPlace(place), needs: place.needs })),
    { id: 'app.undo-run', label: 'Undo the last run', needs: 'write', run: () => setLayer('undo') },
  ]);

  return (
    <div
      className={cn(
        'min-h-dvh lg:grid lg:grid-cols-[var(--sidebar)_1fr]',
        // Also for what is fixed beside it.
        isCollapsed ? '[--sidebar:3.75rem]' : '[--sidebar:17rem]',
      )}
    >
      {/* biome-ignore lint/a11y/useValidAnchor: it does lead to a place in the page; the router would take the bare hash for an address */}
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-accent focus:px-3 focus:py-2 focus:text-on-accent"
      >
        Skip to content
      </a>
      <Shortcuts />
      <aside aria-label="Sidebar" className="sticky top-0 hidden h-dvh border-line border-r bg-surface lg:block">
        <Sidebar isCollapsed={isCollapsed} onToggle={toggleSidebar} />
      </aside>
      <div className="min-w-0">
        {/* As high as the window: what comes later never pushes the footer out of sight. */}
        <div className="flex min-h-dvh flex-col">
          <div className="sticky top-0 z-30">
            <Header
              onOpenMenu={() => setLayer('menu')}
              onOpenPalette={() => setLayer('palette')}
              onAsk={() => openAsk()}
            />
            <StripPlace />
          </div>
          <main ref={main} id="main" tabIndex={-1} className="flex-1 px-4 py-5 focus:outline-none sm:px-6 sm:py-6">
            <div className="mx-auto w-full max-w-[84rem]">
              <OnePerson>
                <Outlet />
              </OnePerson>
            </div>
          </main>
        </div>
        <Footer />
      </div>
      <CatchBoundary getResetKey={() => layer ?? ''} errorComponent={Nothing} onCatch={sayReload}>
        <Suspense>
          {layer === 'menu' && <MenuDrawer onOpenChange={closeLayer} />}
          {layer === 'palette' && <Palette onOpenChange={closeLayer} onAsk={openAsk} />}
          {layer === 'ask' && <QueryHelper question={question} onOpenChange={closeLayer} Filters={ReadingFilters} />}
          {layer === 'keys' && <KeySheet onOpenChange={closeLayer} />}
          {layer === 'undo' && <UndoLastRun onClose={() => setLayer(null)} />}
        </Suspense>
      </CatchBoundary>
    </div>
  );
}

function Nothing() {
  return null;
}

/** On another page the focus goes to its start, so that keyboards and screen readers begin there. */
function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const seen = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== pathname) main.current?.focus({ preventScroll: true });
    seen.current = pathname;
  }, [pathname, main]);
}

/** False where the header has no room for the field. */
function focusSearch(): boolean {
  const field = document.getElementById(productJumpId);
  if (!field || field.offsetParent === null) return false;
  field.focus();
  return true;
}

function readCollapsed(): boolean {
  // Before anyone chose, a screen with little room starts with the narrow sidebar.
  return (readKept(collapsedKey) ?? (window.innerWidth < 1280 ? 'yes' : 'no')) === 'yes';
}

const storeCollapsed = (isCollapsed: boolean): void => keep(collapsedKey, isCollapsed ? 'yes' : 'no');
