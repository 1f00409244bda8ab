// The main areas, in the order of the navigation.
import { Database, FileText, type LucideIcon, Settings } from 'lucide-react';
import { paths } from '../paths.ts';
import { t } from './messages.ts';

export interface ShellTab {
  readonly href: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Addresses under it light it up too. */
  readonly also?: string;
}

export const shellTabs: readonly ShellTab[] = [
  { href: paths.dashboard, label: t.tabs.data, Icon: Database, also: '/collections/' },
  { href: paths.documents, label: t.tabs.documents, Icon: FileText },
  { href: paths.settings, label: t.tabs.settings, Icon: Settings },
];
