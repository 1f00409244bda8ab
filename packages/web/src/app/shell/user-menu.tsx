// Account menu: the signed-in person, the theme, and the way out.
import { LogOut } from 'lucide-react';
import { DropdownMenu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { setTheme, useTheme } from '../theme.ts';
import { type AccountProps, Avatar } from './avatar.tsx';
import { t } from './messages.ts';
import { themeOptions } from './theme-options.ts';

/** Opens at once: it is fetched because its button was pressed. */
export default function UserMenu({ user, onSignOut }: AccountProps) {
  const theme = useTheme();
  return (
    <DropdownMenu defaultOpen trigger={<Avatar user={user} />}>
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="truncate font-medium">{user.full_name || user.email}</p>
        <p title={user.email} className="truncate text-ink-2 text-sm">
          {user.email}
        </p>
      </div>
      <MenuSeparator />
      <MenuLabel>{t.userMenu.appearance}</MenuLabel>
      <MenuChoice
        label={t.userMenu.appearance}
        value={theme}
        onChange={setTheme}
        options={themeOptions.map(({ value, label, Icon }) => ({ value, label, icon: <Icon /> }))}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={onSignOut}>
        {t.userMenu.signOut}
      </MenuItem>
    </DropdownMenu>
  );
}
