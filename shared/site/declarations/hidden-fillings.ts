import type { Registry } from '../../src/contract/federation/index.ts';
import type { RemoteName } from '../../src/contract/index.ts';
import { customerModeAgent } from '../../src/contract/remote/index.ts';
import { mapDeclares } from './map-declares.ts';

/** Fillings that a site does not show: remote → names of its slots, or places, `customer.tab/1`. */
export type HiddenFillings = Readonly<Record<string, readonly string[]>>;

/** Remotes without the fillings that a site hides. */
interface Shown {
  readonly remotes: Registry['remotes'];
  /** One sentence for each name that hides nothing. */
  readonly notes: readonly string[];
}

/**
 * Leaves out the fillings that a site hides, also of a canary, so that no page knows of them. The agent's part of the
 * customer's mode stays: without it no agent could end that mode.
 */
export function withoutHidden(remotes: Registry['remotes'], hidden: HiddenFillings): Shown {
  const found = new Set<string>();
  const isHidden = (remote: RemoteName, names: readonly (string | undefined)[]) =>
    (hidden[remote] ?? []).filter((name) => {
      const isNamed = names.includes(name);
      if (isNamed) found.add(`${remote} ${name}`);
      return isNamed;
    }).length > 0;
  const shown = mapDeclares(remotes, (remote, declares) => ({
    ...declares,
    fills: declares.fills.filter(
      ({ place, slot }) => place === customerModeAgent.id || !isHidden(remote, [place, slot]),
    ),
  }));
  const notes = Object.entries(hidden).flatMap(([remote, names]) =>
    names
      .filter((name) => !found.has(`${remote} ${name}`))
      .map((name) => `site.json hides ${name} of ${remote}, which is no filling that it could hide.`),
  );
  return { remotes: shown, notes };
}
