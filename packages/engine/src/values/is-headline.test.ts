import { expect, it } from 'vitest';
import { isHeadline } from './is-headline.ts';

it.each([
  'ENERGY STATEMENT',
  'Laptop Insurance Policy',
  'Digital Resume',
  'SAMPLE',
  'Gehaltsabrechnung',
  'Relevé de compte',
  'Contrato de arrendamiento',
  'Water bill',
  'EARNINGS STATEMENT - Northwind Inc.',
  'YOUR HOMETOWN HELPFUL PLACE',
  'Gmail',
])('takes %s for what a paper calls itself', (text) => {
  expect(isHeadline(text)).toBe(true);
});

it.each([
  'Northwind Energy',
  'Connor Sample',
  'Uncle Bill',
  'Statement Homes Ltd',
  'Certificate Printers Inc.',
  'Agentur für Arbeit',
  'Leinebank eG',
  'Our Lady of Mercy Hospital',
  'Yourkshire Mills',
])('takes %s for a name', (text) => {
  expect(isHeadline(text)).toBe(false);
});
