// Certificates of a registrar.
import type { Paper } from '../paper.ts';

export const civilPapers: readonly Paper[] = [
  {
    type: 'marriage_certificate',
    about: 'American county, in rows',
    text: `
# CERTIFICATE OF MARRIAGE
State of Oregon   County of Multnomah
License number: 2019-004417
Groom's name: Paul Weber   Bride's name: Mara Lindqvist
Groom's birthplace: Eugene, Oregon   Bride's birthplace: Uppsala, Sweden
Date of marriage: 06/15/2019
Place of marriage: Portland, Oregon
Officiant: Ruth Calloway
I certify that the above named persons were united in marriage by me.
Witness: Ida Lindqvist
Date filed: 06/21/2019   County Clerk`,
    facts: {
      spouse_1_name: 'Paul Weber',
      spouse_2_name: 'Mara Lindqvist',
      marriage_date: '2019-06-15',
      place_of_marriage: 'Portland, Oregon',
      officiant_name: 'Ruth Calloway',
      certificate_number: '2019-004417',
    },
    absent: ['expiry_date', 'employer_name'],
  },
  {
    type: 'marriage_certificate',
    about: 'German register of marriages',
    text: `
# EHEURKUNDE
Standesamt Bremen   Registernummer: E 117/2016
Ehegatte 1: Jonas Brandt
Ehegatte 2: Clara Mehnert
Tag der Eheschließung: 09.09.2016
Ort der Eheschließung: Bremen
Die Übereinstimmung mit den Eintragungen im Eheregister wird beglaubigt.
Die Standesbeamtin`,
    facts: { spouse_1_name: 'Jonas Brandt', spouse_2_name: 'Clara Mehnert', marriage_date: '2016-09-09' },
  },
  {
    type: 'marriage_certificate',
    about: 'British, said in sentences',
    text: `
# Marriage Certificate
Parish Church of Saint Alban, Leeds
This is to certify that Thomas Ashworth and Margaret Sykes
were united in holy matrimony on 4 May 2013
according to the rites and ceremonies of the Established Church
in the presence of the undersigned witnesses.
Registrar of Marriages`,
    facts: { marriage_date: '2013-05-04' },
  },
  {
    type: 'marriage_certificate',
    about: 'French extract of the register',
    text: `
# EXTRAIT D'ACTE DE MARIAGE
République française   Mairie de Lyon
N° d'acte : 00412
Époux : Luc Moreau
Épouse : Camille Girard
Date du mariage : 12/09/2015
Lieu du mariage : Lyon
L'officier de l'état civil`,
    facts: { spouse_1_name: 'Luc Moreau', spouse_2_name: 'Camille Girard', marriage_date: '2015-09-12' },
  },
];
