import type { RemoteName } from '@portal/shared/contract';
import { entriesOf, type Registry, type RegistryEntry } from '@portal/shared/federation';
import type { DetailedMonitor } from '../../core/monitoring-service.ts';
import { bindRegistry } from './bind-registry.ts';
import { decodeRegistry, type RegistryRules, releaseKey } from './registry.ts';
import { reportRegistryProblems } from './report-problems.ts';

interface FreshRegistry {
  readonly registry: Registry;
  /** Whether it names another host, other remotes or another current release than the page knows. */
  readonly isNew: boolean;
}

/** What the page knows, and where problems are reported. */
interface Known extends Readonly<Parameters<typeof bindRegistry>[1]> {
  /** Returns the releases that the page knows of a remote. */
  readonly entry: (remote: RemoteName) => RegistryEntry | undefined;
  readonly monitor: Pick<DetailedMonitor, 'withDetails'>;
}

/**
 * Fetches `registry.json` and binds it to the page's (`bindRegistry`). Reports each remote that is left out or refused.
 * Rejects like `fetchRegistry`.
 */
export async function fetchBound(
  deadline: number,
  rules: RegistryRules,
  known: Known,
): Promise<FreshRegistry> {
  const { page, entry, monitor } = known;
  const fresh = await fetchRegistry(deadline, rules);
  const bound = bindRegistry(fresh.registry, known);
  reportRegistryProblems([...fresh.problems, ...bound.problems], monitor);
  const isNew =
    fresh.registry.host !== page.host ||
    namesOf(fresh.registry) !== namesOf(page) ||
    entriesOf(bound.registry.remotes).some(([name, { current }]) => {
      const release = entry(name)?.current;
      return release && releaseKey(release) !== releaseKey(current);
    });
  return { registry: bound.registry, isNew };
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
