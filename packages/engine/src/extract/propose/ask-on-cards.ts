// Further meanings of captions on cards and passports, beyond their words.
import type { DocumentType } from '@oneform/contract';
import { declarations } from '#catalogue/document-types/declarations.ts';
import type { CaptionEntry } from '#catalogue/lexicon/caption-entry.ts';

const numbers: ReadonlySet<string> = new Set(['document_number', 'license_number']);
const until = /until|till|jusqu|gultigbis|hasta|geldigtot|finoal/;

/**
 * Facts that may be together under a caption of the first: `Name` over surname and given names, both parents behind
 * `Child of`.
 */
const together: Readonly<Record<string, string>> = {
  full_name: 'surname+given_names',
  father_name: 'father_name+mother_name',
  visa_type: 'visa_type+visa_category',
};

/** `wording` is squashed. */
export function asksOnCards(
  entries: readonly CaptionEntry[],
  wording: string,
  type: DocumentType,
): readonly CaptionEntry[] {
  const { isIdentityPaper, ownNumber, isPermission } = declarations[type];
  if (!isIdentityPaper) return entries;
  const asked = entries.flatMap((entry): CaptionEntry[] => {
    const { name } = entry;
    // `Document no.` on a passport asks for the passport's.
    if (ownNumber && numbers.has(name)) return [{ ...entry, name: ownNumber }];
    if (together[name]) return [entry, { ...entry, name: together[name], shape: 'party' }];
    return name === 'expiry_date' && isPermission && until.test(wording)
      ? [entry, { ...entry, name: 'valid_until' }]
      : [entry];
  });
  return asked.filter(({ name }, at) => asked.findIndex((other) => other.name === name) === at);
}
