// Fills a form that exists in XFA alone: its pages are made by the reader that shows it, so the values go into its data, and are read back there.
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { FillStatus } from '@oneform/contract';
import { openDocument } from '#read/pdf/open-document.ts';
import { usePdfium } from '#read/pdf/pdfium.ts';
import { readFormData } from '#read/pdf/read-form-data.ts';
import type { FillResult, FillValues } from '../fill-result.ts';
import { planSlots, report } from '../plan-form.ts';
import { toFilled } from '../verify/verify-fields.ts';
import type { PlannedField } from '../write/planned-field.ts';
import { type WrittenField, withoutWrite } from '../write/write-fields.ts';
import { type DataPath, setValue, valueAt } from './data-path.ts';
import { layOut } from './lay-out.ts';
import { readTemplate } from './read-template.ts';
import { findData, openPackets } from './xfa-packets.ts';
import { readTree, type XmlNode } from './xml-tree.ts';

export async function fillXfa(bytes: Uint8Array, values: FillValues): Promise<FillResult> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, preserveXFA: true });
  const packets = openPackets(document);
  if (packets === undefined) return 'xfa_form';
  const { slots, paths, page } = layOut(readTemplate(packets.template), packets.data);
  if (slots.length === 0) return 'xfa_form';
  if (slots.every(({ isReadOnly }) => isReadOnly)) return 'read_only_form';
  const plan = planSlots(slots, [page], values);
  const written = plan.planned.map((one) => write(one, paths.get(one.slot.name)!, packets.data));
  packets.save();
  dropRights(document);
  const filled = await document.save({ updateFieldAppearances: false, addDefaultPage: false });
  const data = await readData(filled);
  const checked = written.map((one) => toFilled(one, judge(one, paths.get(one.slot.name)!, data)));
  const pages = document.getPages().map((own) => ({ ...own.getSize(), rotation: own.getRotation().angle }));
  return { ...report(checked, plan), places: 'data', notes: [], pages, bytes: filled };
}

/** Nothing can be drawn beside the form, so what is too long is left to the person. */
function write(plan: PlannedField, path: DataPath, data: XmlNode): WrittenField {
  if (plan.write === undefined) return plan;
  const { maxLength = Number.POSITIVE_INFINITY } = plan.slot;
  const text = plan.slot.isMultiline ? plan.write : plan.write.replace(/\s+/g, ' ');
  if ([...text].length > maxLength) return { ...withoutWrite(plan), isUnsure: true, reason: 'no_room' };
  setValue(data, path, text);
  return { ...plan, written: text };
}

function judge({ written, isUnsure }: WrittenField, path: DataPath, data: XmlNode | undefined): FillStatus {
  if (written === undefined) return isUnsure ? 'unsure' : 'blank';
  return data !== undefined && valueAt(data, path) === written.replace(/\s+/g, ' ').trim() ? 'verified' : 'differs';
}

/** Signatures that a changed file would break, with which readers then refuse to save what a person types. */
function dropRights({ catalog }: PDFDocument): void {
  catalog.delete(PDFName.of('Perms'));
  catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict)?.delete(PDFName.of('SigFlags'));
}

async function readData(bytes: Uint8Array): Promise<XmlNode | undefined> {
  const document = openDocument(await usePdfium(), bytes);
  if (typeof document === 'string') return undefined;
  try {
    const packet = readFormData(document);
    return packet && findData(readTree(Buffer.from(packet).toString('utf8')));
  } finally {
    document.close();
  }
}
