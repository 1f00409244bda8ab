// Columns of a collection's page: the missing fields with the sections, the form, and the source of a value.
import type { ReactNode } from 'react';
import { SectionNav, SectionSelect } from './section-nav.tsx';

interface WorkspaceColumnsProps {
  /** False on narrow screens: the side column goes above the form. */
  readonly hasSidebar: boolean;
  readonly missing: ReactNode;
  readonly navigation: Parameters<typeof SectionNav>[0];
  readonly children: ReactNode;
  readonly evidence: ReactNode;
}

export function WorkspaceColumns({ hasSidebar, missing, navigation, children, evidence }: WorkspaceColumnsProps) {
  return (
    <div className="mt-4 flex items-start gap-6">
      {hasSidebar && (
        <div className="sticky top-32 flex max-h-[calc(100dvh-9rem)] w-[260px] shrink-0 flex-col gap-4">
          {missing}
          <SectionNav {...navigation} />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {!hasSidebar && missing}
        {!hasSidebar && navigation.sections.length > 0 && <SectionSelect {...navigation} />}
        {children}
      </div>
      {evidence && <div className="sticky top-32 h-[calc(100dvh-9rem)] shrink-0 max-lg:contents">{evidence}</div>}
    </div>
  );
}
