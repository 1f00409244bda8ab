// Words that papers print as labels and instructions, so that they are not taken for somebody's name, town or trade.
import { squashLabel } from './normalise/squash-label.ts';

const words =
  'name names surname forename given first last middle full maiden initial suffix title date dates birth born place sex gender male female nationality citizenship number no numbers nr code type class ' +
  'address street city town state province country zip postal postcode county region apt apartment unit suite phone telephone textphone text tel mobile cell fax email mail website ' +
  'signature sign signed initials seal stamp photo photograph issued issue issuing expiry expiration expires valid authority office document passport licence license identity card permit visa number ' +
  'please complete fill enter provide specify describe attach see print printed check tick mark circle select if yes none other others below above following required optional applicable ' +
  'employer employment employee employed company occupation position job department salary wage wages income gross net pay total amount balance account tax deductions deposit deposits withdrawal ' +
  'spouse husband wife self son daughter partner father mother parent guardian child children dependent dependents relationship emergency contact applicant co-applicant borrower claimant policyholder insured member policy ' +
  'information details section part form page application instructions note notice office use only declaration signature reference references reason purpose description remarks comments ' +
  'month day year years months week weeks hour hours time period start end from until through per each annual monthly weekly hourly ' +
  'nom prénom prénoms nationalité sexe naissance délivrance expiration taille adresse autorité vorname nachname geburtsdatum staatsangehörigkeit geschlecht anschrift unterschrift ' +
  'apellidos nombre nombres fecha nacimiento sexo nacionalidad domicilio firma cognome nascita sesso cittadinanza statura scadenza rilascio firma data luogo ' +
  'house home apartment hotel motel studio mobile friend brother sister landlord tenant rent own buy ' +
  'achternaam voornaam geboortedatum geslacht nationaliteit handtekening apelido nome nascimento assinatura';

const set: ReadonlySet<string> = new Set(words.split(' ').map(squashLabel));

/** The squashed word is one that papers print, to the letter. */
export const isFormWord = (squashed: string): boolean => set.has(squashed);

/** Share of the words that belong to labels and instructions, 0–1. */
export function shareOfFormWords(text: string): number {
  const parts = text
    .split(/[\s/,;:()]+/)
    .map(squashLabel)
    .filter((part) => part.length > 1);
  if (parts.length === 0) return 0;
  return parts.filter((part) => set.has(part)).length / parts.length;
}
