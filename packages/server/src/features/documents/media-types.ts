// The four kinds of file: what they are called and how their names end.
import { ACCEPTED_MEDIA_TYPES } from '@oneform/contract';
import type { MediaType } from '@oneform/engine';

const extensions: Record<MediaType, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'text/plain': ['txt', 'text', 'md', 'csv', 'log'],
};

/** The declared type without parameters, one name for each kind; undefined when it is none of those accepted. */
export function acceptedType(declared: string): MediaType | undefined {
  const bare = declared.split(';')[0]!.trim().toLowerCase();
  if (!(ACCEPTED_MEDIA_TYPES as readonly string[]).includes(bare)) return undefined;
  return (bare === 'image/jpg' ? 'image/jpeg' : bare) as MediaType;
}

/** A name that ends as its kind does, so that a renamed document opens where it is saved. */
export function withExtension(name: string, mediaType: string): string {
  const endings = extensions[mediaType as MediaType] ?? [];
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return endings.length === 0 || endings.includes(ending) ? name : `${name}.${endings[0]}`;
}
