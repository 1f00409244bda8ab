// Running text without facts: terms, instructions, news; in the words of no real paper.
import type { Composer } from './composer.ts';
import { fakerOf } from './world/people.ts';

const clauses =
  `The undersigned certifies that the information given above is true and complete to the best of his or her knowledge.
Please complete every section and answer each question. Failure to complete all sections may delay processing of your application.
This notice contains important information about your rights. Keep a copy of this document for your records.
Payment is due within thirty days. Please make checks payable to the company named above.
If you have any questions about this invoice, please contact us. Thank you for your business!
The tenant shall keep the premises in good repair and shall not sublet without the prior written consent of the landlord.
The employee agrees to the terms and conditions set out in the staff handbook as amended from time to time.
We may disclose information about you to other agencies as allowed by law, including for the purpose of verifying your identity.
In case of errors or questions about your electronic transfers, telephone us or write to us as soon as you can.
Interest is calculated on the daily balance and credited monthly. Fees may apply for transactions above the included number.
Attach additional sheets if necessary. Print in ink or type all answers. Do not write below this line.
You must notify the office within ten days of any change in your income, address or the number of people living in your home.
The insurer shall not be liable for any loss arising from circumstances listed in the exclusions of this policy.
This card remains the property of the issuer and must be returned on request. It is not transferable.
By signing below you authorize the release of any medical or other information necessary to process this claim.
Required documents: copies of identification, proof of residence, and the last two statements of each account.
This agreement shall be governed by the laws of the state in which the property is located.
I hereby declare that I have read and understood the instructions and that my answers are correct.
Estimated average burden hours vary depending on individual circumstances. See the instructions on the back of this form.
Your rate is fixed until the end of the term. After that date a variable rate will apply unless you choose another product.
Goods remain our property until paid in full. Claims must be made within eight days of receipt.
The borrower promises to pay the principal amount together with interest as set out in this note.
Responsible for planning, budgeting and the supervision of a team of six; introduced a new system for tracking orders.
Developed and maintained web applications; improved page load time and reduced costs.
Worked with customers to resolve their requests and prepared weekly reports for the management.
Keep this part for your records and return the lower part with your payment. Do not send cash by mail.
For office use only. Do not staple. See reverse side for further information and the schedule of fees.
Hiermit bestätige ich die Richtigkeit und Vollständigkeit der obigen Angaben. Änderungen sind unverzüglich mitzuteilen.
Bitte überweisen Sie den Betrag innerhalb von vierzehn Tagen ohne Abzug auf das unten genannte Konto.
Der Mieter verpflichtet sich, die Mieträume schonend und pfleglich zu behandeln.
Je certifie sur l'honneur l'exactitude des renseignements portés ci-dessus. Toute fausse déclaration est passible de poursuites.
En cas de retard de paiement, une pénalité sera appliquée ainsi qu'une indemnité forfaitaire pour frais de recouvrement.
El firmante declara que son ciertos los datos consignados en la presente solicitud. Gracias por su visita.
Il presente documento non ha valore fiscale. Si prega di conservare la ricevuta per eventuali reclami.
Declaro que as informações prestadas são verdadeiras. Obrigado pela sua preferência.
Ondergetekende verklaart dit formulier naar waarheid te hebben ingevuld. Betaling binnen dertig dagen.`
    .split('\n')
    .map((line) => line.trim());

export function sentences(composer: Composer, least: number, most: number): string {
  const { random } = composer;
  const faker = fakerOf(composer.world.locale, random);
  const parts: string[] = [];
  for (let i = random.int(least, most); i > 0; i--) {
    parts.push(
      random.chance(0.6)
        ? random.pick(clauses)
        : random.chance(0.5)
          ? faker.lorem.sentence()
          : `${faker.company.catchPhrase()} ${faker.hacker.phrase()}`,
    );
  }
  return parts.join(' ');
}

/** A paragraph of plain text. */
export const paragraph = (composer: Composer, least = 1, most = 4): string =>
  `<p>${composer.sheet.prose(sentences(composer, least, most).replaceAll('&', '&amp;').replaceAll('<', ''))}</p>`;
