import type { Registry } from '@portal/shared/federation';
import type { HostMonitor } from '../../monitor.ts';
import { reportRegistryProblems } from '../report-declarations.ts';
import { bindRegistry } from './bind-registry.ts';
import { decodeRegistry, type RegistryRules } from './registry.ts';

interface FreshRegistry {
  readonly registry: Registry;
  /** Whether it names a remote that the page does not have, or lacks one of the page's. */
  readonly hasOtherRemotes: boolean;
}

/**
 * Fetches `registry.json` and binds it to the page's (`bindRegistry`). Reports each remote that is left out or refused.
 * Rejects like `fetchRegistry`.
 */
export async function fetchBound(
  deadline: number,
  rules: RegistryRules,
  page: Parameters<typeof bindRegistry>[1],
  monitor: HostMonitor,
): Promise<FreshRegistry> {
  const fresh = await fetchRegistry(deadline, rules);
  const bound = bindRegistry(fresh.registry, page);
  reportRegistryProblems([...fresh.problems, ...bound.problems], monitor);
  return { registry: bound.registry, hasOtherRemotes: namesOf(fresh.registry) !== namesOf(page.page) };
}

/** Names of a registry's remotes, in the alphabet's order. */
const namesOf = ({ remotes }: Registry): string => Object.keys(remotes).sort().join();

/** Fetches `registry.json` past every cache. Rejects when it takes longer than `deadline` milliseconds or is invalid. */
export async function fetchRegistry(deadline: number, rules: RegistryRules) {
  const response = await fetch('/registry.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(deadline),
  });
  if (!response.ok) throw new Error(`registry.json could not be fetched (${response.status})`);
  return decodeRegistry(await response.json(), rules);
}
