// Openings and closings of letters, by language.

interface Frame {
  readonly salutations: readonly string[];
  readonly closings: readonly string[];
}

const frames: Readonly<Record<string, Frame>> = {
  en: {
    salutations: [
      'Dear Sir or Madam,',
      'Dear {name},',
      'To Whom It May Concern:',
      'Dear Mr. {surname}:',
      'Hello {given},',
    ],
    closings: [
      'Sincerely,',
      'Yours sincerely,',
      'Yours faithfully,',
      'Best regards,',
      'Kind regards',
      'Respectfully,',
      'Very truly yours,',
      'Thank you,',
      'Regards,',
    ],
  },
  de: {
    salutations: [
      'Sehr geehrte Damen und Herren,',
      'Sehr geehrter Herr {surname},',
      'Sehr geehrte Frau {surname},',
      'Guten Tag,',
      'Liebe Frau {surname},',
    ],
    closings: ['Mit freundlichen Grüßen', 'Freundliche Grüße', 'Hochachtungsvoll', 'Viele Grüße'],
  },
  fr: {
    salutations: ['Madame, Monsieur,', 'Monsieur,', 'Madame,', 'Cher Monsieur {surname},'],
    closings: [
      'Cordialement',
      'Veuillez agréer, Madame, Monsieur, nos salutations distinguées.',
      'Bien à vous',
      "Je vous prie d'agréer mes sincères salutations",
    ],
  },
  es: {
    salutations: [
      'Estimado Sr. {surname}:',
      'Estimada señora:',
      'Muy señores míos:',
      'A quien corresponda:',
      'Apreciado {given},',
    ],
    closings: ['Atentamente,', 'Un cordial saludo,', 'Saludos cordiales', 'Sin otro particular, le saluda atentamente'],
  },
  it: {
    salutations: ['Gentile {name},', 'Egregio Signor {surname},', 'Spettabile ditta,', 'Gentili signori,'],
    closings: ['Distinti saluti', 'Cordiali saluti', 'In fede', 'Con osservanza'],
  },
  pt: {
    salutations: ['Exmo. Senhor,', 'Prezado Sr. {surname},', 'Caro {given},', 'Exmos. Senhores,'],
    closings: ['Atenciosamente,', 'Com os melhores cumprimentos,', 'Cordialmente,'],
  },
  pl: {
    salutations: ['Szanowni Państwo,', 'Geachte heer, mevrouw,', 'Kære {given},', 'Hej {given},'],
    closings: ['Z poważaniem', 'Met vriendelijke groet,', 'Med venlig hilsen', 'Med vänliga hälsningar'],
  },
};

/** By the language of a tag such as `en-US`. */
export function frameOf(tag: string): Frame {
  return frames[tag.slice(0, 2)] ?? frames.en!;
}
