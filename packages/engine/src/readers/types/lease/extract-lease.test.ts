import { describe, expect, it } from 'vitest';
import { type Drawn, drawBlock, drawPage, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

const read = (...drawn: Drawn[]) => readDrawn('lease', drawPage(drawn));

describe('extractLease', () => {
  it('reads a contract in sentences', async () => {
    expect(
      await read(
        [200, 50, 'RESIDENTIAL LEASE AGREEMENT', 14],
        ...drawBlock(50, 90, [
          'This Lease Agreement is made on this 15th day of May, 2024, between Helena Marchetti',
          '("Landlord") and Dmitri Kowalczyk ("Tenant").',
          'The Landlord leases to the Tenant the premises located at 218 Willow Street, Apt 6,',
          'Burlington, VT 05401 for residential use only.',
          'The term of this lease is 12 months, commencing on June 1, 2024 and ending on May 31, 2025.',
          'The Tenant shall pay monthly rent of $1,450.00, due on the first day of each month.',
          'Upon signing, the Tenant shall pay a security deposit of $2,000.00.',
          'If rent is paid late, a late fee of $75.00 will be charged.',
        ]),
      ),
    ).toMatchObject({
      landlord_name: 'Helena Marchetti',
      tenant_name: 'Dmitri Kowalczyk',
      property_address: '218 Willow Street, Apt 6, Burlington, VT 05401',
      lease_start_date: '2024-06-01',
      lease_end_date: '2025-05-31',
      lease_term: '12 months',
      monthly_rent: '1450.00',
      security_deposit: '2000.00',
      late_fee: '75.00',
    });
  });

  it('reads a summary with labels', async () => {
    expect(
      await read(
        [200, 50, 'TENANCY AGREEMENT', 14],
        [50, 90, 'Landlord:'],
        [180, 90, 'Mr Alistair Boyd'],
        [50, 105, 'Tenant:'],
        [180, 105, 'Ms Yolanda Pereira'],
        [50, 120, 'Property address:'],
        [180, 120, 'Flat 3, 44 Castle Street, Edinburgh EH2 3BN'],
        [50, 135, 'Start date:'],
        [180, 135, '01/09/2024'],
        [50, 150, 'End date:'],
        [180, 150, '31/08/2025'],
        [50, 165, 'Rent:'],
        [180, 165, '£975.00 per calendar month'],
        [50, 180, 'Deposit:'],
        [180, 180, '£1,100.00'],
      ),
    ).toMatchObject({
      landlord_name: 'Alistair Boyd',
      tenant_name: 'Yolanda Pereira',
      property_address: 'Flat 3, 44 Castle Street, Edinburgh EH2 3BN',
      lease_start_date: '2024-09-01',
      lease_end_date: '2025-08-31',
      monthly_rent: '975.00',
      security_deposit: '1100.00',
      currency: 'GBP',
    });
  });

  it('reads roles that follow the names, and a company that lets', async () => {
    expect(
      await read(
        ...drawBlock(50, 60, [
          'THIS AGREEMENT is entered into by and between Quarry Hill Properties LLC, hereinafter referred to as',
          'the Lessor, and Simone Okafor, hereinafter referred to as the Lessee.',
          'The property is situated at 9 Mill Lane, Dover, DE 19901.',
          'The lease begins on 08/01/2024 and expires on 07/31/2025.',
          'Lessee agrees to pay $1,200 per month. A deposit in the amount of $1,200 is due at signing.',
        ]),
      ),
    ).toMatchObject({
      landlord_name: 'Quarry Hill Properties LLC',
      tenant_name: 'Simone Okafor',
      property_address: '9 Mill Lane, Dover, DE 19901',
      lease_start_date: '2024-08-01',
      lease_end_date: '2025-07-31',
      monthly_rent: '1200',
      security_deposit: '1200',
    });
  });

  it('takes the address of a home, not the plot it stands on', async () => {
    const { drawn, facts } = drawnPaper('the address of a home and the plot it stands on');
    expect(await read(...drawn)).toMatchObject(facts);
  });
});
