// /settings
import { PageFrame } from '../page-frame.tsx';

export default function SettingsPage() {
  return (
    <PageFrame title="Settings">
      <h1 className="font-semibold text-2xl">Settings</h1>
    </PageFrame>
  );
}
