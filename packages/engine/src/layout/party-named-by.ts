// The party whose name a caption asks for, and captions and answers that look as if they named one.
import { isOfSomeParty, partyOfName } from '#catalogue/lexicon/party-facts.ts';
import { isSubjectRole, roleOfWording } from '#catalogue/lexicon/roles.ts';
import type { Shape } from '#values/shape.ts';
import { beginsSegment, type Caption } from './caption.ts';
import { numberOf } from './find-sections.ts';
import { inColumn, type PageGrid } from './page-grid.ts';
import { joinWords, type Segment } from './segments.ts';

/** Another than the subject whose name a caption asks for, whatever else it may mean; `school records` asks for nothing. */
export function partyNamedBy([first]: readonly Caption[]): string | undefined {
  if (!first || !(first.isWhole || first.hasColon || first.tail)) return undefined;
  const parties = new Set(first.entries.map(({ name }) => partyOfName(name.split('+')[0]!)));
  return parties.size === 1 ? [...parties][0] : undefined;
}

/** Whether the segment asks for something of the subject (`Dependents: no. / ages`) or answers how somebody is related (`Wife`). */
export function headsNothing(segment: Segment, grid: PageGrid, captions: readonly (readonly Caption[])[]): boolean {
  const [first] = captions[segment.index]!;
  if (first && first.from >= numberOf(segment.words) && beginsSegment(first) && first.entries.length > 0) {
    const isAlone = first.isWhole && grid.rows[grid.rowOf[segment.index]!]!.length === 1;
    const role = roleOfWording(joinWords(segment.words.slice(first.from, first.to)));
    const isSubjects = role !== undefined && isSubjectRole(role);
    if (!isAlone && !isSubjects && !first.entries.some(({ name, shape }) => isOfSomeParty(name) || names.has(shape)))
      return true;
  }
  const [over] = inColumn(grid, segment, -1, 1);
  const asked = over && captions[over.index]![0];
  return asked?.entries.some(({ name }) => relation.test(name)) === true;
}

const names: ReadonlySet<Shape> = new Set(['person_name', 'party_name', 'party', 'party_and_address', 'organisation']);

const relation = /(?:^|_)relation(?:ship)?$/;
