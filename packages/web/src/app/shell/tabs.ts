// The main areas, in the order of the navigation.
import { Database, FileText, type LucideIcon, Settings } from 'lucide-react';
import { paths } from '../paths.ts';

export interface ShellTab {
  readonly href: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Addresses under it light it up too. */
  readonly also?: string;
}

export const shellTabs: readonly ShellTab[] = [
  { href: paths.dashboard, label: 'Data', Icon: Database, also: '/collections/' },
  { href: paths.documents, label: 'Documents', Icon: FileText },
  { href: paths.settings, label: 'Settings', Icon: Settings },
];
