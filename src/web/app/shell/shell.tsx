// The frame around every screen.
import { Outlet } from '@tanstack/react-router';
import { Shortcuts } from '../actions/shortcuts.tsx';

export function Shell() {
  return (
    <>
      <Shortcuts />
      <main className="mx-auto max-w-6xl p-6">
        <Outlet />
      </main>
    </>
  );
}
