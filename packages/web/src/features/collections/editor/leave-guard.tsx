// Asks before leaving a collection with unsaved changes. They are kept either way; saving is the better way.
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { changedSections } from './changed-fields.ts';
import { useEditorState } from './editor-context.ts';
import { t } from './messages.ts';
import type { Save } from './use-save.ts';

export interface LeaveGuardProps extends Save {
  /** False when the session has ended: then nothing may stand in the way. */
  readonly isActive: () => boolean;
}

export function LeaveGuard({ isActive, isSaving, save }: LeaveGuardProps) {
  const hasUnsaved = useEditorState(
    ({ base, draft, typing }) => typing.size > 0 || changedSections(base, draft).length > 0,
  );
  const [hasFailed, setHasFailed] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved && isActive() && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  const stay = () => {
    setHasFailed(false);
    blocker.reset();
  };
  const saveAndLeave = async () => {
    if (await save()) blocker.proceed();
    else setHasFailed(true);
  };
  return (
    <Dialog
      open
      onOpenChange={stay}
      size="sm"
      closable={!isSaving}
      title={t.leaveGuard.unsavedChanges}
      description={hasFailed ? t.leaveGuard.yourChangesCouldNot : t.leaveGuard.saveThemNowOrLeave}
      footer={
        <>
          <Button variant="ghost" onClick={stay} disabled={isSaving} className="sm:mr-auto">
            {t.leaveGuard.stay}
          </Button>
          <Button onClick={() => blocker.proceed()} disabled={isSaving}>
            {t.leaveGuard.leaveAsDraft}
          </Button>
          <Button variant="primary" onClick={() => void saveAndLeave()} loading={isSaving}>
            {t.leaveGuard.saveAndLeave}
          </Button>
        </>
      }
    />
  );
}
