// Sentences and words of `@oneform/contract`.
import type { Sentences } from '../translate-with.ts';

const documentTypes: Sentences = {
  Passport: 'Reisepass',
  'ID card': 'Personalausweis',
  'Driver’s license': 'Führerschein',
  Visa: 'Visum',
  'Residence permit': 'Aufenthaltstitel',
  'Marriage certificate': 'Heiratsurkunde',
  Payslip: 'Gehaltsabrechnung',
  'Bank statement': 'Kontoauszug',
  'W-2': 'W-2 (US-Lohnsteuerbescheinigung)',
  'W-9': 'W-9 (US-Steuernummer)',
  '1099': '1099 (US-Einkünfte)',
  'Tax return': 'Steuererklärung',
  'Employment letter': 'Arbeitgeberbescheinigung',
  'Offer letter': 'Stellenangebot',
  Resume: 'Lebenslauf',
  Transcript: 'Notenübersicht',
  Diploma: 'Abschlusszeugnis',
  'Language test': 'Sprachtest',
  'Recommendation letter': 'Empfehlungsschreiben',
  Lease: 'Mietvertrag',
  'Utility bill': 'Rechnung eines Versorgers',
  'Insurance policy': 'Versicherungspolice',
  'Vehicle registration': 'Fahrzeugschein',
  Invoice: 'Rechnung',
  Receipt: 'Quittung',
  'Certificate of incorporation': 'Gründungsurkunde',
  'Company document': 'Gesellschaftsdokument',
  'EIN letter': 'EIN-Schreiben',
  'Application form': 'Antragsformular',
  Letter: 'Brief',
  Other: 'Sonstiges',
  'Multiple documents': 'Mehrere Dokumente',
};

const problemsOfDocuments: Sentences = {
  'The file is empty. Check the original and upload that.':
    'Die Datei ist leer. Prüfen Sie das Original und laden Sie es hoch.',
  'This kind of file cannot be read. Please upload PDF, JPG, PNG, or TXT files.':
    'Diese Art von Datei kann nicht gelesen werden. Bitte laden Sie PDF, JPG, PNG oder TXT hoch.',
  'The file’s contents don’t match its name. Please save it again as PDF, JPG, PNG or TXT.':
    'Inhalt und Name der Datei passen nicht zusammen. Bitte speichern Sie sie neu als PDF, JPG, PNG oder TXT.',
  'The PDF is protected by a password. Save a copy without the password and upload that.':
    'Das PDF ist mit einem Passwort geschützt. Speichern Sie eine Kopie ohne Passwort und laden Sie diese hoch.',
  'The file is damaged and cannot be opened. Please export or scan it again.':
    'Die Datei ist beschädigt und lässt sich nicht öffnen. Bitte exportieren oder scannen Sie sie noch einmal.',
  'The PDF has no pages.': 'Das PDF hat keine Seiten.',
  'The document has too many pages. Please split it and upload the parts that matter.':
    'Das Dokument hat zu viele Seiten. Bitte teilen Sie es und laden Sie die wichtigen Teile hoch.',
  'The picture has too many pixels to be read safely. Please upload a smaller version of it.':
    'Das Bild hat zu viele Pixel, um sicher gelesen zu werden. Bitte laden Sie eine kleinere Fassung hoch.',
  'No text was found. If this is a photo, take it again in good light from directly above.':
    'Es wurde kein Text gefunden. Ist es ein Foto, nehmen Sie es bei gutem Licht gerade von oben noch einmal auf.',
  'One page could not be read; the others were.': 'Eine Seite konnte nicht gelesen werden, die anderen schon.',
  'One page is very long: only its beginning and its end were searched for values. Please split the file if something in the middle matters.':
    'Eine Seite ist sehr lang: Nur Anfang und Ende wurden nach Werten durchsucht. Teilen Sie die Datei, wenn in der Mitte etwas Wichtiges steht.',
  'Data inside the file could not be read safely and was left out. The pages themselves were read.':
    'Daten innerhalb der Datei ließen sich nicht sicher lesen und wurden ausgelassen. Die Seiten selbst wurden gelesen.',
  'The file is not plain text. Please upload PDF, JPG, PNG, or TXT files.':
    'Die Datei ist kein einfacher Text. Bitte laden Sie PDF, JPG, PNG oder TXT hoch.',
  'Reading took too long and was stopped. Please upload fewer pages at a time.':
    'Das Lesen hat zu lange gedauert und wurde beendet. Bitte laden Sie weniger Seiten auf einmal hoch.',
  'Reading the file needed too much memory and was stopped. Please upload a smaller version of it.':
    'Das Lesen der Datei brauchte zu viel Speicher und wurde beendet. Bitte laden Sie eine kleinere Fassung hoch.',
  'You don’t have enough credits to read this document. It is kept and can be read later.':
    'Ihre Credits reichen nicht, um dieses Dokument zu lesen. Es bleibt erhalten und kann später gelesen werden.',
  'You’ve reached today’s limit for reading documents. The document is kept; read it again tomorrow.':
    'Für heute ist die Grenze beim Lesen von Dokumenten erreicht. Das Dokument bleibt erhalten; lesen Sie es morgen erneut.',
  'The stored file could not be found. Please upload it again.':
    'Die gespeicherte Datei wurde nicht gefunden. Bitte laden Sie sie noch einmal hoch.',
  'Something went wrong on our side. The document is safe; please try again.':
    'Bei uns ist etwas schiefgegangen. Das Dokument ist sicher; bitte versuchen Sie es noch einmal.',
};

const filling: Sentences = {
  'Written as intended': 'Wie vorgesehen eingetragen',
  'To check: on the added page': 'Zu prüfen: auf der Zusatzseite',
  'To check: not filled correctly': 'Zu prüfen: nicht richtig eingetragen',
  'To check: not sure': 'Zu prüfen: unsicher',
  'Left blank': 'Leer gelassen',
  'It’s not clear what the form asks for here.': 'Es ist nicht klar, wonach das Formular hier fragt.',
  'The collection has no value for this yet.': 'Die Sammlung hat dafür noch keinen Wert.',
  'This value may belong here. Please check.': 'Dieser Wert könnte hierher gehören. Bitte prüfen Sie ihn.',
  'More than one value in the collection fits here.': 'Mehrere Werte der Sammlung passen hier.',
  'The form already had another value here, which was kept.':
    'Im Formular stand hier schon ein anderer Wert; er wurde behalten.',
  'Too long for the field. The full text is on the added page.':
    'Zu lang für das Feld. Der ganze Text steht auf der Zusatzseite.',
  'Too long for this place. Please shorten it, or write it by hand.':
    'Zu lang für diese Stelle. Bitte kürzen Sie den Text oder schreiben Sie ihn von Hand.',
  'Some of these characters can’t be shown in the form. Please write this one by hand.':
    'Einige dieser Zeichen kann das Formular nicht darstellen. Bitte schreiben Sie das von Hand.',
  'None of the form’s options match.': 'Keine der Auswahlmöglichkeiten des Formulars passt.',
  'The form doesn’t allow changes to this field.': 'Das Formular lässt Änderungen an diesem Feld nicht zu.',
  'Sign this by hand.': 'Unterschreiben Sie hier von Hand.',
  'Left blank as you decided.': 'Leer gelassen, wie Sie es entschieden haben.',
  'The finished file doesn’t show what was entered.': 'Die fertige Datei zeigt nicht, was eingetragen wurde.',
  'The form was protected against changes. The filled copy is not.':
    'Das Formular war gegen Änderungen geschützt. Die ausgefüllte Kopie ist es nicht.',
  'The form held its fields twice, once in Adobe’s XFA format. That copy was removed so that every reader shows what was filled in.':
    'Das Formular enthielt seine Felder zweimal, einmal in Adobes XFA-Format. Diese Fassung wurde entfernt, damit jedes Programm zeigt, was eingetragen ist.',
  'The form is signed. The values were added after the signature, which stays valid.':
    'Das Formular ist signiert. Die Werte wurden nach der Signatur hinzugefügt; sie bleibt gültig.',
  'The filled form has no fields any more, so that nobody can change what it says.':
    'Das ausgefüllte Formular hat keine Felder mehr, damit niemand seinen Inhalt ändern kann.',
  'The form was signed. Its signature is no longer valid.':
    'Das Formular war signiert. Seine Signatur ist nicht mehr gültig.',
  'This is neither a PDF nor a picture. Please choose the form as a PDF, JPEG or PNG.':
    'Das ist weder ein PDF noch ein Bild. Bitte wählen Sie das Formular als PDF, JPEG oder PNG.',
  'The PDF is damaged and cannot be opened. Please download it again.':
    'Das PDF ist beschädigt und lässt sich nicht öffnen. Bitte laden Sie es noch einmal herunter.',
  'The PDF is protected and can’t be filled in. Look for a version without protection.':
    'Das PDF ist geschützt und lässt sich nicht ausfüllen. Suchen Sie eine Fassung ohne Schutz.',
  'This form is signed, and filling it in makes the signature invalid. Ask for an unsigned form, or fill it in anyway.':
    'Dieses Formular ist signiert, und Ausfüllen macht die Signatur ungültig. Bitten Sie um ein Formular ohne Signatur oder füllen Sie es trotzdem aus.',
  'This form uses Adobe’s XFA format, which only Adobe Reader can fill in. Look for a standard fillable version.':
    'Dieses Formular nutzt Adobes XFA-Format, das nur Adobe Reader ausfüllen kann. Suchen Sie eine gewöhnliche ausfüllbare Fassung.',
  'This PDF has nothing to fill in: no fields, lines or boxes were found on its pages.':
    'In diesem PDF gibt es nichts auszufüllen: Auf seinen Seiten fanden sich keine Felder, Linien oder Kästchen.',
  'All fields of this form are locked. Look for a blank version of it.':
    'Alle Felder dieses Formulars sind gesperrt. Suchen Sie eine leere Fassung.',
  'The PDF has too many pages. Please choose the form alone.':
    'Das PDF hat zu viele Seiten. Bitte wählen Sie nur das Formular.',
  'Filling the form took too long and was stopped. Nothing was changed.':
    'Das Ausfüllen hat zu lange gedauert und wurde beendet. Es wurde nichts geändert.',
  'Filling the form needed too much memory and was stopped. Nothing was changed.':
    'Das Ausfüllen brauchte zu viel Speicher und wurde beendet. Es wurde nichts geändert.',
};

const models: Sentences = {
  'it did not answer in time': 'es hat nicht rechtzeitig geantwortet',
  'it is not accepting more requests right now': 'es nimmt gerade keine weiteren Anfragen an',
  'it is not available right now': 'es ist gerade nicht verfügbar',
  'it could not be reached': 'es war nicht erreichbar',
  'it does not accept the API key': 'es nimmt den API-Schlüssel nicht an',
  'its provider’s credit is used up': 'das Guthaben beim Anbieter ist aufgebraucht',
  'its answer could not be used': 'seine Antwort war nicht brauchbar',
  'its answer was too long': 'seine Antwort war zu lang',
  'it failed several times in a row and is paused for a while':
    'es ist mehrmals hintereinander ausgefallen und macht eine Pause',
  'OneForm was stopped while it was being asked': 'OneForm wurde beendet, während es gefragt wurde',
  '{} said more than could be checked: {} of its statements were left out.':
    '{1} hat mehr gesagt, als sich prüfen ließ: {2} seiner Aussagen wurden ausgelassen.',
  '{} answered only in part: {}. OneForm’s own rules did the rest.':
    '{1} hat nur zum Teil geantwortet: {2}. Den Rest haben die Regeln von OneForm erledigt.',
  '{} could not be used: {}. OneForm’s own rules did all of the work.':
    '{1} konnte nicht verwendet werden: {2}. Alles haben die Regeln von OneForm erledigt.',
};

const machineReadings: Sentences = {
  'Driver’s license barcode': 'Strichcode des Führerscheins',
  'Mobile driver’s license code': 'Code des mobilen Führerscheins',
  'Digital seal': 'Digitales Siegel',
  'Digital seal (2D-Doc)': 'Digitales Siegel (2D-Doc)',
  'Health certificate code': 'Code des Gesundheitszertifikats',
  'Boarding pass code': 'Code der Bordkarte',
  'Vehicle registration code': 'Code des Fahrzeugscheins',
  'Swiss QR bill': 'Schweizer QR-Rechnung',
  'Payment code': 'Zahlungscode',
  'Contact card code': 'Code einer Visitenkarte',
  'Electronic invoice inside the file': 'Elektronische Rechnung in der Datei',
  'Form fields': 'Formularfelder',
  'Attached data': 'Angehängte Daten',
  'File metadata': 'Metadaten der Datei',
  'Digital signature': 'Digitale Signatur',
  'Web address': 'Webadresse',
  Code: 'Code',
  'The barcode says {}, but {} is printed.': 'Der Strichcode sagt {1}, gedruckt ist aber {2}.',
  'The QR code says {}, but {} is printed.': 'Der QR-Code sagt {1}, gedruckt ist aber {2}.',
  'The digital seal says {}, but {} is printed.': 'Das digitale Siegel sagt {1}, gedruckt ist aber {2}.',
  'The invoice inside the file says {}, but {} is printed.':
    'Die Rechnung in der Datei sagt {1}, gedruckt ist aber {2}.',
  'The form says {}, but {} is printed.': 'Das Formular sagt {1}, gedruckt ist aber {2}.',
  'The attached data says {}, but {} is printed.': 'Die angehängten Daten sagen {1}, gedruckt ist aber {2}.',
  'The code says {}, but {} is printed.': 'Der Code sagt {1}, gedruckt ist aber {2}.',
};

const validation: Sentences = {
  'Please enter a valid email address': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Please enter a valid number': 'Bitte geben Sie eine gültige Zahl ein',
  'Please enter a valid date (YYYY-MM-DD)': 'Bitte geben Sie ein gültiges Datum ein (JJJJ-MM-TT)',
  'Please enter a valid format': 'Bitte prüfen Sie das Format',
  'Maximum {} characters allowed': 'Höchstens {1} Zeichen sind erlaubt',
  'Date must be after 1900': 'Das Datum muss nach 1900 liegen',
  'Date must be in the past': 'Das Datum muss in der Vergangenheit liegen',
  'Date must be in the future': 'Das Datum muss in der Zukunft liegen',
};

const readiness: Sentences = {
  '"{}" is {}; it should be {} or later.': '„{1}“ ist der {2}, sollte aber der {3} oder später sein.',
  '"{}" is {}, before the birth on {}.': '„{1}“ ist der {2}, vor der Geburt am {3}.',
  '"{}" is {}, before {}.': '„{1}“ ist der {2}, vor dem {3}.',
  '"{}" is {}, not {}.': '„{1}“ ist {2}, nicht {3}.',
  'There is a gap from {} to {}.': 'Vom {1} bis zum {2} gibt es eine Lücke.',
  '"{}" covers less than {} years, and nothing earlier is listed.':
    '„{1}“ umfasst weniger als {2} Jahre, und Früheres ist nicht aufgeführt.',
  '{} is a postal code of {}, not of {}.': '{1} ist eine Postleitzahl von {2}, nicht von {3}.',
  '{} is a city of {}, not of {}.': '{1} liegt in {2}, nicht in {3}.',
  'The postal code of an address lies in its state.': 'Die Postleitzahl einer Adresse gehört zu ihrem Bundesstaat.',
  'The city of an address lies in its country.': 'Der Ort einer Adresse liegt in ihrem Land.',
  'What ends does not end before it begins.': 'Nichts endet, bevor es beginnt.',
  'Nothing of a life is dated before its birth.': 'Nichts im Leben liegt vor der Geburt.',
};

const words: Sentences = {
  Yes: 'Ja',
  No: 'Nein',
  Free: 'Kostenlos',
  Categorization: 'Erkennen',
  Extraction: 'Auslesen',
  Parsing: 'Zuordnen',
  'Other Fields': 'Weitere Felder',
  'Travel & Immigration': 'Reise & Aufenthalt',
  'Finance & Banking': 'Finanzen & Bank',
  Education: 'Bildung',
  Insurance: 'Versicherung',
  Employment: 'Beruf',
  'Real Estate': 'Wohnen',
  Business: 'Unternehmen',
};

export const contract: Sentences = {
  ...documentTypes,
  ...problemsOfDocuments,
  ...filling,
  ...models,
  ...machineReadings,
  ...validation,
  ...readiness,
  ...words,
};
