import { isRemoteName, type RemoteName } from '@portal/shared/contract';
import { isSafeAddress } from '@portal/shared/loopback';

/** The address of the overriding server's manifest, by remote. */
export type Overrides = Readonly<Partial<Record<RemoteName, string>>>;

/** The change of overrides that the page's address requests. */
type OverrideRequest = { readonly kind: 'reset' } | { readonly kind: 'set'; readonly overrides: Overrides };

/**
 * Parses `?override=mfe-notes@http://localhost:8600/mf-manifest.json` (may be repeated) and `?override=reset`. Ignores
 * names that are no remote’s and unsafe addresses. Returns `undefined` without an `override` parameter.
 */
export function parseOverrideRequest(search: string): OverrideRequest | undefined {
  const values = new URLSearchParams(search).getAll('override');
  if (values.length === 0) return undefined;
  if (values.includes('reset')) return { kind: 'reset' };
  return { kind: 'set', overrides: decodeOverrides(Object.fromEntries(values.map(splitAtFirst))) };
}

/** Decodes stored overrides; leaves out everything that is not valid. */
export function decodeOverrides(json: unknown): Overrides {
  const overrides: Partial<Record<RemoteName, string>> = {};
  if (typeof json !== 'object' || json === null) return overrides;
  for (const [name, address] of Object.entries(json))
    if (isRemoteName(name) && typeof address === 'string' && isManifestAddress(address))
      overrides[name] = address;
  return overrides;
}

/**
 * Whether an address may be that of a team's manifest: https, or plain http on this machine, without a name and password.
 * The site's content policy decides from which of them a browser then loads code.
 */
export function isManifestAddress(address: string): boolean {
  if (!isSafeAddress(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

function splitAtFirst(value: string): [string, string] {
  const at = value.indexOf('@');
  return [value.slice(0, at), value.slice(at + 1)];
}

/** Returns the address without the `override` parameter, so that a bookmark does not repeat the request. */
export function removeOverrideParameter(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('override');
  return url.href;
}
