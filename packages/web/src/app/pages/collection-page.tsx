// /collections/:id
import { PageFrame } from '../page-frame.tsx';

export default function CollectionPage() {
  return <PageFrame title="Collection">…</PageFrame>;
}
