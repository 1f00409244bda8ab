// The dialogs and doings of the settings that have an address of their own.

export const settingsParts = [
  'profile',
  'subscription',
  'privacy',
  'sessions',
  'keys',
  'extension',
  'export',
  'import',
  'delete',
] as const;
export type SettingsPart = (typeof settingsParts)[number];

export const toSettingsPart = (text: string | null): SettingsPart | undefined =>
  settingsParts.find((part) => part === text);
