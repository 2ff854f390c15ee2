// The places of the sidebar, the header's tabs and the palette.
import {
  ChartColumn,
  CircleCheck,
  CircleDashed,
  CircleX,
  History,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  Package,
  Settings,
  Shapes,
  Users,
} from 'lucide-react';

export type NavigationEntry = {
  label: string;
  /** What it is called away from its group. */
  name?: string;
  to: string;
  icon: LucideIcon;
  /** The dashboard's figure shown beside it. */
  count?: 'pending' | 'approved' | 'rejected';
  /** Shortcut from anywhere. */
  keys?: string;
  /** Screens that are part of it under an address of their own: it is lit on them, too. */
  holds?: readonly string[];
};

type OtherPlace = Pick<NavigationEntry, 'label' | 'name' | 'to' | 'keys'>;

/** The screens of Settings > Writing. */
export const settingsScreens: OtherPlace[] = [
  { label: 'Voice and Glossary', to: '/voice', keys: 'g v' },
  { label: 'Keywords', to: '/keywords', keys: 'g k' },
  { label: 'Attributes in Content', to: '/attributes', keys: 'g t' },
  { label: 'Benchmark Rules', to: '/rules', keys: 'g b' },
];

export const placeGroups: { title: string; places: NavigationEntry[] }[] = [
  {
    title: 'Dashboard',
    places: [
      { label: 'Overview', to: '/', icon: LayoutDashboard, keys: 'g d' },
      { label: 'Report', to: '/report', icon: ChartColumn, keys: 'g m' },
    ],
  },
  {
    title: 'Content',
    places: [
      { label: 'Pending Optimization', to: '/pending-products', icon: CircleDashed, count: 'pending', keys: 'g p' },
      { label: 'Approved Content', to: '/approved-products', icon: CircleCheck, count: 'approved', keys: 'g o' },
      { label: 'Rejected Content', to: '/rejected-products', icon: CircleX, count: 'rejected', keys: 'g x' },
      { label: 'Content History', to: '/content-history', icon: History, keys: 'g h' },
      { label: 'Optimization Prompts', to: '/prompts', icon: MessageSquareText, keys: 'g r' },
    ],
  },
  {
    title: 'Products',
    places: [
      { label: 'All Products', to: '/products', icon: Package, keys: 'g l', holds: ['/set-aside'] },
      { label: 'Categories', to: '/categories', icon: Shapes, keys: 'g c' },
    ],
  },
  {
    title: 'Settings',
    places: [
      {
        label: 'General',
        name: 'Settings',
        to: '/settings',
        icon: Settings,
        keys: 'g e',
        holds: settingsScreens.map(({ to }) => to),
      },
      { label: 'API Integration', to: '/api-integration', icon: KeyRound },
      { label: 'Team', to: '/team', icon: Users },
    ],
  },
];

/** Places without a line in the sidebar: reached from a button, a card or the foot, and from the palette. */
export const otherPlaces: OtherPlace[] = [
  { label: 'Import', to: '/import', keys: 'g i' },
  { label: 'Set Aside', to: '/set-aside' },
  { label: 'Runs', to: '/runs', keys: 'g u' },
  ...settingsScreens,
  { label: 'Import Profiles', to: '/import-profiles' },
  { label: 'Suppliers', to: '/suppliers' },
  { label: 'Sign-offs', to: '/sign-offs' },
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
