// Invented pages for fitting: every family set many times, each time with other wordings, values, places and damage.
import { allPapers, drawPaper } from '@oneform/engine/fitting';
import { composePage } from './compose-page.ts';
import { degradePage } from './degrade-page.ts';
import { readFamilies } from './families.ts';
import type { LabelledPage } from './labelled-page.ts';
import { createRandom } from './random.ts';

/** A collection of wordings in many languages stands for several families. */
const FAMILIES_A_COLLECTION = 3;
/** An invented paper of the tests against a page of a family. */
const PAPER_WEIGHT = 6;

export function inventPages(pagesAFamily: number): LabelledPage[] {
  return readFamilies().flatMap((family, number) => {
    const pages = pagesAFamily * (family.name.startsWith('collected') ? FAMILIES_A_COLLECTION : 1);
    return Array.from({ length: pages }, (_, copy): LabelledPage => {
      const random = createRandom(number * 1000 + copy);
      const page = composePage(family, random);
      const heaviness = random.chance(0.35) ? 0 : random.next();
      return {
        page: degradePage(page, random, heaviness),
        types: [family.type],
        family: `${family.type}: ${family.name}`,
        weight: 1,
      };
    });
  });
}

/** The invented papers that the extraction of facts is tested with. */
export function paperPages(): LabelledPage[] {
  return allPapers.map((paper) => ({
    page: drawPaper(paper),
    types: [paper.type],
    family: `paper: ${paper.type}: ${paper.about}`,
    weight: PAPER_WEIGHT,
  }));
}
