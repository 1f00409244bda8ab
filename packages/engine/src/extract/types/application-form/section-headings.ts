// How forms head their parts, and whom or what a part is about.

/** `applicant` and `topic` change nothing; the others say that names, addresses and phones under them are not the applicant's own. */
export type SectionKind =
  | 'applicant'
  | 'home'
  | 'former_home'
  | 'mailing'
  | 'employer'
  | 'previous_employer'
  | 'spouse'
  | 'father'
  | 'mother'
  | 'co_applicant'
  | 'emergency'
  | 'reference'
  | 'landlord'
  | 'school'
  | 'bank'
  | 'host'
  | 'office'
  | 'topic';

/** Wordings parted by `|`; a heading is one of them, or begins with one. */
export const sectionHeadings: Readonly<Record<SectionKind, string>> = {
  applicant: `address and phone | address and phone information | personal information | personal details | personal data | personal particulars | applicant information |
    applicant details | applicant's details | applicant | about you | about yourself | tell us about yourself | tell us about you | information about yourself | about the applicant | your details | your information |
    information about you | borrower information | primary applicant | primary borrower | general information |
    contact information | contact details | details of applicant | main applicant | tenant information | student information |
    patient information | member information | employee information | candidate information | proposer details |
    policyholder details | claimant information | claimant details | account holder details | your personal details |
    angaben zur person | persönliche angaben | antragsteller | informations personnelles | coordonnées | demandeur |
    datos personales | datos del solicitante | solicitante | dati personali | dati anagrafici | richiedente | persoonsgegevens`,
  home: `current address | home address | present address | residential address | current residence | permanent address |
    residence | address of residence | your address | where you live | present residence | address details |
    adresse actuelle | domicilio actual | residenza attuale | anschrift | wohnanschrift`,
  former_home: `former address | previous address | prior address | previous addresses | previous residence | prior residence |
    former residence | past address | if at current address for less than | if less than 2 years at current address |
    if less than two years | address history | rental history | residence history`,
  mailing: `mailing address | postal address | correspondence address | address for correspondence | billing address`,
  employer: `present or last employer | current or last employer | present or most recent employer | current or most recent employer | most recent employer | last employer | most recent employment | present work/education/training information | present work | employment | your work | your job | your employment | about your work | your employer | work | current employment | present employment | employment information | employment details | current employer |
    present employer | employer information | employer details | employer's details | employment and income |
    employment status and income | current job | occupation details | work information | business information |
    self-employment | employment / income | employment income | employment verification | employment history | work history | work experience | arbeitgeber |
    angaben zum arbeitgeber | employeur | emploi actuel | empleo actual | datos laborales | datore di lavoro | werkgever`,
  previous_employer: `previous employment | previous employer | prior employment | former employment | former employer |
    past employment | previous employment history | previous jobs | former jobs | additional employment | if applicable, complete information for additional employment |
    if applicable, complete information for previous employment | second employment | other employment | secondary employment`,
  spouse: `spouse information | spouse details | spouse's information | spouse's details | information about your spouse |
    spouse | husband or wife | your spouse | spouse or partner | partner details | partner information | partner |
    spouse / partner details | information about spouse | your partner | ehegatte | conjoint | cónyuge | coniuge`,
  father: `father's information | father's details | information about your father | father | details of father | vater | père`,
  mother: `mother's information | mother's details | information about your mother | mother | details of mother | mutter | mère`,
  co_applicant: `co-applicant information | co-applicant | co-applicant details | co-borrower | co-borrower information |
    joint applicant | second applicant | applicant 2 | additional borrower | joint account holder | co-signer | guarantor |
    guarantor information | guarantor details | other occupants | dependents | dependants | details of dependants | children |
    family | family information | family members | household | household members | household information | people in your home | people in your household | members of your household | who lives with you | parent or guardian | parent/guardian information | parent information | parents | next of kin`,
  emergency: `emergency contact | emergency contacts | emergency contact information | emergency contact details |
    in case of emergency | person to contact in case of emergency | in case of emergency contact | notfallkontakt |
    contact en cas d'urgence | contacto de emergencia | contatto di emergenza`,
  reference: `references | reference | personal references | professional references | reference 1 | reference 2 | referees |
    referee | character references | recommenders`,
  landlord: `landlord information | current landlord | landlord details | landlord | landlord / property manager |
    landlord reference`,
  school: `education | educational background | education history | academic history | academic background |
    educational qualifications | school information | academic information | education details | high school | college | university |
    qualifications | ausbildung | formation | formación académica | istruzione | studi`,
  bank: `your bank | your bank account | bank account | bank information | bank details | bank account details | direct deposit | direct deposit information | bank reference |
    banking information | account details | bankverbindung | coordonnées bancaires | datos bancarios | assets`,
  host: `host information | inviting person | details of host | accommodation details | details of inviting person |
    accommodation | sponsor | sponsor information | sponsor details | inviter | host`,
  office: `for office use only | office use only | for official use only | official use only | for official use |
    to be completed by the lender | for internal use only | to be completed by employer | for agency use only | for bank use only |
    for agent use only | do not write below this line | particulars of agent | agent information | agent details | preparer |
    interpreter | for government use only | administrative use only | staff use only | to be completed by office`,
  topic: `declaration | declarations | signature | signatures | certification | acknowledgement | acknowledgment |
    income | income from other sources | liabilities | other | other information | vehicle | vehicles | drivers | pets | plans | expenses | your money | programme | program | additional information | travel information |
    travel details | trip details | passport | travel document | passport information | passport details | vehicle information | vehicle details |
    insurance information | medical history | skills | languages | position applied for | position information | availability |
    loan information | property information | coverage | military service | consent | authorization | checklist | documents`,
};
