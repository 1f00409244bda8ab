// Says calmly that the server or the network is away, and that nothing is lost.
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useReachable } from '#lib/connection.ts';
import { t } from './messages.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function ConnectionNotice() {
  const isReachable = useReachable();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="print:hidden">
      {!isReachable && (
        <p className="flex items-center justify-center gap-2 bg-sunken px-4 py-2 text-center text-ink-2 text-sm">
          <CloudOff aria-hidden="true" className="size-4 shrink-0" />
          {isOnline ? t.connectionNotice.oneformIsntRespondingWhat : t.connectionNotice.youreOfflineWhatYouType}
        </p>
      )}
    </div>
  );
}
