// On screens that are part of the settings under an address of their own: the way back to them.
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';

export function SettingsCrumb({ page }: { page: string }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-1.5 text-[0.8125rem] text-ink-soft">
      <ol className="flex items-center gap-1">
        <li>
          <Link
            to="/settings"
            className="inline-flex items-center rounded-sm transition-colors duration-150 hover:text-ink touch:min-h-10"
          >
            Settings
          </Link>
        </li>
        <li className="flex min-w-0 items-center gap-1">
          <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
          <span aria-current="page" className="truncate">
            {page}
          </span>
        </li>
      </ol>
    </nav>
  );
}
