// Groups of fields that contain themselves, which no form could show.
import type { FieldSpec, FieldSpecs, GroupSpec } from './template-format.ts';

/** Each cycle once, as the names on the way round: `a`, `b`, `a`. */
export function findCycles(groups: ReadonlyMap<string, GroupSpec>): string[][] {
  const cycles = new Map<string, string[]>();
  const visit = (name: string, way: readonly string[]) => {
    const at = way.indexOf(name);
    if (at !== -1) {
      const cycle = way.slice(at);
      const members = [...cycle].sort().join(' ');
      if (!cycles.has(members)) cycles.set(members, [...cycle, name]);
      return;
    }
    for (const next of groupsIn(groups.get(name)?.fields ?? {})) visit(next, [...way, name]);
  };
  for (const name of groups.keys()) visit(name, []);
  return [...cycles.values()];
}

function groupsIn(fields: FieldSpecs): string[] {
  return Object.values(fields).flatMap((spec: FieldSpec | null) => {
    const named = spec?.group ?? spec?.list;
    return [...(named === undefined ? [] : [named]), ...groupsIn(spec?.fields ?? spec?.items ?? {})];
  });
}
