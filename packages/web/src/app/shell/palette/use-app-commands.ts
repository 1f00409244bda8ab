// Commands that work everywhere.
import {
  Coins,
  Database,
  Download,
  FileCode,
  FileText,
  FolderPlus,
  Gauge,
  KeyRound,
  LogOut,
  MonitorSmartphone,
  Pencil,
  Plus,
  Scale,
  Settings,
  ShieldCheck,
  TextCursorInput,
  Trash2,
  Upload,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTemplates } from '#features/templates/list-templates.ts';
import type { CommandGroup } from '#lib/commands.ts';
import { paths, settingsHref, templateHref } from '../../paths.ts';
import { setTheme } from '../../theme.ts';
import { themeOptions } from '../theme-options.ts';

export interface AppCommandsInput {
  readonly onSignOut: () => void;
  readonly onGetCredits: () => void;
}

export interface AppCommands {
  readonly first: readonly CommandGroup[];
  /** Shown when they are asked for. */
  readonly further: readonly CommandGroup[];
}

export function useAppCommands({ onSignOut, onGetCredits }: AppCommandsInput): AppCommands {
  const navigate = useNavigate();
  const { data: templates } = useTemplates();
  const to = (href: string) => () => void navigate(href);
  const outside = (href: string) => () => void window.open(href, '_blank', 'noopener');
  return {
    first: [
      {
        heading: 'Go to',
        commands: [
          { label: 'Data', Icon: Database, run: to(paths.dashboard) },
          { label: 'Documents', Icon: FileText, run: to(paths.documents) },
          { label: 'Settings', Icon: Settings, run: to(paths.settings) },
        ],
      },
      {
        heading: 'New',
        commands: [
          { label: 'Create collection', Icon: Plus, run: to(`${paths.dashboard}?create=1`) },
          { label: 'Upload documents', Icon: Upload, run: to(`${paths.documents}?upload=1`) },
        ],
      },
    ],
    further: [
      {
        heading: 'New',
        commands: [
          { label: 'Paste text', Icon: TextCursorInput, run: to(`${paths.documents}?upload=text`) },
          { label: 'Create manual collection', Icon: FolderPlus, run: to(`${paths.dashboard}?create=manual`) },
          ...(templates ?? []).map(({ id, template_name }) => ({
            label: `Create ${template_name}`,
            Icon: Plus,
            run: to(templateHref(id)),
          })),
        ],
      },
      {
        heading: 'Account',
        commands: [
          { label: 'Edit profile', Icon: Pencil, run: to(settingsHref('profile')) },
          { label: 'Privacy settings', Icon: ShieldCheck, run: to(settingsHref('privacy')) },
          { label: 'Manage subscription', Icon: Gauge, run: to(settingsHref('subscription')) },
          { label: 'Get more credits', Icon: Coins, run: onGetCredits },
          { label: 'Where you’re signed in', Icon: MonitorSmartphone, run: to(settingsHref('sessions')) },
          { label: 'API keys and webhooks', Icon: KeyRound, run: to(settingsHref('keys')) },
          { label: 'Export data', Icon: Download, run: to(settingsHref('export')) },
          { label: 'Delete account', Icon: Trash2, run: to(settingsHref('delete')) },
          { label: 'Sign out', Icon: LogOut, run: onSignOut },
        ],
      },
      {
        heading: 'Appearance',
        commands: themeOptions.map(({ value, label, Icon }) => ({
          label: `Appearance: ${label}`,
          Icon,
          run: () => setTheme(value),
        })),
      },
      {
        heading: 'Help',
        commands: [
          { label: 'API documentation', Icon: FileCode, run: outside('/api/docs') },
          { label: 'Privacy Policy', Icon: ShieldCheck, run: outside(paths.privacy) },
          { label: 'Terms of Service', Icon: Scale, run: outside(paths.terms) },
        ],
      },
    ],
  };
}
