import type { Needs, Provides } from './needs.ts';
import { isWithin, majorOf } from './range.ts';

/** Returns a record's own value: a release may name `constructor`. */
const ownOf = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** A need of a release that the host does not provide. */
export type UnmetNeed =
  | { readonly kind: 'contract'; readonly wanted: string; readonly provided: readonly string[] }
  | { readonly kind: 'federation'; readonly wanted: string; readonly provided: readonly string[] }
  | { readonly kind: 'shared'; readonly name: string; readonly wanted: string; readonly provided?: string }
  | { readonly kind: 'export'; readonly facade: string; readonly name: string };

/**
 * Returns which needs of a remote's release (contract, federation runtime, shared libraries, exports of facades) a host
 * does not meet. The release may load if the result is empty; no file of it is fetched for that (FED-08;
 * docs/federation.md).
 */
export function unmetNeeds(needs: Needs, provides: Provides): readonly UnmetNeed[] {
  const unmet: UnmetNeed[] = [];
  const contracts = [provides.contract, ...(provides.earlierContracts ?? [])];
  if (!contracts.some((version) => isWithin(version, needs.contract)))
    unmet.push({ kind: 'contract', wanted: needs.contract, provided: contracts });

  const [newest] = provides.federation;
  const sameMajor = newest !== undefined && majorOf(newest) === majorOf(needs.federation);
  if (!sameMajor && !provides.federation.includes(needs.federation))
    unmet.push({ kind: 'federation', wanted: needs.federation, provided: provides.federation });

  for (const [name, range] of Object.entries(needs.shared)) {
    const hostVersion = ownOf(provides.shared, name);
    if (hostVersion === undefined) unmet.push({ kind: 'shared', name, wanted: range });
    else if (!isWithin(hostVersion, range))
      unmet.push({ kind: 'shared', name, wanted: range, provided: hostVersion });
  }
  for (const [facade, names] of Object.entries(needs.exports)) {
    const hostExports = new Set(ownOf(provides.exports, facade));
    for (const name of names) if (!hostExports.has(name)) unmet.push({ kind: 'export', facade, name });
  }
  return unmet;
}

/**
 * Describes an unmet need of a release in one line, for terminal and log: `it needs contract ^1.2.0, and the host
 * provides 1.1.0`.
 */
export function describeUnmetNeed(need: UnmetNeed): string {
  if (need.kind === 'export')
    return `it uses ${need.name} of ${need.facade}, which the host's does not export`;
  const provided = [need.provided ?? 'none'].flat().join(', ');
  return `it needs ${need.kind === 'shared' ? need.name : need.kind} ${need.wanted}, and the host provides ${provided}`;
}
