// Says that papers are being read, whose values will appear here.
import { count } from '#lib/format.ts';
import { useDocumentsInWork } from '#lib/use-documents-in-work.ts';
import { Banner } from '#ui/banner.tsx';

export function PapersInWork({ isActive }: { readonly isActive: boolean }) {
  const inWork = useDocumentsInWork();
  if (!isActive || inWork === 0) return null;
  return (
    <Banner tone="blue" className="mt-4" live="status">
      Reading {count(inWork, 'document')}. {inWork === 1 ? 'Its' : 'Their'} values will appear here automatically.
    </Banner>
  );
}
