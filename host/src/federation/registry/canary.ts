import type { RemoteName } from '@portal/shared/contract';
import { entriesOf, type Registry, type RegistryEntry } from '@portal/shared/federation';
import * as z from '@portal/shared/schema';
import { readStored, writeStored } from '@portal/shared/stored-values';

/** Key of the browser's number in its storage. */
export const canaryKey = 'portal-canary';
/** In place of a number: the browser is in every share. */
export const everyCanary = -1;

/**
 * Returns a function that reads this browser's number: 0 to 100 (exclusive) or `everyCanary`, drawn by `random` (0 to 1,
 * exclusive) at the first call and kept in `storage`. It returns `undefined` where nothing can be kept: the release would
 * change with each load.
 */
export const createCanaryNumber =
  (storage: () => Pick<Storage, 'getItem' | 'setItem'>, random = Math.random) =>
  (): number | undefined => {
    const kept = readStored(storage, canaryKey, z.number());
    if (kept !== undefined) return kept;
    const drawn = random() * 100;
    return writeStored(storage, canaryKey, drawn) ? drawn : undefined;
  };

/**
 * Returns whether a browser with this number gets the canary of a remote that has this share (percent). A larger share keeps
 * the browsers of a smaller one. The groups of two remotes, and of two releases of one, are independent, so that no browser
 * tries every canary.
 */
export function isInShare(remote: RemoteName, version: string, share: number, number: number): boolean {
  // FNV-1a; the number is last, and the last steps spread each of its digits over all bits (MurmurHash3)
  let hash = 2_166_136_261;
  for (const letter of `${remote} ${version} ${number}`)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return number === everyCanary || (hash >>> 0) / 2 ** 32 < share / 100;
}

/**
 * Returns a registry with the canaries alone whose share has this browser: such a one is the current release and falls back to
 * the release that the other browsers get. `canaryNumber` is not called when there is none.
 */
export function chooseReleases(
  registry: Registry,
  canaryNumber: () => number | undefined = () => undefined,
): Registry {
  const entries = entriesOf(registry.remotes).map(
    ([name, { canary, ...entry }]): [RemoteName, RegistryEntry] => {
      const number = canary && canaryNumber();
      if (!canary || number === undefined || !isInShare(name, canary.release.version, canary.share, number))
        return [name, entry];
      const { release: current, declares } = canary;
      const { record } = entry;
      const previous = [entry.current, ...entry.previous];
      return [
        name,
        { current, previous, canary, ...(declares ? { declares } : {}), ...(record ? { record } : {}) },
      ];
    },
  );
  return { ...registry, remotes: Object.fromEntries(entries) };
}
