// /privacy
import { PrivacyPolicy } from '#features/legal/privacy-policy.tsx';
import { paths } from '../paths.ts';

export default function PrivacyPage() {
  return <PrivacyPolicy homeHref={paths.dashboard} />;
}
