// The dashboard: the work that waits and the overview's figures above the catalogue's products.
import { Link } from '@tanstack/react-router';
import { Plus, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ProductBrowser } from '#web/catalogue/product-browser.tsx';
import { Button } from '#web/kit/button.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { SummaryCards } from '#web/overview/summary-cards.tsx';
import { WaitingPlaceholder } from '#web/overview/waiting-placeholder.tsx';

// Its figures are on their way just as long.
const WaitingCard = lazy(async () => ({ default: (await import('#web/overview/waiting-card.tsx')).WaitingCard }));

export function DashboardPage() {
  return (
    <>
      <PageHead title="Dashboard">
        <Button asChild>
          <Link to="/import">
            <Upload aria-hidden />
            Import
          </Link>
        </Button>
        <Button asChild>
          <Link to="/products/new">
            <Plus aria-hidden />
            Add Product
          </Link>
        </Button>
      </PageHead>
      <Suspense fallback={<WaitingPlaceholder />}>
        <WaitingCard />
      </Suspense>
      <SummaryCards />
      <ProductBrowser />
    </>
  );
}
