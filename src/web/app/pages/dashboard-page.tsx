// The dashboard: the work that waits and the overview's figures above the catalogue's products.

import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { selectMatching } from '#domain/catalogue/selection.ts';
import { ProductBrowser } from '#web/catalogue/product-browser.tsx';
import { Button } from '#web/kit/button.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { SummaryCards } from '#web/overview/summary-cards.tsx';
import { WorkCard } from '#web/overview/work-card.tsx';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { addPlaces } from '../actions/add-places.ts';

// Asked for after a click, so its code comes then.
const BulkDialog = lazy(async () => ({ default: (await import('#web/catalogue/bulk/bulk-dialog.tsx')).BulkDialog }));

export function DashboardPage() {
  const [asked, setAsked] = useState<{ filter: ProductFilter; count: number } | null>(null);
  return (
    <>
      <PageHead title="Dashboard">
        {addPlaces.map(({ label, to, needs, icon: Icon }) => (
          <Allowed key={to} to={needs}>
            <Button asChild>
              <Link to={to}>
                <Icon aria-hidden />
                {label}
              </Link>
            </Button>
          </Allowed>
        ))}
      </PageHead>
      <WorkCard onOptimize={(filter, count) => setAsked({ filter, count })} />
      <SummaryCards />
      <ProductBrowser />
      {asked && (
        <Suspense>
          <BulkDialog
            kind="generate"
            selection={selectMatching(asked.filter)}
            count={asked.count}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
