// /terms
import { TermsOfService } from '#features/legal/terms-of-service.tsx';
import { paths } from '../paths.ts';

export default function TermsPage() {
  return <TermsOfService homeHref={paths.dashboard} />;
}
