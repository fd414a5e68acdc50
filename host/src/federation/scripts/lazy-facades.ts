/**
 * The facades that no page needs at once, by name. The host imports each of them here, because webpack shares with
 * remotes only what the host imports.
 */
export const lazyFacades: Readonly<Record<string, () => Promise<unknown>>> = {
  '@portal/shared/calls': () => import('@portal/shared/calls'),
  '@portal/shared/data': () => import('@portal/shared/data'),
  '@portal/shared/forms': () => import('@portal/shared/forms'),
  '@portal/shared/money': () => import('@portal/shared/money'),
  '@portal/shared/parts': () => import('@portal/shared/parts'),
};

/**
 * Fetches facades by name before a slot needs them. Ignores unknown names and failures: the slot's own import retries
 * and reports them.
 */
export function prefetchFacades(names: readonly string[]): void {
  for (const name of names) void lazyFacades[name]?.().catch(() => undefined);
}
