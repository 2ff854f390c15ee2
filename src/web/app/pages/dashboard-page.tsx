// The dashboard: the overview's figures above the catalogue's products.
import { ProductBrowser } from '#web/catalogue/product-browser.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { SummaryCards } from '#web/overview/summary-cards.tsx';

export function DashboardPage() {
  return (
    <>
      <PageHead title="Dashboard" />
      <SummaryCards />
      <ProductBrowser />
    </>
  );
}
