// Where products come in: buttons in the head of the dashboard, and commands everywhere.

import { type LucideIcon, Plus, Upload } from 'lucide-react';
import { addsProducts } from '#web/client/use-may.ts';

type AddPlace = {
  label: string;
  to: '/import' | '/products/new';
  needs: typeof addsProducts;
  icon: LucideIcon;
  keys?: string;
};

export const addPlaces: readonly AddPlace[] = [
  { label: 'Import', to: '/import', needs: addsProducts, icon: Upload, keys: 'g i' },
  { label: 'Add Product', to: '/products/new', needs: addsProducts, icon: Plus },
];
