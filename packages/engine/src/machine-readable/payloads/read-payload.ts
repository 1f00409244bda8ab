// Reads the meaning of a decoded symbol: asks one standard after the other, and the first that knows it answers.
import type { PayloadReading } from '#document/machine-reading.ts';
import { readAamva } from './aamva/read-aamva.ts';
import { readBoardingPass } from './boarding-pass.ts';
import { readContactCard } from './contact-card.ts';
import { readMobileLicence } from './mobile-licence.ts';
import type { Payload, ReadPayload } from './payload.ts';
import { readPayment } from './payment.ts';
import { readFrenchSeal } from './seals/french-seal.ts';
import { readHealthCertificate } from './seals/health-certificate.ts';
import { readTravelDocumentSeal } from './seals/travel-document-seal.ts';
import { readSwissBill } from './swiss-bill.ts';
import { readVehicleRegistration } from './vehicle/vehicle-registration.ts';
import { readText, readWebAddress } from './web-address.ts';

const standards: readonly ReadPayload[] = [
  readAamva,
  readTravelDocumentSeal,
  readSwissBill,
  readPayment,
  readContactCard,
  readBoardingPass,
  readFrenchSeal,
  readHealthCertificate,
  readVehicleRegistration,
  readMobileLicence,
  readWebAddress,
];

export function readPayload(payload: Payload): PayloadReading {
  for (const read of standards) {
    const reading = read(payload);
    if (reading) return reading;
  }
  return readText(payload)!;
}
