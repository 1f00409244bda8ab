// Files dropped anywhere on the page, and pictures or files pasted into it.
import { useEffect, useRef, useState } from 'react';
import { pastedFiles } from '#lib/pasted-files.ts';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Returns whether files hang over the page right now. */
export function useFileDrop(onFiles: (files: File[]) => void, disabled: boolean): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;

  useEffect(() => {
    if (disabled) return;
    // Enter and leave fire for every element passed; only the balance says whether the pointer left the page.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth -= 1;
      if (depth <= 0) setOver(false);
    };
    const hover = (event: DragEvent) => carriesFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      if (!carriesFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData, event.target);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    const signal = new AbortController();
    const options = { signal: signal.signal };
    window.addEventListener('dragenter', enter, options);
    window.addEventListener('dragleave', leave, options);
    window.addEventListener('dragover', hover, options);
    window.addEventListener('drop', drop, options);
    window.addEventListener('paste', paste, options);
    return () => {
      signal.abort();
      setOver(false);
    };
  }, [disabled]);

  return over;
}
