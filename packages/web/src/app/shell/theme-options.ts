// The choices of appearance, in the account menu and the command palette.
import { Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from '../theme.ts';
import { t } from './messages.ts';

export const themeOptions: readonly { readonly value: Theme; readonly label: string; readonly Icon: typeof Sun }[] = [
  { value: 'system', label: t.themeOptions.sameAsSystem, Icon: Monitor },
  { value: 'light', label: t.themeOptions.light, Icon: Sun },
  { value: 'dark', label: t.themeOptions.dark, Icon: Moon },
];
