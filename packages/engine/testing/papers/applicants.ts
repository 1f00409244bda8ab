// Papers that applicants hand in besides their forms, and forms that ask for two things at once.
import type { Paper } from '../paper.ts';

export const applicantPapers: readonly Paper[] = [
  {
    type: 'resume',
    about: 'European CV: days, then title and employer on one line',
    text: `
# Ilaria Conti
Date of birth: 12/05/1994 | Nationality: Italian | Gender: Female
Phone number: (+39) 3475550127
Email address: ilaria.conti@posta.example
WORK EXPERIENCE
01/03/2021 – CURRENT – Torino, Italy
QUALITY TECHNICIAN – OFFICINE VALSESIA S.R.L.
Keeps the measuring instruments and trains new colleagues.
20/09/2018 – 28/02/2021 – Novara, Italy
LABORATORY ASSISTANT – ISTITUTO CHIMICO NOVARESE
EDUCATION AND TRAINING
01/10/2015 – 18/07/2018 – Torino, Italy
BACHELOR'S DEGREE IN CHEMISTRY – Università degli Studi di Monferrato
LANGUAGE SKILLS
Mother tongue(s): ITALIAN
Other language(s): ENGLISH`,
    facts: {
      full_name: 'Ilaria Conti',
      date_of_birth: '1994-05-12',
      nationality: 'Italian',
      sex: 'F',
      phone: '+393475550127',
      employer_name: 'OFFICINE VALSESIA S.R.L.',
      job_title: 'QUALITY TECHNICIAN',
      employment_start_date: '2021-03-01',
      previous_position: 'LABORATORY ASSISTANT',
      previous_employment_start: '2018-09-20',
      previous_employment_end: '2021-02-28',
      university: 'Università degli Studi di Monferrato',
      degree: "BACHELOR'S DEGREE IN CHEMISTRY",
      graduation_date: '2018-07-18',
      languages: 'ITALIAN, ENGLISH',
    },
  },
  {
    type: 'resume',
    about: 'German table of dates and stations',
    text: `
# Lebenslauf
Persönliche Daten
Name:                 Henrike Stolte
Anschrift:            Ahornweg 3, 30159 Hannover
Geburtsort:           Celle
Staatsangehörigkeit:  deutsch
Familienstand:        ledig
Berufserfahrung
05/2020 – heute       Disponentin
                      Leine Spedition GmbH, Hannover
08/2017 – 04/2020     Sachbearbeiterin
                      Aller Handel KG, Celle
Ausbildung
10/2014 – 07/2017     Bachelor of Arts Logistik
                      Hochschule Steinhude`,
    facts: {
      full_name: 'Henrike Stolte',
      place_of_birth: 'Celle',
      marital_status: 'ledig',
      nationality: 'deutsch',
      employer_name: 'Leine Spedition GmbH',
      job_title: 'Disponentin',
      employment_start_date: '2020-05',
      previous_employer: 'Aller Handel KG',
      previous_employment_end: '2020-04',
      university: 'Hochschule Steinhude',
      graduation_date: '2017-07',
    },
  },
  {
    type: 'transcript',
    about: 'European transcript of records, labels in two columns',
    text: `
# Polytechnic University of Silesia Minor
TRANSCRIPT OF RECORDS
Family name(s):            Wrona             First name(s):        Kinga
Date and place of birth:   4 May 2000, Opole      Sex:             F
Matriculation number:      19/00871          E-mail:               k.wrona@psm.example
Study programme:           Master of Science in Civil Engineering
Course unit code     Title of the course unit     Local grade     ECTS credits
CE101                Soil Mechanics               4.5             6
CE102                Concrete Structures          5.0             6
Date: 30 June 2024`,
    facts: {
      surname: 'Wrona',
      given_names: 'Kinga',
      date_of_birth: '2000-05-04',
      place_of_birth: 'Opole',
      sex: 'F',
      email: 'k.wrona@psm.example',
      degree: 'Master of Science in Civil Engineering',
    },
  },
  {
    type: 'diploma',
    about: 'the day written out in words',
    text: `
# Cedar Mesa University
The Board of Trustees, on the recommendation of the Faculty,
has conferred upon
# Ruben Tallchief Moreno
the degree of
# Bachelor of Science in Forestry
with all the rights, honors and privileges thereunto appertaining.
Given this twenty-third day of May, two thousand and eighteen.`,
    facts: {
      full_name: 'Ruben Tallchief Moreno',
      degree: 'Bachelor of Science in Forestry',
      graduation_date: '2018-05-23',
    },
  },
  {
    type: 'diploma',
    about: 'Spanish title with birth and nationality',
    text: `
# UNIVERSIDAD DE VALDEARENAS
El Rector de la Universidad, considerando que conforme a las disposiciones vigentes





# Don Andrés Pardo Vela
nacido el 9 de enero de 1995 en Soria, de nacionalidad española,
ha superado los estudios correspondientes, expide el presente título de
# Graduado en Ingeniería Civil
Dado en Valdearenas, a 14 de julio de 2019`,
    facts: {
      full_name: 'Andrés Pardo Vela',
      date_of_birth: '1995-01-09',
      place_of_birth: 'Soria',
      graduation_date: '2019-07-14',
    },
  },
  {
    type: 'recommendation_letter',
    about: 'in support of an application, the writer to be reached below',
    text: `
# Marsh Lane Clinic
June 12, 2023

Dear Admissions Committee:
I write in strong support of Petra Novotny's application to your nursing program. I have supervised her for two years.
Please contact me at a.lund@marshlane.example or (508) 555-0134.

Sincerely,
Astrid Lund
Clinic Director`,
    facts: {
      full_name: 'Petra Novotny',
      recommender_name: 'Astrid Lund',
      recommender_email: 'a.lund@marshlane.example',
      recommender_phone: '(508) 555-0134',
    },
    absent: ['email', 'employment_start_date', 'employer_phone'],
  },
  {
    type: 'application_form',
    about: 'visa form whose questions ask for several things',
    text: `
# Application for Schengen Visa
1. Surname (Family name)
BENALI
3. First name(s) (Given name(s))
SALMA
11. National identity number, where applicable
K771204
13. Number of travel document
PX4410928
16. Issued by
Préfecture de Salé
17. Applicant's home address and e-mail address
22 Rue Ibn Sina, 11000 Salé, Morocco
salma.benali@barid.example
20. Employer and employer's address and telephone number. For students, name and address of educational establishment.
Clinique Bouregreg, 5 Avenue des Palmiers, 11000 Salé, +212 537 550 126`,
    facts: {
      surname: 'BENALI',
      national_id_number: 'K771204',
      passport_number: 'PX4410928',
      issuing_authority: 'Préfecture de Salé',
      address: '22 Rue Ibn Sina, 11000 Salé, Morocco',
      email: 'salma.benali@barid.example',
      employer_name: 'Clinique Bouregreg',
      employer_address: '5 Avenue des Palmiers, 11000 Salé',
      employer_phone: '+212537550126',
    },
  },
  {
    type: 'application_form',
    about: 'jobs with from and to, and whose address stands where',
    text: `
# APPLICATION FOR EMPLOYMENT
Applicant
Last name: Fenwick    First name: Joan
Street address: 8 Alder Close    City: Keene    State: NH    Zip: 03431
Position desired: Night nurse
Present or last employer
Company: Cold River Hospital    Phone: 603-555-0151
Address: 410 Court Street, Keene, NH 03431
Job title: Orderly    From: 03/2019    To: present
Previous employer
Company: Ash Linen Service
Job title: Driver    From: 06/2015    To: 02/2019
Emergency contact
Name: Hazel Fenwick    Relationship: Sister    Phone: 802-555-0146
Signature of applicant ______________________`,
    facts: {
      full_name: 'Joan Fenwick',
      street: '8 Alder Close',
      employer_name: 'Cold River Hospital',
      employer_address: '410 Court Street, Keene, NH 03431',
      employer_phone: '+16035550151',
      job_title: 'Orderly',
      employment_start_date: '2019-03',
      previous_employer: 'Ash Linen Service',
      previous_employment_start: '2015-06',
      previous_employment_end: '2019-02',
      emergency_contact: 'Hazel Fenwick',
    },
    absent: ['phone', 'occupation', 'date_of_birth'],
  },
  {
    type: 'application_form',
    about: 'benefits form with a table of the household',
    text: `
# Application for Assistance
Applicant information
Last Name           First Name           MI
Hale                Norma                J
Mailing Address (if different)           Phone Number
PO Box 12, Lark Hill, NY 12018           518-555-0119
People in your home
Name (First, Middle, Last)    Relationship to you    Date of birth    Sex
Norma J Hale                  Self                   03/22/1985       F
Theo Hale                     Son                    07/08/2011       M
Mae Hale                      Daughter               01/30/2014       F
Signature of applicant ______________________`,
    facts: { surname: 'Hale', given_names: 'Norma', middle_name: 'J', full_name: 'Norma J Hale' },
    absent: ['mother_name', 'sex'],
  },
  {
    type: 'application_form',
    about: 'form of an authority with the day its print runs out, and an employee’s own wordings',
    text: `
# Enrollment Form for Employees
Form E-12
OMB No. 4410-0019
Expires 04/30/2028
Section 1. Employee Information
Last Name           First Name
Kettering           Noel
U.S. Social Security Number       Employee's Email Address
481-22-9075                       noel.kettering@orchard.example
First Day of Employment (mm/dd/yyyy)       Employer's Business or Organization Name
05/06/2024                                 Birchwood Tool Works LLC
Signature of Employee ______________________`,
    facts: {
      surname: 'Kettering',
      ssn: '481-22-9075',
      email: 'noel.kettering@orchard.example',
      employment_start_date: '2024-05-06',
      employer_name: 'Birchwood Tool Works LLC',
    },
    absent: ['expiry_date'],
  },
  {
    type: 'application_form',
    about: 'rental form that asks for the address of now among those of before, and for the contact in one row',
    text: `
# Rental Application
APPLICANT
Full name: Imelda Castor                          Phone: (509) 555-0128
RENTAL HISTORY
Current address: 81 Alder Court, Spokane, WA 99201
Previous address: 6 Mill Lane, Spokane, WA 99204
OTHER
Emergency contact: Bruno Castor          Relationship: Uncle          Phone: (208) 555-0166
Applicant signature ______________________`,
    facts: {
      full_name: 'Imelda Castor',
      phone: '+15095550128',
      address: '81 Alder Court, Spokane, WA 99201',
      former_address: '6 Mill Lane, Spokane, WA 99204',
      emergency_contact: 'Bruno Castor',
      emergency_contact_phone: '+12085550166',
    },
  },
  {
    type: 'recommendation_letter',
    about: 'reference of an employer that says who worked there from when to when',
    text: `
Bramble Lane Nursery
2 March 2023
To whom it may concern
Reference for Mr Desmond Farrier
I have known Desmond for six years in my capacity as Head Gardener of Bramble Lane Nursery, where he worked as an
assistant from April 2017 to February 2023. He is reliable and kind to visitors.
I have no hesitation in recommending him for any post in a garden.
Yours faithfully
O. Penrose
Mrs Olive Penrose
Head Gardener`,
    facts: { full_name: 'Desmond Farrier', recommender_name: 'Mrs Olive Penrose', letter_date: '2023-03-02' },
  },
  {
    type: 'letter',
    about: 'few lines that go with a CV',
    text: `
Agnes Whitlow
7 Canal Row
Stroud GL5 1AA
9 May 2024
Dear Mr Lindsay,
I should like to apply for the post of bookbinder which you advertised on Monday. My CV follows.
I look forward to hearing from you.
Yours sincerely,
Agnes Whitlow`,
    facts: { sender_name: 'Agnes Whitlow', letter_date: '2024-05-09' },
  },
  {
    type: 'diploma',
    about: 'provisional certificate issued after the examination',
    text: `
# Larkhill University
PROVISIONAL DEGREE CERTIFICATE
This is to certify that Ms. Kavya Nandan
daughter of Shri Mohan Nandan
has passed the examination for the degree of
Bachelor of Commerce
with Honours held in April 2019
Date of issue: 12/08/2019`,
    facts: {
      full_name: 'Kavya Nandan',
      degree: 'Bachelor of Commerce',
      graduation_date: '2019-04',
      father_name: 'Mohan Nandan',
    },
  },
];
