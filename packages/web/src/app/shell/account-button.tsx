// The round button of the account menu; the menu itself comes when it is first wanted.
import { lazy, Suspense, useState } from 'react';
import { type AccountProps, Avatar } from './avatar.tsx';

const UserMenu = lazy(() => import('./user-menu.tsx'));

export function AccountButton({ user, onSignOut }: AccountProps) {
  const [isWanted, setIsWanted] = useState(false);
  const closed = <Avatar user={user} onClick={() => setIsWanted(true)} />;
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <UserMenu user={user} onSignOut={onSignOut} />
    </Suspense>
  );
}
