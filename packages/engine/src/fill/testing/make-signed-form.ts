// A blank form that its authority signed.
import { PDFDict, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { type FormPage, makeForm } from './make-form.ts';

/**
 * The structure of a signed file; whether the signature itself holds is for readers that know the certificate.
 * @param level of ISO 32000-2, 12.8.2.2: 1 allows nothing, 2 filling in
 */
export async function makeSignedForm(draw: (form: FormPage) => void, level: number): Promise<Uint8Array> {
  return makeForm((form) => {
    draw(form);
    const { context, catalog } = form.document;
    const signature = context.register(
      context.obj({
        Type: 'Sig',
        Filter: 'Adobe.PPKLite',
        ByteRange: [0, 0, 0, 0],
        Contents: PDFHexString.of('00'.repeat(32)),
        Reference: [
          { Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: { Type: 'TransformParams', P: level } },
        ],
      }),
    );
    const field = context.register(
      context.obj({ FT: 'Sig', Type: 'Annot', Subtype: 'Widget', Rect: [60, 100, 260, 140], F: 132, V: signature }),
    );
    context.lookup(field, PDFDict).set(PDFName.of('T'), PDFHexString.fromText('signature'));
    form.form.acroForm.addField(field);
    form.page.node.addAnnot(field);
    catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: signature }));
  });
}
