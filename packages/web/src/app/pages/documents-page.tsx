// /documents
import { useNavigate } from 'react-router';
import { DocumentsScreen } from '../../features/documents/documents-screen.tsx';
import { PageFrame } from '../page-frame.tsx';
import { paths } from '../paths.ts';

export default function DocumentsPage() {
  const navigate = useNavigate();
  return (
    <PageFrame title="Documents">
      <DocumentsScreen
        onViewUpdates={() => undefined}
        onUseTemplate={(id) => void navigate(`${paths.dashboard}?template=${encodeURIComponent(id)}`)}
      />
    </PageFrame>
  );
}
