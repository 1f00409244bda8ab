// Titles of clauses in contracts and of paragraphs in letters, and openings and closings of letters.
import type { Tongue } from './sentences.ts';

const list = (text: string): string[] => text.split(';').map((title) => title.trim());

export const clauseTitles: Readonly<Record<Tongue, readonly string[]>> = {
  en: list(
    'Parties; Premises; Term; Rent; Security Deposit; Utilities; Occupants; Governing law; Purpose; Name; Registered office; Notices; Furnishings; Interest; Payments; Use of the property; Confidentiality; Notice period; General; Entire agreement',
  ),
  de: list(
    'Mietsache; Miete; Kaution; Mietzeit; Vertragsparteien; Vergütung; Kündigung; Nebenabreden; Sonstiges; Arbeitszeit',
  ),
  fr: list(
    'Parties; Désignation; Durée; Loyer; Dépôt de garantie; Charges; Rémunération; Résiliation; Dispositions diverses',
  ),
  es: list('Partes; Objeto; Duración; Renta; Fianza; Gastos; Retribución; Notificaciones; Otros pactos'),
  it: list('Parti; Oggetto; Durata; Canone; Deposito cauzionale; Spese; Retribuzione; Recesso; Varie'),
  pt: list('Partes; Objeto; Prazo; Renda; Caução; Retribuição; Rescisão; Disposições finais'),
  nl: list('Partijen; Het gehuurde; Duur; Huurprijs; Waarborgsom; Salaris; Opzegging; Overige bepalingen'),
  pl: list('Strony umowy; Przedmiot umowy; Czynsz; Kaucja; Postanowienia końcowe'),
  sv: list('Parter; Hyra; Hyrestid; Deposition; Uppsägning; Övrigt'),
};

export const salutations: Readonly<Record<Tongue, readonly string[]>> = {
  en: list(
    'Dear Sir or Madam,; To whom it may concern,; Dear Mr Smith,; Dear Hiring Manager,; Hello,; Dear Sirs,; Dear Ms Okafor,; TO WHOM IT MAY CONCERN:; Dear customer,',
  ),
  de: list(
    'Sehr geehrte Damen und Herren,; Sehr geehrte Frau Lindner,; Sehr geehrter Herr Brandt,; Guten Tag,; Liebe Nachbarn,',
  ),
  fr: list('Madame, Monsieur,; Monsieur le Directeur,; Chère Madame,; Bonjour,'),
  es: list('Estimados señores:; Muy señor mío:; Estimada cliente:; A quien corresponda:'),
  it: list('Gentile cliente,; Spettabile ditta,; Egregio dottore,; Gentile signora,'),
  pt: list('Exmos. Senhores,; Prezado cliente,; Cara Senhora,; A quem possa interessar,'),
  nl: list('Geachte heer, mevrouw,; Beste klant,; Geachte mevrouw De Boer,'),
  pl: list('Szanowni Państwo,; Dzień dobry,'),
  sv: list('Hej,; Bästa kund,; Till den det berör,'),
};

export const closings: Readonly<Record<Tongue, readonly string[]>> = {
  en: list('Sincerely,; Yours faithfully,; Kind regards,; Best regards,; Thanks,; Very truly yours,; Respectfully,'),
  de: list('Mit freundlichen Grüßen; Hochachtungsvoll; Freundliche Grüße; Im Auftrag'),
  fr: list('Cordialement,; Veuillez agréer, Madame, Monsieur, nos salutations distinguées.; Bien à vous,'),
  es: list('Atentamente,; Un cordial saludo,; Reciba un saludo,'),
  it: list('Cordiali saluti; Distinti saluti; In fede'),
  pt: list('Atenciosamente,; Com os melhores cumprimentos,; Cumprimentos,'),
  nl: list('Met vriendelijke groet,; Hoogachtend,'),
  pl: list('Z poważaniem; Pozdrawiam'),
  sv: list('Med vänlig hälsning; Vänliga hälsningar'),
};
