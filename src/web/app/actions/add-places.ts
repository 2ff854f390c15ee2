// Where products come in: buttons in the head of the dashboard, and commands everywhere.

import { type LucideIcon, Plus, Upload } from 'lucide-react';
import type { Permission } from '#domain/permissions.ts';

type AddPlace = { label: string; to: '/import' | '/products/new'; needs: Permission; icon: LucideIcon; keys?: string };

export const addPlaces: readonly AddPlace[] = [
  { label: 'Import', to: '/import', needs: 'write', icon: Upload, keys: 'g i' },
  { label: 'Add Product', to: '/products/new', needs: 'write', icon: Plus },
];
