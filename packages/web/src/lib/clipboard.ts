// Puts something on the clipboard, also where the browser offers its own way only to secure addresses (a server in the home network).

export interface Copied {
  readonly text: string;
  /** The same for documents and mails: keeps tables as tables. */
  readonly html?: string;
}

/** False when the browser refuses. */
export async function copyToClipboard({ text, html }: Copied): Promise<boolean> {
  try {
    if (html === undefined) await navigator.clipboard.writeText(text);
    else {
      const part = (type: string, content: string) => new Blob([content], { type });
      await navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': part('text/plain', text), 'text/html': part('text/html', html) }),
      ]);
    }
    return true;
  } catch {
    return copyByCommand(text, html);
  }
}

function copyByCommand(text: string, html: string | undefined): boolean {
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    if (html !== undefined) event.clipboardData?.setData('text/html', html);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', fill, { capture: true });
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', fill, { capture: true });
  }
}
