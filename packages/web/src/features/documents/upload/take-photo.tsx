// The camera of a phone, page after page; elsewhere there is none to offer.
import { Camera } from 'lucide-react';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { Button } from '#ui/button.tsx';
import { t } from './messages.ts';

export interface TakePhotoProps {
  /** Photos in the queue: the next one is another page. */
  readonly taken: number;
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export function TakePhoto({ taken, disabled, onFiles }: TakePhotoProps) {
  const hasCamera = useMediaQuery('(pointer: coarse)');
  if (!hasCamera) return null;
  const open = () => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', accept: 'image/*', capture: 'environment' });
    input.addEventListener('change', () => {
      // Cameras give every photo the same name.
      const files = [...(input.files ?? [])].map(
        (file, index) =>
          new File([file], t.takePhoto.photoJpg(taken + index + 1), {
            type: file.type,
            lastModified: file.lastModified,
          }),
      );
      if (files.length > 0) onFiles(files);
    });
    input.click();
  };
  return (
    <Button icon={<Camera />} disabled={disabled} className="mt-3 w-full" onClick={open}>
      {taken > 0 ? t.takePhoto.takeAPhoto : t.takePhoto.takePhotos}
    </Button>
  );
}
