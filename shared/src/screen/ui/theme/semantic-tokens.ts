import type { ModePair } from './colors.ts';

interface SemanticToken {
  readonly value: { readonly base: string; readonly _dark: string };
}

interface TokenTree {
  [name: string]: SemanticToken | TokenTree;
}

/**
 * Converts colours (name → pair of light and dark) to the tree of Chakra's semantic tokens: `bg.canvas` becomes `{ bg:
 * { canvas: … } }`; a name that is also a group (`skeleton`, `skeleton.shine`) becomes the group's `DEFAULT`.
 */
export function toSemanticTokens(colors: Readonly<Record<string, ModePair>>): TokenTree {
  const names = Object.keys(colors);
  const tree: TokenTree = {};
  for (const [name, [base, _dark]] of Object.entries(colors)) {
    const isGroup = names.some((other) => other.startsWith(`${name}.`));
    const [group, leaf] = isGroup ? [name, 'DEFAULT'] : splitName(name);
    const token: SemanticToken = { value: { base, _dark } };
    if (leaf === undefined) tree[group] = token;
    else tree[group] = { ...tree[group], [leaf]: token };
  }
  return tree;
}

function splitName(name: string): readonly [group: string, leaf?: string] {
  const dot = name.indexOf('.');
  return dot < 0 ? [name] : [name.slice(0, dot), name.slice(dot + 1)];
}
