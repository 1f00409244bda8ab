import { describe, expect, it } from 'vitest';
import { type Drawn, drawBlock, drawPage, readDrawn } from '#testing/draw-page.ts';
import { drawnPaper } from '#testing/papers/drawn.ts';

const read = (...drawn: Drawn[]) => readDrawn('lease', drawPage(drawn));

describe('extractLease', () => {
  it('reads a contract in sentences', async () => {
    const { drawn, facts } = drawnPaper('a contract in sentences');
    expect(await read(...drawn)).toMatchObject(facts);
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

  it('takes tenants for people though their surname is a word of papers', async () => {
    expect(
      await read(
        ...drawBlock(50, 60, [
          'This agreement is by and between Quarry Hill Company of 2 Maple Lane, Suite A, Dover, DE 19901,',
          'hereinafter known as the “Landlord”, and 2 individuals known as Nora Page and Simon Page,',
          'hereinafter known as the “Tenant(s)”, agree to the following.',
        ]),
      ),
    ).toMatchObject({ tenant_name: 'Nora Page', tenant_name_2: 'Simon Page' });
  });

  it('takes the address of a home, not the plot it stands on', async () => {
    const { drawn, facts } = drawnPaper('the address of a home and the plot it stands on');
    expect(await read(...drawn)).toMatchObject(facts);
  });
});
