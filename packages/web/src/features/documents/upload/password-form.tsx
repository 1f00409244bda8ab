// Asks for the password of a PDF, in its line of the queue.
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Label } from '#ui/label.tsx';
import { unlock } from './locked-pdf.ts';
import { t } from './messages.ts';

export interface PasswordFormProps {
  readonly file: File;
  readonly onUnlocked: (file: File) => void;
}

export function PasswordForm({ file, onUnlocked }: PasswordFormProps) {
  const [id, messageId] = [useId(), useId()];
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'asking' | 'opening' | 'wrong'>('asking');
  const open = async () => {
    setState('opening');
    const unlocked = await unlock(file, password);
    if (unlocked) onUnlocked(unlocked);
    else setState('wrong');
  };
  return (
    <form
      className="mt-2 flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <Label htmlFor={id} className="text-sm">
        {t.passwordForm.passwordOf(file.name)}
      </Label>
      <div className="flex gap-2">
        <Input
          id={id}
          type="password"
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-invalid={state === 'wrong'}
          aria-describedby={messageId}
          className="min-w-0 flex-1"
        />
        <Button type="submit" disabled={password === ''} loading={state === 'opening'}>
          {t.passwordForm.open}
        </Button>
      </div>
      <p id={messageId} role="status" className={state === 'wrong' ? 'text-red-ink text-sm' : 'text-ink-3 text-sm'}>
        {state === 'wrong' ? t.passwordForm.thatIsNotThePassword : t.passwordForm.usedOnceInThisBrowser}
      </p>
    </form>
  );
}
