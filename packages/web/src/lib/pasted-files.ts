// Files of a paste: pictures and files, but not the picture that office programs add to copied text.

/** Files to take; empty when the paste belongs to the text box it goes into. */
export function pastedFiles(clipboard: Pick<DataTransfer, 'files' | 'types'> | null, target: EventTarget | null) {
  const files = [...(clipboard?.files ?? [])];
  const isText = clipboard?.types.includes('text/plain') ?? false;
  const isTextBox = (target as Partial<Element> | null)?.matches?.('input, textarea') ?? false;
  return isText && isTextBox ? [] : files;
}
