import { expect, it } from 'vitest';
import { drawBlock, drawPage, readDrawn } from '#testing/draw-page.ts';

const read = (lines: readonly string[]) => readDrawn('lease', drawPage(drawBlock(50, 60, [...lines])));

it('reads a Spanish lease whose parties come behind their roles', async () => {
  expect(
    await read([
      'CONTRATO DE ARRENDAMIENTO DE VIVIENDA',
      'En Burgos, a tres de marzo de dos mil veinticinco.',
      'DE UNA PARTE, como arrendadora, DOÑA PILAR ORTEGA VIDAL, mayor de edad, viuda, con D.N.I. 12345678-Z',
      'y domicilio en calle Mayor, 9, 31300 Tafalla.',
      'Y DE OTRA, como arrendatario, D. Tomás Rey Prado, soltero, de profesión carpintero,',
      'con D.N.I. 87654321-X, nacido en Soria el día 4 de mayo de 1990.',
      'I. Que la arrendadora es propietaria de la vivienda sita en calle del Prado, 14, 2.º B, 09004 Burgos.',
      'SEGUNDA. El plazo de duración será de UN AÑO, a contar desde el día uno de abril de dos mil veinticinco,',
      'finalizando el treinta y uno de marzo de dos mil veintiséis.',
      'TERCERA. La renta se pagará en mensualidades de SEISCIENTOS EUROS (600,00 €) cada una.',
      'CUARTA. Fianza. El arrendatario entrega la cantidad de 1.200,00 €.',
    ]),
  ).toMatchObject({
    landlord_address: 'calle Mayor, 9, 31300 Tafalla',
    tenant_name: 'Tomás Rey Prado',
    date_of_birth: '1990-05-04',
    property_address: 'calle del Prado, 14, 2.º B, 09004 Burgos',
    lease_start_date: '2025-04-01',
    lease_end_date: '2026-03-31',
    lease_term: 'UN AÑO',
    monthly_rent: '600.00',
    security_deposit: '1200.00',
  });
});

it('reads an Italian lease whose parties come before their roles, and who speaks for them is neither', async () => {
  expect(
    await read([
      'CONTRATTO DI LOCAZIONE AD USO ABITATIVO',
      'Con la presente scrittura privata la signora Franca Bertini, nata a Cuneo il 2 febbraio 1957,',
      'residente in Corso Nizza 88, 12100 Cuneo (CN), rappresentata dal signor Ugo Neri, di seguito chiamata',
      '«locatrice», concede in locazione al signor Luca Ferri, nato a Torino il 4 dicembre 1993,',
      'di seguito chiamato «conduttore», l’alloggio posto in Via Roma 47, 10146 Torino (TO).',
      'La locazione ha la durata di 4 anni, con inizio il 1° dicembre 2025 e termine il 30 novembre 2029.',
      'Il canone è pagato in rate mensili anticipate di euro 640,00 ciascuna.',
    ]),
  ).toMatchObject({
    landlord_name: 'Franca Bertini',
    landlord_address: 'Corso Nizza 88, 12100 Cuneo (CN)',
    tenant_name: 'Luca Ferri',
    date_of_birth: '1993-12-04',
    property_address: 'Via Roma 47, 10146 Torino (TO)',
    lease_start_date: '2025-12-01',
    lease_end_date: '2029-11-30',
    monthly_rent: '640.00',
  });
});
