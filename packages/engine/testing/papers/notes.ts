// Notes that people keep of their own particulars: captions and values, and so little else that their kind is anybody's guess.
import type { Paper } from '../paper.ts';

export const notePapers: readonly Paper[] = [
  {
    type: 'other',
    about: 'note with a name and an e-mail address',
    text: `
Surname: Okonkwo
Given names: Ada
E-mail: ada.okonkwo@post.example`,
    facts: { surname: 'Okonkwo', given_names: 'Ada', email: 'ada.okonkwo@post.example' },
  },
  {
    type: 'other',
    about: 'note of how to reach somebody',
    text: `
Full name: Tomas Berg
Phone: +47 22 85 50 50
Address: 12 Harbour Road, Portland, OR 97201`,
    facts: { full_name: 'Tomas Berg', address: '12 Harbour Road, Portland, OR 97201' },
  },
  {
    type: 'other',
    about: 'note of a passport',
    text: `
Passport number: K8821903
Date of birth: 14 February 1986
Place of birth: Turku`,
    facts: { passport_number: 'K8821903', date_of_birth: '1986-02-14', place_of_birth: 'Turku' },
  },
  {
    type: 'other',
    about: 'German note',
    text: `
Nachname: Brandt
Vorname: Lena
Geburtsdatum: 03.11.1979
E-Mail: lena.brandt@post.example`,
    facts: { surname: 'Brandt', given_names: 'Lena', date_of_birth: '1979-11-03', email: 'lena.brandt@post.example' },
  },
  {
    type: 'other',
    about: 'French note',
    text: `
Nom : Lefort
Prénom : Hugo
Date de naissance : 21/06/1991
Courriel : hugo.lefort@courrier.example`,
    facts: {
      surname: 'Lefort',
      given_names: 'Hugo',
      date_of_birth: '1991-06-21',
      email: 'hugo.lefort@courrier.example',
    },
  },
  {
    type: 'other',
    about: 'note of a job',
    text: `
Employer: Birch and Vale Ltd
Job title: Surveyor
Start date: 4 May 2020`,
    facts: { employer_name: 'Birch and Vale Ltd', job_title: 'Surveyor' },
  },
  {
    type: 'other',
    about: 'Spanish note',
    text: `
Apellidos: Serrano Vidal
Nombre: Marta
Fecha de nacimiento: 29/08/1993
Nacionalidad: España`,
    facts: { surname: 'Serrano Vidal', given_names: 'Marta', date_of_birth: '1993-08-29' },
  },
];
