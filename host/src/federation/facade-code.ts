/**
 * The facades that no page needs at once, by name. Listed here for two reasons: they are fetched ahead with a slot that
 * stands on them, and webpack lends remotes only what the host names somewhere.
 */
export const laterFacades: Readonly<Record<string, () => Promise<unknown>>> = {
  '@portal/shared/calls': () => import('@portal/shared/calls'),
  '@portal/shared/data': () => import('@portal/shared/data'),
  '@portal/shared/forms': () => import('@portal/shared/forms'),
  '@portal/shared/money': () => import('@portal/shared/money'),
  '@portal/shared/parts': () => import('@portal/shared/parts'),
};

/** Fetches facades ahead of need. Whoever needs one that could not be fetched asks again, and says what is wrong. */
export function fetchFacades(names: readonly string[]): void {
  for (const name of names) void laterFacades[name]?.().catch(() => undefined);
}
