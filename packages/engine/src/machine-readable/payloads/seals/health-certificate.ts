// VDS-NC, the visible digital seal for what does not fit a fixed layout: proofs of vaccination and test (ICAO TR VDS-NC).
import { z } from 'zod';
import { type ReadPayload, readBasicDate, state } from '../payload.ts';

const Seal = z.object({
  data: z.object({
    hdr: z.object({ t: z.string(), is: z.string().optional() }),
    msg: z.object({
      pid: z.object({
        n: z.string().optional(),
        dob: z.string().optional(),
        sex: z.string().optional(),
        i: z.string().optional(),
      }),
    }),
  }),
});

export const readHealthCertificate: ReadPayload = ({ text }) => {
  if (!text.trimStart().startsWith('{') || !text.includes('"hdr"')) return undefined;
  const { data: seal } = Seal.safeParse(tryParse(text));
  if (!seal) return undefined;
  const { hdr, msg } = seal.data;
  const [surname, given] = (msg.pid.n ?? '').split(/ {2}|<<|,/).map((part) => part.trim());
  return {
    kind: 'health_certificate',
    documentType: 'other',
    isProved: true,
    facts: [
      ...(given
        ? [...state('surname', surname, 'name'), ...state('given_names', given, 'name')]
        : state('full_name', msg.pid.n, 'name')),
      ...state('date_of_birth', readBasicDate(msg.pid.dob?.replaceAll('-', '')), 'date', msg.pid.dob),
      ...state('sex', /^[MFX]$/.exec(msg.pid.sex ?? '')?.[0], 'code'),
      ...state('passport_number', msg.pid.i, 'code'),
      ...state('country_code', /^[A-Z]{3}$/.exec(hdr.is ?? '')?.[0], 'country'),
    ],
  };
};

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
