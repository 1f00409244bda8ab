// The round mark of a person that opens the account menu.
import type { User } from '@oneform/contract';
import type { ComponentProps } from 'react';
import { t } from './messages.ts';

const initialsOf = (name: string): string => {
  const words = name.split(/[\s.@_-]+/u).filter(Boolean);
  return ((words[0]?.[0] ?? '?') + (words.length > 1 ? (words.at(-1)?.[0] ?? '') : '')).toUpperCase();
};

export function Avatar({ user, ...rest }: ComponentProps<'button'> & { readonly user: User }) {
  return (
    <button
      type="button"
      aria-label={t.avatar.accountOf(user.full_name || user.email)}
      aria-haspopup="menu"
      className="relative inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs before:content-[attr(data-initials)] after:absolute after:-inset-1.5"
      data-initials={initialsOf(user.full_name || user.email.split('@')[0] || '')}
      {...rest}
    />
  );
}

export interface AccountProps {
  readonly user: User;
  readonly onSignOut: () => void;
}
