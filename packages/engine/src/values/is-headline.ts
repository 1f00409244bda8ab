// Tells what a paper calls itself, `ENERGY STATEMENT`, from the name of a firm or a person: unknown is unknown.
import { foldText } from './normalise/fold-text.ts';
import { hasLegalForm } from './recognise-party.ts';

/** At the end, as in Germanic languages; German joins them to the word before. */
const lastWord =
  /(?:^|\s)(?:statements?|pay ?slips?|pay ?stubs?|policy|application|resume|curriculum vitae|cv|certificate|agreement|contract|invoice|receipt|form|lease|licen[cs]e|passport|report|declaration|letter|quotation|loonstrook|factuur|huurovereenkomst|faktura|lonespecifikation|lonspecifikation|(?:gas|water|energy|electric(?:ity)?|utility|phone|telephone|internet|mobile|medical|monthly) bill|\p{L}*(?:rechnung|auszug|vertrag|bescheinigung|antrag|bescheid|urkunde|zeugnis|quittung|lebenslauf|versicherungsschein))$/u;
/** At the beginning, with what it is of behind, as in Romance languages and in `Statement of earnings`. */
const firstWords =
  /^(?:(?:statement|certificate|declaration|notice) of|application for|facture|releve de|bulletin de (?:paie|salaire)|contrat de|attestation|certificat|devis|quittance|factura|recibo|nomina|contrato|extracto|certificado|solicitud|poliza|fattura|ricevuta|busta paga|contratto|certificato|estratto|polizza|fatura|extrato|apolice)(?:\s|$)/;
/** Somebody may be called so, but nobody is called nothing else. */
const whole = /^(?:sample|specimen|muster|copy|duplicate|original|void|bill|summary|account summary)$/;
/** Slogans speak to the reader; the head of a printed message names the program. */
const slogan =
  /^(?:your |our (?!lady)|we |thank you|welcome to|ihr |ihre |unser|votre |notre |nuestr[ao] |uw |onze |la tua |il tuo )|^(?:gmail|outlook|hotmail|yahoo mail|icloud mail|proton mail|web de)$/;

export function isHeadline(text: string): boolean {
  if (hasLegalForm(text) && !/\s[-–—|]\s/.test(text)) return false;
  return text.split(/\s+[-–—|]\s+/).some((part) => {
    const said = foldText(part)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    return slogan.test(said) || lastWord.test(said) || firstWords.test(said) || whole.test(said);
  });
}
