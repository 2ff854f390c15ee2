// Where products come in: buttons in the head of the dashboard, and commands everywhere.
import { type LucideIcon, Plus, Upload } from 'lucide-react';

type AddPlace = { label: string; to: '/import' | '/products/new'; icon: LucideIcon; keys?: string };

export const addPlaces: readonly AddPlace[] = [
  { label: 'Import', to: '/import', icon: Upload, keys: 'g i' },
  { label: 'Add Product', to: '/products/new', icon: Plus },
];
