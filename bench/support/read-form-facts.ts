// The truth of bench:filling: by form, which facts a field may ask for.
import { readFileSync } from 'node:fs';

/** Lines of `form<TAB>field<TAB>fact|fact`; a form that asks for nothing is named with `-` for its field. */
export function readFormFacts(path: string): Map<string, Map<string, readonly string[]>> {
  const forms = new Map<string, Map<string, readonly string[]>>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [form, field, facts] = line.split('\t');
    if (!form || form.startsWith('#')) continue;
    const own = forms.get(form) ?? new Map<string, readonly string[]>();
    forms.set(form, own);
    if (field !== '-' && field !== undefined) own.set(field, facts?.split('|') ?? []);
  }
  return forms;
}

/** The same by `page field`, from lines of `form<TAB>page<TAB>field<TAB>fact|fact`. */
export function readPrintedFacts(path: string): Map<string, Map<string, readonly string[]>> {
  const forms = new Map<string, Map<string, readonly string[]>>();
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [form, page, field, facts] = line.split('\t');
    if (!form || form.startsWith('#') || facts === undefined) continue;
    const own = forms.get(form) ?? new Map<string, readonly string[]>();
    forms.set(form, own.set(`${page} ${field}`, facts.split('|')));
  }
  return forms;
}
