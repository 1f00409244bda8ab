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
import { t } from './messages.ts';

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
        heading: t.useAppCommands.goTo,
        commands: [
          { label: t.useAppCommands.data, Icon: Database, run: to(paths.dashboard) },
          { label: t.useAppCommands.documents, Icon: FileText, run: to(paths.documents) },
          { label: t.useAppCommands.settings, Icon: Settings, run: to(paths.settings) },
        ],
      },
      {
        heading: t.useAppCommands.newIt,
        commands: [
          { label: t.useAppCommands.createCollection, Icon: Plus, run: to(`${paths.dashboard}?create=1`) },
          { label: t.useAppCommands.uploadDocuments, Icon: Upload, run: to(`${paths.documents}?upload=1`) },
        ],
      },
    ],
    further: [
      {
        heading: t.useAppCommands.newIt,
        commands: [
          { label: t.useAppCommands.pasteText, Icon: TextCursorInput, run: to(`${paths.documents}?upload=text`) },
          {
            label: t.useAppCommands.createManualCollection,
            Icon: FolderPlus,
            run: to(`${paths.dashboard}?create=manual`),
          },
          ...(templates ?? []).map(({ id, template_name }) => ({
            label: t.useAppCommands.create(template_name),
            Icon: Plus,
            run: to(templateHref(id)),
          })),
        ],
      },
      {
        heading: t.useAppCommands.account,
        commands: [
          { label: t.useAppCommands.editProfile, Icon: Pencil, run: to(settingsHref('profile')) },
          { label: t.useAppCommands.privacySettings, Icon: ShieldCheck, run: to(settingsHref('privacy')) },
          { label: t.useAppCommands.manageSubscription, Icon: Gauge, run: to(settingsHref('subscription')) },
          { label: t.useAppCommands.getMoreCredits, Icon: Coins, run: onGetCredits },
          { label: t.useAppCommands.whereYoureSigned, Icon: MonitorSmartphone, run: to(settingsHref('sessions')) },
          { label: t.useAppCommands.apiKeysAndWebhooks, Icon: KeyRound, run: to(settingsHref('keys')) },
          { label: t.useAppCommands.exportData, Icon: Download, run: to(settingsHref('export')) },
          { label: t.useAppCommands.importData, Icon: Upload, run: to(settingsHref('import')) },
          { label: t.useAppCommands.deleteAccount, Icon: Trash2, run: to(settingsHref('delete')) },
          { label: t.useAppCommands.signOut, Icon: LogOut, run: onSignOut },
        ],
      },
      {
        heading: t.useAppCommands.appearance,
        commands: themeOptions.map(({ value, label, Icon }) => ({
          label: t.useAppCommands.appearance2(label),
          Icon,
          run: () => setTheme(value),
        })),
      },
      {
        heading: t.useAppCommands.help,
        commands: [
          { label: t.useAppCommands.apiDocumentation, Icon: FileCode, run: outside('/api/docs') },
          { label: t.useAppCommands.privacyPolicy, Icon: ShieldCheck, run: outside(paths.privacy) },
          { label: t.useAppCommands.termsOfService, Icon: Scale, run: outside(paths.terms) },
        ],
      },
    ],
  };
}
