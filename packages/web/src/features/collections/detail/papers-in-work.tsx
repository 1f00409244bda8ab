import { useDocumentsInWork } from '#lib/use-documents-in-work.ts';
import { Banner } from '#ui/banner.tsx';
import { t } from './messages.ts';

export function PapersInWork({ isActive }: { readonly isActive: boolean }) {
  const inWork = useDocumentsInWork();
  if (!isActive || inWork === 0) return null;
  return (
    <Banner tone="blue" className="mt-4" live="status">
      {t.papersInWork.readingValuesWillAppearHere(inWork)}
    </Banner>
  );
}
