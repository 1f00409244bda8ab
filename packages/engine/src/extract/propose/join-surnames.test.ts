import { expect, it } from 'vitest';
import { drawPage } from '#testing/draw-page.ts';
import { extractFacts } from '../extract-facts.ts';

it('reads the two surnames that a form asks for apart as one', () => {
  const page = drawPage([
    [50, 40, 'SOLICITUD DE AUTORIZACIÓN', 18],
    [50, 80, '1er Apellido: QUISPE'],
    [330, 80, '2º Apellido: VILLAGARAY'],
    [50, 100, 'Nombre: YOLANDA'],
    [330, 100, 'Fecha de nacimiento: 14/03/1991'],
  ]);
  const { facts } = extractFacts({
    read: { mediaType: 'application/pdf', sha256: '0'.repeat(64), pages: [page], problems: [] },
    type: 'application_form',
    confidence: 0.95,
    parts: [{ type: 'application_form', pages: [1], confidence: 0.95 }],
  });
  const named = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
  expect(named).toMatchObject({ surname: 'QUISPE VILLAGARAY', given_names: 'YOLANDA' });
});
