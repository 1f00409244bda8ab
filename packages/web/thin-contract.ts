// Leaves out of the browser's bundle what only the server asks of the contract: schemas, and the words about endpoints.
import type { ESTree, Plugin } from 'vite';

/** All that `api-client.ts` reads of an endpoint. */
const read: ReadonlySet<string> = new Set(['method', 'path', 'public']);

type Node = ESTree.Node;

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/**
 * `z.object({…}).optional()` becomes `z`: in the browser zod is a stand-in (`zod-stub.ts`) that answers itself to everything, so that
 * nothing changes but the size. Of `endpoint({…})` the members that the browser reads stay.
 */
export function thinContract(): Plugin {
  return {
    name: 'oneform:thin-contract',
    // After TypeScript has been taken off.
    enforce: 'post',
    transform(code, id) {
      if (!/\/packages\/contract\/src\/.*\.ts$/.test(id)) return null;
      const cuts: Cut[] = [];
      visit(this.parse(code), code, cuts);
      if (cuts.length === 0) return null;
      const thinned = cuts
        .toSorted((a, b) => b.start - a.start)
        .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
      return { code: thinned, map: null };
    },
  };
}

function visit(node: Node, code: string, cuts: Cut[]): void {
  if (node.type === 'CallExpression') {
    if (rootOf(node) === 'z') {
      cuts.push({ start: node.start, end: node.end, by: 'z' });
      return;
    }
    const [definition] = node.arguments;
    if (rootOf(node) === 'endpoint' && definition?.type === 'ObjectExpression') {
      const kept = definition.properties.filter(
        (member) => member.type === 'Property' && member.key.type === 'Identifier' && read.has(member.key.name),
      );
      const by = `{${kept.map(({ start, end }) => code.slice(start, end)).join()}}`;
      cuts.push({ start: definition.start, end: definition.end, by });
      return;
    }
  }
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) for (const one of child) isNode(one) && visit(one, code, cuts);
    else if (isNode(child)) visit(child, code, cuts);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The name that a chain of members and calls begins with. */
function rootOf(node: Node): string | undefined {
  if (node.type === 'CallExpression') return rootOf(node.callee);
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'Identifier' ? node.name : undefined;
}
