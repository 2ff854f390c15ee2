// The way to the products that are set aside, where there are any.
import { Link } from '@tanstack/react-router';
import { useDashboard } from '#web/client/shared.queries.ts';
import { formatNumber } from '#web/kit/format.ts';

export function SetAsideLink() {
  const count = useDashboard().data?.setAside ?? 0;
  if (count === 0) return null;
  return (
    <>
      {' · '}
      <Link to="/set-aside" className="rounded-sm text-accent-ink hover:underline touch:py-2">
        {formatNumber(count)} set aside
      </Link>
    </>
  );
}
