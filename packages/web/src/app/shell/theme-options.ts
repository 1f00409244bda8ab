// The choices of appearance, in the account menu and the command palette.
import { Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from '../theme.ts';

export const themeOptions: readonly { readonly value: Theme; readonly label: string; readonly Icon: typeof Sun }[] = [
  { value: 'system', label: 'Same as system', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
];
