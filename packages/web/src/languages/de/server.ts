// Sentences of the server, besides the labels of templates.
import type { Sentences } from '../translate-with.ts';

const whose: Sentences = {
  'This {} does not say whose it is.': 'Dieses Dokument sagt nicht, wem es gehört.',
  'This {} names {}, who may be you or somebody else.':
    'Dieses Dokument nennt {2}. Das können Sie sein oder jemand anderes.',
  'This {} is about {} and {}.': 'In diesem Dokument geht es um {2} und {3}.',
  'This {} is about {}.': 'In diesem Dokument geht es um {2}.',
  'You set this paper aside.': 'Sie haben dieses Dokument beiseitegelegt.',
  'You said that this paper is nobody’s.': 'Sie haben angegeben, dass dieses Dokument niemandem gehört.',
  'This paper names nobody.': 'Dieses Dokument nennt niemanden.',
  'This paper is yours.': 'Dieses Dokument gehört Ihnen.',
  'This paper belongs to you and {}.': 'Dieses Dokument gehört Ihnen und {1}.',
  'This paper belongs to {} and {}.': 'Dieses Dokument gehört {1} und {2}.',
  'This paper belongs to {}.': 'Dieses Dokument gehört {1}.',
  'None of it was filled in.': 'Nichts davon wurde eingetragen.',
  '1 value was filled in.': '1 Wert wurde eingetragen.',
  '{} values were filled in.': '{1} Werte wurden eingetragen.',
  '1 value waits for a decision.': '1 Wert wartet auf eine Entscheidung.',
  '{} values wait for a decision.': '{1} Werte warten auf eine Entscheidung.',
};

const suggestions: Sentences = {
  '"{}" confirms its value with check digits, totals or a second mention; the current value was typed.':
    '„{1}“ bestätigt seinen Wert durch Prüfziffern, Summen oder eine zweite Nennung; der jetzige Wert wurde eingegeben.',
  '"{}" confirms its value with check digits, totals or a second mention; the current value was only read.':
    '„{1}“ bestätigt seinen Wert durch Prüfziffern, Summen oder eine zweite Nennung; der jetzige Wert wurde nur gelesen.',
  '"{}" confirms its value with check digits, totals or a second mention.':
    '„{1}“ bestätigt seinen Wert durch Prüfziffern, Summen oder eine zweite Nennung.',
  '"{}" confirms the current value with check digits, totals or a second mention; the new one was only read.':
    '„{1}“ bestätigt den jetzigen Wert durch Prüfziffern, Summen oder eine zweite Nennung; der neue wurde nur gelesen.',
  '{} documents agree on the new value.': '{1} Dokumente stimmen beim neuen Wert überein.',
  '{} documents agree on the current value.': '{1} Dokumente stimmen beim jetzigen Wert überein.',
  'The current value was typed; compare it with "{}".':
    'Der jetzige Wert wurde eingegeben; vergleichen Sie ihn mit „{1}“.',
  '"{}" is newer ({} against {}).': '„{1}“ ist neuer ({2} gegenüber {3}).',
  Two: 'Zwei',
  Three: 'Drei',
  Four: 'Vier',
  Five: 'Fünf',
  Six: 'Sechs',
  Seven: 'Sieben',
  Eight: 'Acht',
  Nine: 'Neun',
};

const explanations: Sentences = {
  'A date (YYYY-MM-DD).': 'Ein Datum (JJJJ-MM-TT).',
  'A number, without currency or unit.': 'Eine Zahl, ohne Währung oder Einheit.',
  'An e-mail address.': 'Eine E-Mail-Adresse.',
  'A web address.': 'Eine Webadresse.',
  'Yes or no.': 'Ja oder nein.',
  'One or more entries.': 'Ein oder mehrere Einträge.',
  'A group of fields.': 'Eine Gruppe von Feldern.',
  'After 1900.': 'Nach 1900.',
  'It must be in the past.': 'Es muss in der Vergangenheit liegen.',
  'It must be in the future.': 'Es muss in der Zukunft liegen.',
  'One of: {}.': 'Eines davon: {1}.',
  'One of {} choices.': 'Eine von {1} Möglichkeiten.',
  'At most {} characters.': 'Höchstens {1} Zeichen.',
  'You can leave it empty.': 'Sie können es leer lassen.',
};

const prices: Sentences = {
  'Charged when a model finds something': 'Wird berechnet, wenn ein Modell etwas findet',
  'One explanation': 'Eine Erklärung',
  '{} a page': '{1} pro Seite',
  'Already read with the model: free': 'Schon mit dem Modell gelesen: kostenlos',
  'Already read: free': 'Schon gelesen: kostenlos',
  'Read once for both: free': 'Für beide einmal gelesen: kostenlos',
  '1 page': '1 Seite',
  '{} pages': '{1} Seiten',
  '{} documents': '{1} Dokumente',
  '{}, and {} if the model is asked twice': '{1}, und {2}, wenn das Modell zweimal gefragt wird',
  'This costs 1 credit and you have {}. Nothing is lost, and you can start it later.':
    'Das kostet 1 Credit und Sie haben {1}. Es geht nichts verloren, und Sie können es später beginnen.',
  'This costs {} credits and you have {}. Nothing is lost, and you can start it later.':
    'Das kostet {1} Credits und Sie haben {2}. Es geht nichts verloren, und Sie können es später beginnen.',
};

const refusals: Sentences = {
  'Sign-in is not set up for this address. Your administrator needs to set PUBLIC_URL.':
    'Für diese Adresse ist die Anmeldung nicht eingerichtet. Ihre Administration muss PUBLIC_URL setzen.',
  'You already have {} API keys. Delete one first.': 'Sie haben schon {1} API-Schlüssel. Löschen Sie zuerst einen.',
  'You already have {} webhooks. Delete one first.': 'Sie haben schon {1} Webhooks. Löschen Sie zuerst einen.',
  'The e-mail address does not match.': 'Die E-Mail-Adresse stimmt nicht überein.',
  'It has changed in the meantime and was left as it is.':
    'Es hat sich in der Zwischenzeit geändert und blieb, wie es ist.',
  '{}: It has changed in the meantime and was left as it is.':
    '{1}: hat sich in der Zwischenzeit geändert und blieb, wie es ist.',
  'This update was already approved.': 'Diese Änderung wurde schon bestätigt.',
  'This update was already rejected.': 'Diese Änderung wurde schon abgelehnt.',
  'This update was already restored.': 'Diese Änderung wurde schon zurückgesetzt.',
  '{} forms are remembered already. Forget one first.':
    'Es sind schon {1} Formulare gemerkt. Vergessen Sie zuerst eines.',
  'This page cannot be shown.': 'Diese Seite kann nicht angezeigt werden.',
  'This template doesn’t exist.': 'Diese Vorlage gibt es nicht.',
  'This person doesn’t exist.': 'Diese Person gibt es nicht.',
  '{} belongs to the template and cannot be deleted.': '{1} gehört zur Vorlage und kann nicht gelöscht werden.',
  'Too many fields are marked as not applicable.': 'Zu viele Felder sind als nicht zutreffend markiert.',
  'The original was deleted after it was read.': 'Das Original wurde nach dem Lesen gelöscht.',
  'You already keep {} documents. The limit is {}. Delete one first.':
    'Sie haben schon {1} Dokumente. Die Grenze liegt bei {2}. Löschen Sie zuerst eines.',
  'Your documents take up {} of {}. There isn’t room for another {}. Delete some first.':
    'Ihre Dokumente belegen {1} von {2}. Für weitere {3} ist kein Platz. Löschen Sie zuerst einige.',
  'File "{}" has unsupported type {}. Please upload PDF, JPG, PNG, or TXT files.':
    'Die Datei „{1}“ hat einen nicht unterstützten Typ ({2}). Bitte laden Sie PDF, JPG, PNG oder TXT hoch.',
  'File "{}" is too large ({}). Maximum size is 10MB.':
    'Die Datei „{1}“ ist zu groß ({2}). Erlaubt sind höchstens 10 MB.',
  'Options are required for dropdown fields': 'Eine Auswahlliste braucht Auswahlmöglichkeiten',
  'Please select a field': 'Bitte wählen Sie ein Feld aus',
  'Field names cannot begin with an underscore.': 'Feldnamen dürfen nicht mit einem Unterstrich beginnen.',
  'Section names cannot begin with an underscore.':
    'Namen von Abschnitten dürfen nicht mit einem Unterstrich beginnen.',
  'Fields cannot be nested deeper than {} levels.': 'Felder lassen sich höchstens {1} Ebenen tief schachteln.',
  'There is already a field "{}" here.': 'Hier gibt es schon ein Feld „{1}“.',
  'There is nothing to decide about {} in this update.': 'In dieser Änderung ist zu {1} nichts zu entscheiden.',
};

const places: Sentences = { 'this computer': 'diesem Computer', 'this server': 'diesem Server' };

export const server: Sentences = { ...whose, ...places, ...suggestions, ...explanations, ...prices, ...refusals };
