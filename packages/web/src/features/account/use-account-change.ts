// A change of the account: what the server made of it replaces the person shown everywhere.
import type { User } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '#lib/query-keys.ts';
import { toast } from '#ui/toast.ts';

export interface AccountChange<T> {
  readonly save: (input: T) => Promise<{ readonly user: User }>;
  readonly saved: string;
  readonly onUserChange: (user: User) => void;
  readonly onDone: () => void;
}

export function useAccountChange<T>({ save, saved, onUserChange, onDone }: AccountChange<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: ({ user }) => {
      onUserChange(user);
      void client.invalidateQueries({ queryKey: queryKeys.me });
      toast.success(saved);
      onDone();
    },
  });
}
