import { type RemoteName, remoteNames } from '@portal/shared/contract';
import { isSafeOrigin } from '../addresses.ts';

/** Remote → address of the manifest of the server that stands in its place. */
export type Overrides = Readonly<Partial<Record<RemoteName, string>>>;

/** What the page's address asks for. */
export type OverrideWish =
  | { readonly kind: 'reset' }
  | { readonly kind: 'set'; readonly overrides: Overrides };

/**
 * Reads `?override=mfe-cart@http://localhost:8600/mf-manifest.json` (may stand several times) and `?override=reset`.
 * What names no remote or no safe address is passed over; without any the answer is undefined.
 */
export function overrideWish(search: string): OverrideWish | undefined {
  const words = new URLSearchParams(search).getAll('override');
  if (words.length === 0) return undefined;
  if (words.includes('reset')) return { kind: 'reset' };
  return { kind: 'set', overrides: decodeOverrides(Object.fromEntries(words.map(splitAtFirst))) };
}

/** Takes in what may be an override; anything else in it is left out. */
export function decodeOverrides(json: unknown): Overrides {
  const overrides: Partial<Record<RemoteName, string>> = {};
  if (typeof json !== 'object' || json === null) return overrides;
  for (const name of remoteNames) {
    const address: unknown = Reflect.get(json, name);
    if (typeof address === 'string' && isManifestAddress(address)) overrides[name] = address;
  }
  return overrides;
}

function isManifestAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return isSafeOrigin(url) && url.username === '' && url.password === '';
}

function splitAtFirst(word: string): [string, string] {
  const at = word.indexOf('@');
  return [word.slice(0, at), word.slice(at + 1)];
}

/** The address without what only this wish needed, so that a bookmark does not repeat it. */
export function withoutOverride(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('override');
  return url.href;
}
