// The dashboard: the work that waits and the overview's figures above the catalogue's products.
import { Link } from '@tanstack/react-router';
import { Plus, Upload } from 'lucide-react';
import { ProductBrowser } from '#web/catalogue/product-browser.tsx';
import { Button } from '#web/kit/button.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { SummaryCards } from '#web/overview/summary-cards.tsx';
import { WaitingCard } from '#web/overview/waiting-card.tsx';

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
      <WaitingCard />
      <SummaryCards />
      <ProductBrowser />
    </>
  );
}
