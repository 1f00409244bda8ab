// Boarding passes (IATA resolution 792, bar coded boarding pass).
import { decode, type Leg } from 'bcbp';
import type { MachineFact } from '#document/machine-reading.ts';
import { join, type ReadPayload, state } from './payload.ts';

/** Format, number of legs, name, and the blank or `E` of an electronic ticket, all of fixed length. */
const shape = /^M[1-4][A-Z][A-Z /'-]{19}[E ][A-Z\d ]{7}[A-Z]{6}/;

export const readBoardingPass: ReadPayload = ({ text }) => {
  if (!shape.test(text)) return undefined;
  const pass = tryDecode(text);
  const [leg] = pass?.data?.legs ?? [];
  if (!pass?.data || !leg) return undefined;
  const [surname, given] = (pass.data.passengerName ?? '').split('/').map((part) => part.trim());
  return {
    kind: 'boarding_pass',
    documentType: 'other',
    isProved: true,
    facts: [
      ...state('surname', surname, 'name'),
      // Titles follow the given names without a blank: MAYAMS.
      ...state('given_names', given?.replace(/\s?(?:MR|MRS|MS|MISS|MSTR|DR)$/, '') || given, 'name'),
      ...readLeg(leg),
    ],
  };
};

function readLeg(leg: Leg): MachineFact[] {
  return [
    ...state('booking_reference', leg.operatingCarrierPNR?.trim(), 'code'),
    ...state(
      'flight_number',
      join([leg.operatingCarrierDesignator?.trim(), leg.flightNumber?.trim().replace(/^0+/, '')], ''),
      'code',
    ),
    // The code has the day of departure without the year, so that no date follows from it.
    ...state('departure_airport', leg.departureAirport, 'code'),
    ...state('arrival_airport', leg.arrivalAirport, 'code'),
    ...state('seat', leg.seatNumber?.trim().replace(/^0+/, ''), 'code'),
    ...state('frequent_flyer_number', leg.frequentFlyerNumber?.trim(), 'code'),
  ];
}

function tryDecode(text: string) {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}
