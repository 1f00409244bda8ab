// Company papers, forms, letters and what is none of the known types.
import type { Paper } from '../paper.ts';

export const companyPapers: readonly Paper[] = [
  {
    type: 'certificate_of_incorporation',
    about: 'British certificate',
    text: `
# CERTIFICATE OF INCORPORATION OF A PRIVATE LIMITED COMPANY
Company Number 14477120
The Registrar of Companies for England and Wales hereby certifies that
BRINDLE & HART LTD
is this day incorporated under the Companies Act 2006 as a private company, that the company is limited by shares
Given at Companies House, Cardiff, on 9th November 2022`,
    facts: { company_name: 'BRINDLE & HART LTD', company_number: '14477120', incorporation_date: '2022-11-09' },
  },
  {
    type: 'certificate_of_incorporation',
    about: 'Indian certificate',
    text: `
# Certificate of Incorporation
Government of India, Ministry of Corporate Affairs
I hereby certify that SAHYADRI SOFTWARE PRIVATE LIMITED is incorporated on this twelfth day of August 2015
under the Companies Act, 2013 and that the company is limited by shares.
The Corporate Identity Number of the company is U72900PN2015PTC155555.
Registrar of Companies, Pune`,
    facts: { company_name: 'SAHYADRI SOFTWARE PRIVATE LIMITED' },
  },
  {
    type: 'certificate_of_incorporation',
    about: 'American certificate of formation',
    text: `
# STATE OF DELAWARE
CERTIFICATE OF FORMATION
I, Secretary of State of the State of Delaware, do hereby certify that the certificate of formation of
"FJORD ANALYTICS LLC" was received and filed in this office on the third day of February, A.D. 2020.
The company is duly formed under the laws of the State of Delaware and is in good standing.`,
    facts: { company_name: 'FJORD ANALYTICS LLC' },
  },
  {
    type: 'articles',
    about: 'American articles of organization',
    text: `
# ARTICLES OF ORGANIZATION
Oregon Secretary of State - Corporation Division
Article 1. The name of the limited liability company is Tidewater Design LLC.
Article 2. The duration of the company shall be perpetual.
Article 3. The name and address of the registered agent: Lena Ortiz, 55 Dock Road, Astoria, OR 97103.
Article 4. The company will be member-managed.
Organizer: Lena Ortiz`,
    facts: { company_name: 'Tidewater Design LLC', registered_agent: 'Lena Ortiz' },
  },
  {
    type: 'articles',
    about: 'American articles of incorporation',
    text: `
# ARTICLES OF INCORPORATION OF CASCADE OUTFITTERS, INC.
ARTICLE I  The name of the corporation is Cascade Outfitters, Inc.
ARTICLE II  The purpose of the corporation is to engage in any lawful act or activity.
ARTICLE III  The corporation is authorized to issue 10,000 shares of common stock.
ARTICLE IV  The registered agent is Dana Whitlock, 410 Alder Street, Portland, OR 97205.
Incorporator: Dana Whitlock`,
    facts: { company_name: 'Cascade Outfitters, Inc.' },
  },
  {
    type: 'articles',
    about: 'British articles of association',
    text: `
# Articles of Association
of Brindle & Hart Ltd
Private company limited by shares
1. Defined terms. In the articles, unless the context requires otherwise, articles means the company's articles
2. Liability of members. The liability of the members is limited to the amount unpaid on the shares held by them.
3. Directors' general authority. The directors are responsible for the management of the company's business.
4. Shareholders' reserve power. The shareholders may, by special resolution, direct the directors.`,
    facts: { company_name: 'Brindle & Hart Ltd' },
  },
  {
    type: 'ein_letter',
    about: 'CP 575',
    text: `
DEPARTMENT OF THE TREASURY
INTERNAL REVENUE SERVICE                           Date of this notice: 02-18-2020
CINCINNATI OH 45999-0023                           Employer Identification Number: 93-7654321
                                                   Form: SS-4
                                                   Number of this notice: CP 575 A
FJORD ANALYTICS LLC
HELEN MARSH SOLE MBR
900 MILL STREET
PORTLAND OR 97209
WE ASSIGNED YOU AN EMPLOYER IDENTIFICATION NUMBER
Thank you for applying for an Employer Identification Number (EIN). We assigned you EIN 93-7654321.
This EIN will identify you, your business accounts, tax returns, and documents. Keep this notice in your permanent records.`,
    facts: { employer_ein: '93-7654321', company_name: 'FJORD ANALYTICS LLC', issue_date: '2020-02-18' },
  },
  {
    type: 'ein_letter',
    about: 'letter 147C',
    text: `
Department of the Treasury
Internal Revenue Service
Ogden UT 84201                                     Letter 147C
Cascade Outfitters, Inc.                           Date: March 3, 2021
410 Alder Street
Portland, OR 97205
Dear Taxpayer:
This letter is in response to your request. Your Employer Identification Number (EIN) is 93-1234567.
Please keep this letter in your permanent records. Use your EIN on all federal tax returns such as Form 941.`,
    facts: { employer_ein: '93-1234567' },
  },
  {
    type: 'ein_letter',
    about: 'online assignment notice',
    text: `
# EIN Assignment Notice
IRS  Department of the Treasury  Internal Revenue Service
Congratulations! The EIN has been successfully assigned.
EIN Assigned: 93-5550123
Legal Name: TIDEWATER DESIGN LLC
The confirmation letter CP 575 is your official IRS notice and contains information about your EIN.
Keep it for your permanent records.`,
    facts: { employer_ein: '93-5550123' },
  },
  {
    type: 'application_form',
    about: 'rental application',
    text: `
# Rental Application
Applicant Information
Full Name: Mara Lindqvist                  Date of Birth: 04/23/1990
Phone: (503) 555-0142                      Email: mara@lindqvist.example
Current Address: 17 Harbour Lane, Portland, OR 97201
Employment Information
Employer: Cascade Outfitters, Inc.         Position: Merchandise Planner
I certify that the information above is true. Signature of applicant: ____________`,
    facts: { full_name: 'Mara Lindqvist', employer_name: 'Cascade Outfitters, Inc.', date_of_birth: '1990-04-23' },
  },
  {
    type: 'application_form',
    about: 'employment application',
    text: `
# Application for Employment
Please print. Position applied for: Night Baker        Date of application: 05/02/2025
Last Name: Foley            First Name: Martin         Middle Initial: J
Street Address: 31 Elm Court        City: Salem        State: OR        ZIP: 97301
Have you ever worked for this company? Yes No
References
Name: Grace Olsen            Phone: (503) 555-0102
Signature of applicant                    Date`,
    facts: { surname: 'Foley', given_names: 'Martin', city: 'Salem', reference_name: 'Grace Olsen' },
  },
  {
    type: 'application_form',
    about: 'German form',
    text: `
# Antrag auf Erteilung eines Visums
Bitte in Druckbuchstaben ausfüllen
1. Name: Menon
2. Vorname: Priya
3. Geburtsdatum: 05.09.1995
4. Staatsangehörigkeit: Indien
5. Familienstand: ledig
Unterschrift des Antragstellers`,
    facts: { surname: 'Menon', given_names: 'Priya', date_of_birth: '1995-09-05' },
  },
  {
    type: 'letter',
    about: 'complaint',
    text: `
Thomas Ashworth
9 Beck Street, Leeds LS6 2AB
4 June 2025
Dear Sir or Madam,
I am writing about the street lights in Beck Street, which have been out for three weeks. Please let me know
when they will be mended.
Yours faithfully,
Thomas Ashworth`,
  },
  {
    type: 'letter',
    about: 'invitation',
    text: `
# Letter of Invitation
To the Consulate General
Dear Sir or Madam,
I would like to invite my friend Priya Menon to visit me in Leeds from 3 to 24 August 2025. She will stay at my home.
Enclosed please find a copy of my passport.
Yours sincerely,
Thomas Ashworth`,
  },
  {
    type: 'letter',
    about: 'German letter',
    text: `
Jonas Brandt, Deichstraße 3, 20459 Hamburg
Hamburg, den 12. Mai 2025
Sehr geehrte Damen und Herren,
hiermit bitte ich um einen Termin zur Besichtigung der Räume in der Großen Bergstraße.
Mit freundlichen Grüßen
Jonas Brandt`,
  },
  {
    type: 'other',
    about: 'recipe',
    text: `
# Pear and ginger cake
Warm the oven. Beat the butter with the sugar until pale, then fold in the flour.
Bake for forty minutes. Leave to cool on a rack.`,
  },
  {
    type: 'other',
    about: 'birth certificate',
    text: `
# Certificate of Live Birth
Child's name: Ida Lindqvist          Date of birth: 3 May 2021
Mother: Mara Lindqvist               Father: Erik Holm
Attending physician: Dr. R. Hale     Registrar of births`,
  },
  {
    type: 'other',
    about: 'minutes of a meeting',
    text: `
# Minutes, allotment society
Present: eleven members. The chair opened the meeting at seven.
The water butts were discussed at length. It was agreed to paint the shed in the spring.
There being no other business the meeting closed at half past eight.`,
  },
  {
    type: 'other',
    about: 'boarding pass',
    text: `
# BOARDING PASS
Passenger LINDQVIST/MARA      Flight NL 204      Seat 14C      Gate B7
Boarding 17:25      Portland to Seattle`,
  },
  {
    type: 'certificate_of_incorporation',
    about: 'the stamp of the register against the day of signing',
    text: `
                                                            Secretary of State
                                                            FILED 09:15 AM 02/11/2025
                                                            File Number 10022817
# CERTIFICATE OF INCORPORATION OF GANNET MARINE, INC.
FIRST: The name of this corporation is Gannet Marine, Inc.
SECOND: Its registered office in the State of Delaware is at 8 Market Street, Wilmington, DE 19801.
The registered agent in charge thereof is Pinnacle Agents LLC.
I have accordingly hereunto set my hand this 10th day of February, A.D. 2025.`,
    facts: {
      company_name: 'Gannet Marine, Inc.',
      company_number: '10022817',
      incorporation_date: '2025-02-11',
      jurisdiction: 'Delaware',
      registered_agent: 'Pinnacle Agents LLC',
    },
  },
  {
    type: 'articles',
    about: 'a form with a remark behind the caption and a stamped number',
    text: `
                      Secretary of State                     202461140077
                      Articles of Organization               FILED
                      Limited Liability Company (LLC)        State of California
                                                             MAR 18 2025
1. Limited Liability Company Name (Must contain an LLC identifier such as LLC or L.L.C.)
Sorrel & Finch Design LLC
2. Business Addresses
5. Purpose Statement
The purpose of the limited liability company is to engage in any lawful act or activity.`,
    facts: { company_name: 'Sorrel & Finch Design LLC', company_number: '202461140077', jurisdiction: 'California' },
    absent: ['ein'],
  },
  {
    type: 'ein_letter',
    about: 'letter 147C, its day in the reference at the head',
    text: `
Department of the Treasury                     In reply refer to: 0457700112
Internal Revenue Service                       Apr. 08, 2025   LTR 147C   E0
Ogden UT 84201-0038                            82-3317720   000000 00

TAMARIND CATERING LLC
% LEILANI KEALOHA SOLE MBR
31 BAY ST
HILO HI 96720-2214
Employer identification number: 82-3317720
Dear Taxpayer:
Thank you for your telephone inquiry of Mar. 31, 2025.
Your employer identification number (EIN) is 82-3317720. Please keep this letter in your permanent records.`,
    facts: { company_name: 'TAMARIND CATERING LLC', employer_ein: '82-3317720', issue_date: '2025-04-08' },
  },
];
