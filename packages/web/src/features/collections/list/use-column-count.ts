// Number of cards side by side.
import { useMediaQuery } from '#lib/use-media-query.ts';

export function useColumnCount(): number {
  const two = useMediaQuery('(min-width: 640px)');
  const three = useMediaQuery('(min-width: 1024px)');
  return three ? 3 : two ? 2 : 1;
}
