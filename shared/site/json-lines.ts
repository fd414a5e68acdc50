import {
  type DocumentNode,
  type ElementNode,
  type MemberNode,
  parse,
  type ValueNode,
} from '@humanwhocodes/momoa';

/** The node of a JSON text to which a step of a path leads; `undefined` where there is none. */
function childOf(node: ValueNode, step: PropertyKey): MemberNode | ElementNode | undefined {
  if (node.type === 'Array') return node.elements[Number(step)];
  if (node.type !== 'Object') return undefined;
  return node.members.find(({ name }) => (name.type === 'String' ? name.value : name.name) === String(step));
}

/** Reads the text of a file for a person: lines count from 1. */
const read = (text: string): DocumentNode => parse(text, { mode: 'json' });

/** Returns the line of what a path leads to or, where that is missing, of what it would be in. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  let node = read(text).body;
  let { line } = node.loc.start;
  for (const step of path) {
    const child = childOf(node, step);
    if (!child) break;
    line = child.loc.start.line;
    node = child.value;
  }
  return line;
}

/** Returns where a text stops being JSON, and why, for people; `undefined` when that is not known. */
export function describeSyntaxError(text: string): string | undefined {
  try {
    read(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) return undefined;
    const line: unknown = Reflect.get(error, 'line');
    return `line ${line}: ${error.message}`;
  }
}
