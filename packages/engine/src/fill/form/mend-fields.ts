// Files whose fields cannot be filled as they are: widgets that the form does not list, and boxes of one question that share one on-state.
import { PDFArray, PDFCheckBox, PDFDict, type PDFDocument, PDFName, PDFRadioGroup, PDFRef } from '@cantoo/pdf-lib';
import { fieldsByName } from './read-slots.ts';

/** True where something was mended: what was read of the file before is of another one. */
export function mendFields(document: PDFDocument): boolean {
  const hasListed = listWidgets(document);
  const hasParted = partStates(document);
  return hasListed || hasParted;
}

const nameOf = (key: string) => PDFName.of(key);

/** Readers show every widget of a page; only what the form lists is a field of it. */
function listWidgets(document: PDFDocument): boolean {
  const { catalog, context } = document;
  const form = catalog.lookupMaybe(nameOf('AcroForm'), PDFDict);
  const listed = form?.lookupMaybe(nameOf('Fields'), PDFArray);
  const known = new Set<PDFRef>(listed === undefined ? [] : rootsOf(listed));
  const found = document
    .getPages()
    .flatMap(({ node }) => rootsOf(node.lookupMaybe(nameOf('Annots'), PDFArray)))
    .map((ref) => rootOf(ref, document))
    .filter((ref) => ref !== undefined && !known.has(ref) && isField(context.lookup(ref)));
  if (found.length === 0) return false;
  const fields = listed ?? context.obj([]);
  for (const ref of new Set(found)) fields.push(ref!);
  const owner = form ?? context.obj({});
  owner.set(nameOf('Fields'), fields);
  if (form === undefined) catalog.set(nameOf('AcroForm'), owner);
  return true;
}

const rootsOf = (list: PDFArray | undefined): PDFRef[] =>
  (list?.asArray() ?? []).filter((item): item is PDFRef => item instanceof PDFRef);

/** A widget of a page to the field that it is of; undefined for notes, links and loops. */
function rootOf(ref: PDFRef, { context }: PDFDocument): PDFRef | undefined {
  let at = ref;
  const widget = context.lookup(ref);
  if (!(widget instanceof PDFDict) || widget.lookup(nameOf('Subtype')) !== nameOf('Widget')) return undefined;
  for (let depth = 0; depth < deepest; depth++) {
    const dict = context.lookup(at);
    const parent = dict instanceof PDFDict ? dict.get(nameOf('Parent')) : undefined;
    if (!(parent instanceof PDFRef)) return at;
    at = parent;
  }
  return undefined;
}

const deepest = 30;

const isField = (dict: unknown) =>
  dict instanceof PDFDict && dict.has(nameOf('T')) && (dict.has(nameOf('FT')) || dict.has(nameOf('Kids')));

/** One state for several boxes would tick all of them: each gets one of its own. */
function partStates(document: PDFDocument): boolean {
  if (!document.catalog.has(nameOf('AcroForm'))) return false;
  let hasParted = false;
  for (const fields of fieldsByName(document).values()) {
    const boxes = fields.filter((field) => field instanceof PDFCheckBox || field instanceof PDFRadioGroup);
    const widgets = boxes.flatMap(({ acroField }) => acroField.getWidgets());
    const taken = new Set<string>();
    for (const widget of widgets) {
      const on = widget.getOnValue();
      if (on === undefined) continue;
      const state = on.decodeText();
      if (!taken.has(state)) {
        taken.add(state);
        continue;
      }
      let number = 2;
      while (taken.has(`${state} ${number}`)) number++;
      taken.add(`${state} ${number}`);
      renameState(widget.dict, on, PDFName.of(`${state} ${number}`), document);
      hasParted = true;
    }
  }
  return hasParted;
}

/** Boxes may share the dictionary of their looks as well, so that each gets a copy. */
function renameState(widget: PDFDict, from: PDFName, to: PDFName, { context }: PDFDocument): void {
  const looks = widget.lookup(nameOf('AP'), PDFDict);
  const own = context.obj({});
  for (const [kind, value] of looks.entries()) {
    const states = context.lookup(value);
    if (!(states instanceof PDFDict)) {
      own.set(kind, value);
      continue;
    }
    const renamed = context.obj({});
    for (const [state, look] of states.entries()) renamed.set(state === from ? to : state, look);
    own.set(kind, renamed);
  }
  widget.set(nameOf('AP'), own);
  if (widget.get(nameOf('AS')) === from) widget.set(nameOf('AS'), to);
}
