// Shape of a fact's values where no caption of it holds on the paper: models word them freely, so the shape is a looser
// one.
import type { Shape } from '#values/shape.ts';
import { factOf } from './facts.ts';

const looser: Partial<Record<Shape, Shape>> = {
  date: 'date_or_month',
  person_name: 'party',
  organisation: 'party',
  party_name: 'party',
  authority: 'party',
  ein: 'identifier',
  country_code: 'identifier',
  plate: 'identifier',
  code: 'text',
  code_or_text: 'text',
  codes: 'text',
  date_range: 'text',
  duration: 'text',
  entries: 'text',
  place: 'text',
  time: 'text',
  weight: 'text',
};

export function uncaptionedShape(name: string): Shape {
  const fact = factOf(name);
  return fact ? (fact.uncaptioned ?? looser[fact.shape] ?? fact.shape) : 'text';
}
