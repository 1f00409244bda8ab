// Reads the typed values of an XFA form (Adobe, XML Forms Architecture 3.3): the leaves of its data, by the names the
// form's maker gave them.
import type { PayloadReading } from '#document/machine-reading.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';
import { toNamedFacts } from './read-named-values.ts';

export function readFormData(bytes: Uint8Array): PayloadReading | 'refused' | undefined {
  const root = parseXml(Buffer.from(bytes).toString('utf8'));
  if (!root) return 'refused';
  const facts = toNamedFacts(leavesOf(root));
  return facts.length > 0 ? { kind: 'form_data', isProved: false, facts } : undefined;
}

function leavesOf(element: XmlElement): [string, string][] {
  if (element.children.length === 0) return element.text === '' ? [] : [[element.name, element.text]];
  return element.children.flatMap(leavesOf);
}
