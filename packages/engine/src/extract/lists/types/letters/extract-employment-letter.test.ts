import { describe, expect, it } from 'vitest';
import { type Drawn, drawBlock, drawPage, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

const employment = (...drawn: Drawn[]) => readDrawn('employment_letter', drawPage(drawn));

describe('extractEmploymentLetter', () => {
  it('reads a letter in sentences', async () => {
    expect(
      await employment(
        [50, 50, 'Tidewater Analytics Inc.', 15],
        [50, 66, '700 Bayfront Parkway, Mobile, AL 36602'],
        [50, 100, 'June 12, 2024'],
        [50, 130, 'To Whom It May Concern,'],
        ...drawBlock(50, 160, [
          'This letter is to confirm that Beatrix Nomura is employed by Tidewater Analytics Inc. as a Senior Data',
          'Engineer. She has been with us since March 4, 2019. Her annual base salary is $118,500.00.',
        ]),
        [50, 220, 'Sincerely,'],
        [50, 260, 'Carlton Hayes'],
        [50, 273, 'Human Resources Director'],
      ),
    ).toMatchObject({
      full_name: 'Beatrix Nomura',
      employer_name: 'Tidewater Analytics Inc.',
      job_title: 'Senior Data Engineer',
      employment_start_date: '2019-03-04',
      annual_base_pay: '118500.00',
      letter_date: '2024-06-12',
      employer_signatory: 'Carlton Hayes',
      signatory_title: 'Human Resources Director',
    });
  });

  it('reads another wording', async () => {
    const { drawn, facts } = drawnPaper('a confirmation with its subject in a line of its own');
    expect(await employment(...drawn)).toMatchObject(facts);
  });

  it('reads the position before that one began with', async () => {
    expect(
      await employment(
        [50, 50, 'Gulfmere Facades L.L.C.', 15],
        [50, 100, '16 November 2025'],
        ...drawBlock(50, 160, [
          'This is to certify that Mr. Farrukh Sobirov is a full-time employee of this company. He joined us on',
          '04 March 2019 as Quantity Surveyor and has been working as Senior Estimator since 01 July 2022.',
        ]),
      ),
    ).toMatchObject({ previous_position: 'Quantity Surveyor' });
  });

  it('reads Spanish and French sentences', async () => {
    expect(
      await employment(
        [50, 50, 'LÁCTEOS FACUNDO S.A.S.', 15],
        [50, 70, 'CERTIFICACIÓN LABORAL'],
        ...drawBlock(50, 160, [
          'Que la señora Yuliana Castrillón labora en esta empresa desde el 14 de enero de 2020 y desempeña',
          'actualmente el cargo de Coordinadora de Calidad en la planta de Rionegro. Que entre el 3 de julio de',
          '2017 y el 20 de diciembre de 2019 prestó sus servicios como Analista de Laboratorio mediante contrato.',
        ]),
      ),
    ).toMatchObject({
      job_title: 'Coordinadora de Calidad',
      employment_start_date: '2020-01-14',
      previous_position: 'Analista de Laboratorio',
      previous_employment_start: '2017-07-03',
      previous_employment_end: '2019-12-20',
    });
    expect(
      await employment(
        [50, 50, 'ATELIERS DU VERDANSON', 15],
        [50, 70, "ATTESTATION D'EMPLOI"],
        ...drawBlock(50, 160, [
          'Madame Nawel BENSOUSSAN fait partie de notre personnel depuis le 2 novembre 2017. Elle occupe à ce jour',
          "l'emploi de responsable d'atelier, statut agent de maîtrise. Elle exerçait auparavant les fonctions de",
          'piqueuse-finisseuse.',
        ]),
      ),
    ).toMatchObject({ job_title: "responsable d'atelier", previous_position: 'piqueuse-finisseuse' });
  });

  it('reads a form with labels', async () => {
    expect(
      await employment(
        [200, 50, 'EMPLOYMENT VERIFICATION', 14],
        [50, 90, 'Employee Name:'],
        [200, 90, 'Sunita Rao'],
        [50, 105, 'Employer:'],
        [200, 105, 'Kestrel Robotics Pvt Ltd'],
        [50, 120, 'Job Title:'],
        [200, 120, 'Firmware Engineer'],
        [50, 135, 'Date of Hire:'],
        [200, 135, '16/08/2021'],
        [50, 150, 'Annual Salary:'],
        [200, 150, 'INR 14,50,000'],
      ),
    ).toMatchObject({
      full_name: 'Sunita Rao',
      employer_name: 'Kestrel Robotics Pvt Ltd',
      job_title: 'Firmware Engineer',
      employment_start_date: '2021-08-16',
      annual_base_pay: '1450000',
    });
  });

  it('reads a request for verification with numbered boxes', async () => {
    const { drawn, facts } = drawnPaper('a request for verification with numbered boxes');
    expect(await employment(...drawn)).toMatchObject(facts);
  });

  it('takes the yearly pay where the pay of a shorter time stands before it', async () => {
    const { drawn, facts } = drawnPaper('the yearly pay behind that of a shorter time');
    expect(await readDrawn('offer_letter', drawPage(drawn))).toMatchObject(facts);
  });
});

describe('other letters', () => {
  it('reads an offer', async () => {
    const { drawn, facts } = drawnPaper('an offer to somebody whose address stands above');
    expect(await readDrawn('offer_letter', drawPage(drawn))).toMatchObject(facts);
  });

  it('reads a recommendation', async () => {
    const { drawn, facts } = drawnPaper('a recommendation signed with title and university');
    expect(await readDrawn('recommendation_letter', drawPage(drawn))).toMatchObject(facts);
  });

  it('reads a plain letter', async () => {
    const page = drawPage([
      [50, 50, 'Granite Peak Insurance Company', 14],
      [50, 80, '5 February 2024'],
      ...drawBlock(50, 110, ['Ms Valeria Conti', '3 Elm Walk', 'Bath BA1 2QT']),
      [50, 170, 'Dear Ms Conti,'],
      [50, 190, 'Thank you for your message.'],
      [50, 230, 'Kind regards,'],
      [50, 260, 'Hugo Lindqvist'],
    ]);
    expect(await readDrawn('letter', page)).toMatchObject({
      full_name: 'Valeria Conti',
      address: '3 Elm Walk, Bath BA1 2QT',
      letter_date: '2024-02-05',
      sender_name: 'Hugo Lindqvist',
    });
  });
});
