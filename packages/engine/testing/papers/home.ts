// Leases, insurance papers and vehicle registrations.
import type { Paper } from '../paper.ts';

export const homePapers: readonly Paper[] = [
  {
    type: 'lease',
    about: 'American lease in prose',
    text: `
# RESIDENTIAL LEASE AGREEMENT
This Lease Agreement is made on May 20, 2024 between Paul Weber ("Landlord") and Mara Lindqvist ("Tenant").
1. Premises. Landlord leases to Tenant the premises located at 17 Harbour Lane, Portland, OR 97201.
2. Term. The lease term shall begin on June 1, 2024 and end on May 31, 2025.
3. Rent. Tenant shall pay monthly rent of $1,450.00, due on the first day of each month.
4. Security Deposit. Tenant shall pay a security deposit of $1,450.00 upon signing.
5. Late Fee. Rent not received by the fifth day shall incur a late fee of $50.00.`,
    facts: {
      landlord_name: 'Paul Weber',
      tenant_name: 'Mara Lindqvist',
      property_address: '17 Harbour Lane, Portland, OR 97201',
      lease_start_date: '2024-06-01',
      lease_end_date: '2025-05-31',
      monthly_rent: '1450.00',
      security_deposit: '1450.00',
      late_fee: '50.00',
    },
  },
  {
    type: 'lease',
    about: 'British tenancy in rows',
    text: `
# Assured Shorthold Tenancy Agreement
Date: 3 January 2025
Landlord: Margaret Sykes, 4 Hill Crest, Leeds LS8 1AA
Tenant: Thomas Ashworth
Property: 9 Beck Street, Leeds LS6 2AB
Term: 12 months
Commencement date: 10 January 2025
Rent: £795 per calendar month
Deposit: £915
The Landlord lets and the Tenant takes the Property for the Term at the Rent.`,
    facts: {
      landlord_name: 'Margaret Sykes',
      tenant_name: 'Thomas Ashworth',
      property_address: '9 Beck Street, Leeds LS6 2AB',
      lease_start_date: '2025-01-10',
      monthly_rent: '795',
      security_deposit: '915',
    },
  },
  {
    type: 'lease',
    about: 'German lease',
    text: `
# Wohnungsmietvertrag
zwischen Hanse Wohnen GmbH als Vermieter
und Jonas Brandt als Mieter
Die Wohnung im Haus Deichstraße 3, 20459 Hamburg wird zu Wohnzwecken vermietet.
Das Mietverhältnis beginnt am 01.03.2021 und läuft auf unbestimmte Zeit.
Die Kaltmiete beträgt monatlich 890,00 EUR. Die Kaution beträgt 2.670,00 EUR.
Schönheitsreparaturen trägt der Mieter.`,
    facts: { tenant_name: 'Jonas Brandt', lease_start_date: '2021-03-01', monthly_rent: '890.00' },
  },
  {
    type: 'insurance_policy',
    about: 'American auto declarations',
    text: `
# Evergreen Mutual Insurance Company
Personal Auto Policy Declarations
Policy Number: PA-4410229                  Policy Period: 02/01/2025 to 08/01/2025
Named Insured: Mara Lindqvist
17 Harbour Lane, Portland, OR 97201
Vehicle: 2019 Subaru Forester              VIN: JF2SKAEC9KH400001
Coverage                    Limits of Liability         Premium
Bodily Injury               $100,000/$300,000           $212.00
Collision                   $500 deductible             $148.00
Total Premium                                           $360.00`,
    facts: {
      insurer_name: 'Evergreen Mutual Insurance Company',
      policy_number: 'PA-4410229',
      full_name: 'Mara Lindqvist',
      effective_date: '2025-02-01',
      expiration_date: '2025-08-01',
    },
  },
  {
    type: 'insurance_policy',
    about: 'health insurance card',
    text: `
# Cedar Health Plan
Member ID: CHP 884120077           Group Number: 55012
Member Name: MARA LINDQVIST        Plan: PPO Silver
RxBIN: 610014   RxPCN: CHP   RxGrp: CEDAR
Copay: Office visit $25   Specialist $50   Emergency room $250
Customer service: 1-800-555-0155`,
    facts: {
      member_id: 'CHP 884120077',
      group_number: '55012',
      full_name: 'MARA LINDQVIST',
      insurer_name: 'Cedar Health Plan',
    },
  },
  {
    type: 'insurance_policy',
    about: 'British motor certificate',
    text: `
# Certificate of Motor Insurance
Pennine Insurance plc
Certificate and Policy Number: PNI/88/20417
1. Registration mark of vehicle: YK21 ABC
2. Name of policyholder: Thomas Ashworth
3. Effective date of the commencement of insurance: 1 April 2025
4. Date of expiry of insurance: 31 March 2026
5. Persons or classes of persons entitled to drive: The Policyholder`,
    facts: { full_name: 'Thomas Ashworth', insurer_name: 'Pennine Insurance plc' },
  },
  {
    type: 'vehicle_registration',
    about: 'American registration card',
    text: `
# STATE OF OREGON VEHICLE REGISTRATION CARD
Plate Number: 612 KLM            Expires: 05/31/2026
VIN: JF2SKAEC9KH400001           Title Number: 1907712240
Year: 2019    Make: SUBARU    Model: FORESTER    Body: 4D
Registered Owner: MARA LINDQVIST
17 HARBOUR LANE, PORTLAND, OR 97201
Odometer: 41200`,
    facts: { vehicle_make: 'SUBARU', vehicle_year: '2019', vin: 'JF2SKAEC9KH400001' },
  },
  {
    type: 'vehicle_registration',
    about: 'British log book',
    text: `
# V5C Registration Certificate
Registration mark: YK21 ABC
Date of first registration: 12 03 2021
Make: SKODA                Model: OCTAVIA
Body type: 5 DOOR HATCHBACK    Fuel type: DIESEL    Cylinder capacity: 1968 CC
Registered keeper: Mr Thomas Ashworth, 9 Beck Street, Leeds LS6 2AB`,
    facts: { vehicle_make: 'SKODA' },
  },
  {
    type: 'vehicle_registration',
    about: 'Indian registration certificate',
    text: `
# CERTIFICATE OF REGISTRATION
Government of Maharashtra, Motor Vehicles Department
Registration No: MH12 QR 4410          Date of Registration: 14-07-2022
Owner Name: ANAYA KULKARNI             S/W/D of: SURESH KULKARNI
Chassis No: MA3EWB12S00123456          Engine No: K12MN1234567
Maker's Name: MARUTI SUZUKI            Model: BALENO          Fuel: PETROL
Colour: BLUE      Seating Capacity: 5      Unladen Weight: 910`,
  },
  {
    type: 'lease',
    about: 'months and sums in words',
    text: `
# RENTAL AGREEMENT
THIS AGREEMENT made this 1st day of September, 2024, by and between Columbia Property Group LLC, hereinafter
called "Lessor", and Martin Foley, hereinafter called "Lessee".
The Lessor hereby leases to the Lessee the dwelling situated at 31 Elm Court, Salem, OR 97301, for a term of twelve
(12) months, commencing on September 1, 2024 and ending on August 31, 2025.
The rent shall be One Thousand One Hundred Fifty Dollars ($1,150.00) per month, payable in advance.
Lessee has deposited with Lessor the sum of $1,000.00 as a security deposit.`,
    facts: {
      landlord_name: 'Columbia Property Group LLC',
      tenant_name: 'Martin Foley',
      property_address: '31 Elm Court, Salem, OR 97301',
      lease_start_date: '2024-09-01',
      lease_end_date: '2025-08-31',
      monthly_rent: '1150.00',
      security_deposit: '1000.00',
    },
  },
  {
    type: 'lease',
    about: 'two tenants, notices to the landlord by post and telephone',
    text: `
# APARTMENT RENTAL AGREEMENT
This agreement is made on May 6, 2025 by and between Rosamund Villiers (hereinafter referred to as "Landlord")
and Jonas Ekdal and Priya Ekdal (hereinafter collectively referred to as "Tenant").
1. Property. Landlord agrees to rent to Tenant the premises located at 77 Cedar Street, Unit 4, Tacoma, WA 98402.
2. Term. The tenancy shall commence on June 1, 2025 and end on May 31, 2026.
3. Rent. Tenant agrees to pay rent in the amount of $1,650.00 per month.
4. Notices. Any notice to Landlord shall be mailed to 12 Alder Lane, Olympia, WA 98501.
Landlord may be reached by telephone at (360) 555-0117. 5. Law. The laws of Washington govern.`,
    facts: {
      landlord_name: 'Rosamund Villiers',
      tenant_name: 'Jonas Ekdal',
      property_address: '77 Cedar Street, Unit 4, Tacoma, WA 98402',
      landlord_address: '12 Alder Lane, Olympia, WA 98501',
      landlord_phone: '+13605550117',
      lease_start_date: '2025-06-01',
      lease_end_date: '2026-05-31',
      monthly_rent: '1650.00',
    },
  },
  {
    type: 'lease',
    about: 'Indian agreement, who the parties are between name and role',
    text: `
# RENT AGREEMENT
This Rent Agreement is made on this 4th day of March 2025 at Nagpur by and between:
Mr. Anil Deshpande, residing at 22, Temple Road, Nagpur 440010, hereinafter called the LESSOR / OWNER of the First Part;
AND
Ms. Ritika Malhotra, working with Orion Labs Pvt. Ltd., hereinafter called the LESSEE / TENANT of the Second Part.
WHEREAS the Lessor is the owner of the property situated at Flat No. 12, Tulip Towers, Civil Lines, Nagpur 440001.
1. That the tenancy shall be for 11 months commencing from 01/04/2025 and ending on 28/02/2026.
2. That the Lessee shall pay a monthly rent of Rs. 18,000/- on or before the 5th day of each month.
3. That the Lessee has paid a refundable security deposit of Rs. 54,000/- to the Lessor.`,
    facts: {
      landlord_name: 'Anil Deshpande',
      tenant_name: 'Ritika Malhotra',
      landlord_address: '22, Temple Road, Nagpur 440010',
      property_address: 'Flat No. 12, Tulip Towers, Civil Lines, Nagpur 440001',
      lease_start_date: '2025-04-01',
      lease_end_date: '2026-02-28',
      monthly_rent: '18000',
      security_deposit: '54000',
    },
    absent: ['late_fee'],
  },
];
