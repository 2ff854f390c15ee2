// The foot of every page.
import { Link } from '@tanstack/react-router';

const linkStyle = 'inline-flex items-center rounded-sm hover:text-ink hover:underline touch:min-h-10';

export function Footer() {
  return (
    <footer className="border-line border-t px-4 py-4 text-ink-soft text-xs sm:px-6">
      <nav aria-label="Footer" className="mx-auto flex w-full max-w-[84rem] flex-wrap gap-x-6 gap-y-1">
        <Link to="/help" className={linkStyle}>
          Help Center
        </Link>
        <a href="/api/docs" className={linkStyle}>
          API Documentation
        </a>
        <Link to="/privacy" className={linkStyle}>
          Privacy Policy
        </Link>
      </nav>
    </footer>
  );
}
