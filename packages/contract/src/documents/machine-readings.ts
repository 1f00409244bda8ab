// What papers say to machines, by kind: the words a person sees for each.
import { z } from 'zod';

export const machineReadingKinds = {
  driving_licence: 'Barcode of the driving licence',
  mobile_licence: 'Code of a licence kept on a phone',
  travel_document_seal: 'Digital seal',
  french_seal: 'Digital seal (2D-Doc)',
  health_certificate: 'Health certificate code',
  boarding_pass: 'Boarding pass code',
  vehicle_registration: 'Code of the vehicle registration',
  swiss_bill: 'Swiss QR bill',
  payment: 'Payment code',
  contact_card: 'Contact card code',
  e_invoice: 'Electronic invoice inside the file',
  form_data: 'Values of the form',
  attached_data: 'Data attached to the file',
  document_information: 'What the file says about itself',
  signature: 'Digital signature',
  web_address: 'Web address',
  text: 'Code',
} as const;

/** Who speaks when it disagrees with the print; all others are "the code". */
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

/** "The barcode says 1986-09-07, the print 1985-09-07." */
export function describeDispute(kind: MachineReadingKind, code: string, print: string): string {
  return `The ${speakers[kind] ?? 'code'} says ${code}, the print ${print}.`;
}

export type MachineReadingKind = keyof typeof machineReadingKinds;

export const MachineReadingKind = z.enum(
  Object.keys(machineReadingKinds) as [MachineReadingKind, ...MachineReadingKind[]],
);
