// Asks before leaving a collection with unsaved changes. They are kept either way; saving is the better way.
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { changedSections } from './changed-fields.ts';
import { useEditorState } from './editor-context.ts';
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
      title="Unsaved changes"
      description={
        hasFailed
          ? 'Your changes could not be saved. They are kept on this device and will be here when you come back.'
          : 'Save them now, or leave them as a draft on this device until you come back.'
      }
      footer={
        <>
          <Button variant="ghost" onClick={stay} disabled={isSaving} className="sm:mr-auto">
            Stay
          </Button>
          <Button onClick={() => blocker.proceed()} disabled={isSaving}>
            Leave as draft
          </Button>
          <Button variant="primary" onClick={() => void saveAndLeave()} loading={isSaving}>
            Save and leave
          </Button>
        </>
      }
    />
  );
}
