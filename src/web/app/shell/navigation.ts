// The places of the sidebar, the header's tabs and the palette.
import {
  Activity,
  CircleCheck,
  CircleDashed,
  CircleX,
  History,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  Package,
  Scale,
  Settings,
  Shapes,
  Speech,
  Tags,
  TextSearch,
  Upload,
  Users,
} from 'lucide-react';

export type Place = {
  label: string;
  to: string;
  icon: LucideIcon;
  /** The dashboard's figure shown beside it. */
  count?: 'pending' | 'approved' | 'rejected';
  /** Shortcut from anywhere. */
  keys?: string;
};

export const placeGroups: { title: string; places: Place[] }[] = [
  { title: 'Dashboard', places: [{ label: 'Overview', to: '/', icon: LayoutDashboard, keys: 'g d' }] },
  {
    title: 'Content',
    places: [
      { label: 'Pending Optimization', to: '/pending-products', icon: CircleDashed, count: 'pending', keys: 'g p' },
      { label: 'Approved Content', to: '/approved-products', icon: CircleCheck, count: 'approved', keys: 'g o' },
      { label: 'Rejected Content', to: '/rejected-products', icon: CircleX, count: 'rejected', keys: 'g x' },
      { label: 'Content History', to: '/content-history', icon: History, keys: 'g h' },
      { label: 'Optimization Prompts', to: '/prompts', icon: MessageSquareText, keys: 'g r' },
      { label: 'Benchmark Rules', to: '/rules', icon: Scale, keys: 'g b' },
    ],
  },
  {
    title: 'Products',
    places: [
      { label: 'All Products', to: '/products', icon: Package, keys: 'g l' },
      { label: 'Categories', to: '/categories', icon: Shapes, keys: 'g c' },
      { label: 'Import', to: '/import', icon: Upload, keys: 'g i' },
      { label: 'Runs', to: '/runs', icon: Activity, keys: 'g u' },
    ],
  },
  {
    title: 'Settings',
    places: [
      { label: 'General', to: '/settings', icon: Settings },
      { label: 'Attributes in Content', to: '/attributes', icon: Tags, keys: 'g t' },
      { label: 'Voice and Glossary', to: '/voice', icon: Speech, keys: 'g v' },
      { label: 'Keywords', to: '/keywords', icon: TextSearch, keys: 'g k' },
      { label: 'API Integration', to: '/api-integration', icon: KeyRound },
      { label: 'Team', to: '/team', icon: Users },
    ],
  },
];

/** Places without a line in the sidebar: reached from a card or the foot, and from the palette. */
export const otherPlaces: Omit<Place, 'icon' | 'count'>[] = [
  { label: 'Integration Status', to: '/integration-status', keys: 'g s' },
  { label: 'Help Center', to: '/help' },
  { label: 'Privacy Policy', to: '/privacy' },
];

export const quickTabs: { label: string; to: string }[] = [
  { label: 'All Products', to: '/products' },
  { label: 'Pending', to: '/pending-products' },
  { label: 'Approved', to: '/approved-products' },
  { label: 'Rejected', to: '/rejected-products' },
];
