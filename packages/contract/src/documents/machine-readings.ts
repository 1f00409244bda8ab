// Kinds of machine-readable content, with the words that a person sees for each.
import { z } from 'zod';

export const machineReadingKinds = {
  driving_licence: 'Driver’s license barcode',
  mobile_licence: 'Mobile driver’s license code',
  travel_document_seal: 'Digital seal',
  french_seal: 'Digital seal (2D-Doc)',
  health_certificate: 'Health certificate code',
  boarding_pass: 'Boarding pass code',
  vehicle_registration: 'Vehicle registration code',
  swiss_bill: 'Swiss QR bill',
  payment: 'Payment code',
  contact_card: 'Contact card code',
  e_invoice: 'Electronic invoice inside the file',
  form_data: 'Form fields',
  attached_data: 'Attached data',
  document_information: 'File metadata',
  signature: 'Digital signature',
  web_address: 'Web address',
  text: 'Code',
} as const;

/** Subject of the sentence about a disagreement with the print; for all other kinds it is "the code". */
const speakers: Partial<Record<MachineReadingKind, string>> = {
  driving_licence: 'barcode',
  swiss_bill: 'QR code',
  payment: 'QR code',
  contact_card: 'QR code',
  travel_document_seal: 'digital seal',
  french_seal: 'digital seal',
  e_invoice: 'invoice inside the file',
  form_data: 'form',
  attached_data: 'attached data',
};

/** "The barcode says 1986-09-07, but 1985-09-07 is printed." */
export function describeDispute(kind: MachineReadingKind, code: string, print: string): string {
  return `The ${speakers[kind] ?? 'code'} says ${code}, but ${print} is printed.`;
}

export type MachineReadingKind = keyof typeof machineReadingKinds;

export const MachineReadingKind = z.enum(
  Object.keys(machineReadingKinds) as [MachineReadingKind, ...MachineReadingKind[]],
);
