import type { Registry } from '@portal/shared/federation';
import { bindRegistry } from './bind-registry.ts';
import { decodeRegistry, type RegistryRules } from './registry.ts';

interface FreshRegistry {
  readonly registry: Registry;
  /** One line for each remote that is left out or refused, for the monitor. */
  readonly problems: readonly string[];
}

/** Fetches `registry.json` and binds it to the page's (`bindRegistry`). Rejects like `fetchRegistry`. */
export async function fetchBound(
  deadline: number,
  rules: RegistryRules,
  page: Parameters<typeof bindRegistry>[1],
): Promise<FreshRegistry> {
  const fresh = await fetchRegistry(deadline, rules);
  const bound = bindRegistry(fresh.registry, page);
  return { registry: bound.registry, problems: [...fresh.problems, ...bound.problems] };
}

/** Fetches `registry.json` past every cache. Rejects when it takes longer than `deadline` milliseconds or is invalid. */
export async function fetchRegistry(deadline: number, rules: RegistryRules) {
  const response = await fetch('/registry.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(deadline),
  });
  if (!response.ok) throw new Error(`registry.json could not be fetched (${response.status})`);
  return decodeRegistry(await response.json(), rules);
}
