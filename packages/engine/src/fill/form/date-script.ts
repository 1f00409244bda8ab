// Forms tell their date format in a script: `AFDate_FormatEx("mm/dd/yyyy")`, or the number of one of Acrobat's own formats.
import { PDFDict, type PDFField, PDFHexString, PDFName, PDFStream, PDFString } from '@cantoo/pdf-lib';

/** Acrobat's list, by number (`AFDate_Format(n)`). */
const numbered = [
  'm/d',
  'm/d/yy',
  'mm/dd/yy',
  'mm/yy',
  'd-mmm',
  'd-mmm-yy',
  'dd-mmm-yy',
  'yy-mm-dd',
  'mmm-yy',
  'mmmm-yy',
  'mmm d, yyyy',
  'mmmm d, yyyy',
  'm/d/yy h:MM tt',
  'm/d/yy HH:MM',
];

export function findDateScript(field: PDFField): string | undefined {
  const script = readScript(field);
  const written = /AFDate_(?:Format|Keystroke)Ex\s*\(\s*["']([^"']{4,20})["']/.exec(script)?.[1];
  if (written !== undefined) return written;
  const number = /AFDate_(?:Format|Keystroke)\s*\(\s*(\d+)/.exec(script)?.[1];
  return number === undefined ? undefined : numbered[Number(number)];
}

/** Only text of a length that a format can have; scripts are looked at, never run. */
const longestScript = 2000;

function readScript({ acroField: { dict } }: PDFField): string {
  const actions = dict.lookup(PDFName.of('AA'));
  if (!(actions instanceof PDFDict)) return '';
  return ['F', 'K']
    .map((event) => {
      const action = actions.lookup(PDFName.of(event));
      const code = action instanceof PDFDict ? action.lookup(PDFName.of('JS')) : undefined;
      if (code instanceof PDFString || code instanceof PDFHexString) return code.decodeText().slice(0, longestScript);
      return code instanceof PDFStream ? code.getContentsString().slice(0, longestScript) : '';
    })
    .join('\n');
}
