// Policies, certificates and cards of insurance, and papers of vehicles, in more layouts.
import type { Paper } from '../paper.ts';

export const coverPapers: readonly Paper[] = [
  {
    type: 'insurance_policy',
    about: 'homeowners declarations',
    text: `
# HOMEOWNERS POLICY DECLARATIONS
Issued by: Columbia Casualty Insurance Company
Policy No.: HO3-1182207              Effective Date: 03/15/2025       Expiration Date: 03/15/2026
NAMED INSURED AND ADDRESS            AGENT
Martin Foley                         Lena Ortiz Agency
31 Elm Court                         55 Dock Road
Salem, OR 97301                      Astoria, OR 97103
Coverage                             Limit
A - Dwelling                         $320,000
Deductible                           $1,000
Total Annual Premium                 $1,204.00`,
    facts: {
      policy_number: 'HO3-1182207',
      effective_date: '2025-03-15',
      expiration_date: '2026-03-15',
      full_name: 'Martin Foley',
      insurer_name: 'Columbia Casualty Insurance Company',
    },
  },
  {
    type: 'insurance_policy',
    about: 'health card with plan',
    text: `
# BlueRiver Health Insurance
Subscriber Name:             Group No.        Plan Code
PRIYA MENON                  700123           PPO-2
Identification Number:       RxBIN  004336
XRV 4410 22891               RxGrp  BRH1
Deductible $500    PCP $20    Specialist $40
Effective Date: 01/01/2025`,
    facts: {
      full_name: 'PRIYA MENON',
      insurer_name: 'BlueRiver Health Insurance',
      group_number: '700123',
      effective_date: '2025-01-01',
    },
  },
  {
    type: 'vehicle_registration',
    about: 'captions over values',
    text: `
# VALIDATED REGISTRATION CARD
REGISTRATION VALID FROM: 06/01/2025 TO: 05/31/2026
MAKE        YR MODEL      VP       BODY TYPE MODEL      VEHICLE ID NUMBER           LICENSE NUMBER
HONDA       2018          AUTO     SEDAN                1HGCV1F34JA012345           8KLM220
REGISTERED OWNER
MARTIN FOLEY
31 ELM COURT
SALEM OR 97301`,
    facts: { vehicle_make: 'HONDA', vin: '1HGCV1F34JA012345', vehicle_year: '2018', full_name: 'MARTIN FOLEY' },
  },
  {
    type: 'insurance_policy',
    about: 'British motor certificate, labels that go on to their colon',
    text: `
# Certificate of Motor Insurance
Certificate number: MC/7/220419
1. Registration mark of vehicle: LK68 RVT
2. Name of policyholder: Mr Osric Pennington
3. Effective date of the commencement of insurance for the purposes of the relevant law: 2 May 2025
4. Date of expiry of insurance: 1 May 2026
5. Persons entitled to drive: The policyholder.
Cairngorm Insurance plc, 8 Castle Street, Perth PH1 5AA`,
    facts: {
      policy_number: 'MC/7/220419',
      full_name: 'Osric Pennington',
      effective_date: '2025-05-02',
      expiration_date: '2026-05-01',
      insurer_name: 'Cairngorm Insurance plc',
      insurer_address: '8 Castle Street, Perth PH1 5AA',
      plate_number: 'LK68 RVT',
    },
  },
  {
    type: 'insurance_policy',
    about: 'travel certificate with a passport number, the day of issue before the day of cover',
    text: `
# Certificate of Travel Insurance
Voyago Assistance S.A.
4 rue Neuve, 1000 Brussels, Belgium
The person named below is insured under the policy stated, valid in all Schengen States.
Policy No.        VG-2025-77120          Date of issue    03/01/2025
Insured person    Adaeze Chukwu          Date of birth    21/05/1990
Passport No.      B03317719              Nationality      Nigerian
Cover starts      15/02/2025             Cover ends       28/02/2025
Premium paid      EUR 38,20`,
    facts: {
      full_name: 'Adaeze Chukwu',
      policy_number: 'VG-2025-77120',
      issue_date: '2025-01-03',
      effective_date: '2025-02-15',
      expiration_date: '2025-02-28',
      passport_number: 'B03317719',
      premium: '38.20',
    },
  },
  {
    type: 'insurance_policy',
    about: 'who underwrites stands in a sentence with the address',
    text: `
# pebblecover
Renters Insurance Policy
Underwritten by Granite Insurance Company, 9 Mercer Street, New York, NY 10013
Policy number        PB4471902
Named insured        Lucian Okonkwo
Effective date       June 1, 2025
Expiration date      June 1, 2026
Annual premium       $144.00
Deductible           $500`,
    facts: {
      insurer_name: 'Granite Insurance Company',
      insurer_address: '9 Mercer Street, New York, NY 10013',
      policy_number: 'PB4471902',
      full_name: 'Lucian Okonkwo',
      premium: '144.00',
    },
    absent: ['member_id', 'group_number', 'address'],
  },
  {
    type: 'vehicle_registration',
    about: 'Indian certificate, colons before the values',
    text: `
# CERTIFICATE OF REGISTRATION
GOVERNMENT OF KARNATAKA   MOTOR VEHICLES DEPARTMENT
Registration No.    : KA-05-MN-2207        Date of Registration    : 17-Jun-2021
Owner Name          : RAGHAV BHAT          Regn. Validity          : 16-Jun-2036
Chassis No.         : MA1TA2YS2M2A04417    Engine No.              : YSM4A12207
Maker's Name        : MAHINDRA LTD         Model Name              : THAR LX
Vehicle Class       : Motor Car            Fuel Used               : DIESEL
Colour              : NAPOLI BLACK         Registering Authority   : RTO JAYANAGAR`,
    facts: {
      full_name: 'RAGHAV BHAT',
      plate_number: 'KA-05-MN-2207',
      expiry_date: '2036-06-16',
      vehicle_make: 'MAHINDRA LTD',
      vehicle_model: 'THAR LX',
      vehicle_color: 'NAPOLI BLACK',
      issuing_authority: 'RTO JAYANAGAR',
    },
  },
  {
    type: 'vehicle_registration',
    about: 'American card, surname first, valid from one day to another',
    text: `
DEPARTMENT OF MOTOR VEHICLES
REGISTRATION CARD VALID FROM: 05/14/2025 TO: 05/14/2026
MAKE       YR MODEL       LICENSE NUMBER     VEHICLE ID NUMBER
HOND       2019           7LMT208            1HGCV1F34KA098615
REGISTERED OWNER
FALLON MIRIAM B
220 JUNIPER AVE
FRESNO CA 93720`,
    facts: {
      full_name: 'MIRIAM B FALLON',
      address: '220 JUNIPER AVE, FRESNO CA 93720',
      plate_number: '7LMT208',
      valid_from: '2025-05-14',
      expiry_date: '2026-05-14',
    },
    absent: ['issue_date'],
  },
];
