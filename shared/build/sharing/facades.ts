/**
 * First-party facades. Each re-exports only the parts of libraries that the portal uses, so that the rest is removed
 * from the build (docs/adr/0003-facades.md). Facades that more pages need come first; put a new part into the last one
 * that fits.
 */
export const facades = [
  '@portal/shared/ui',
  '@portal/shared/schema',
  '@portal/shared/money',
  '@portal/shared/calls',
  '@portal/shared/data',
  '@portal/shared/parts',
  '@portal/shared/forms',
  '@portal/shared/oidc-tokens',
] as const;

/** The facades that import React; a remote that carries React carries them too. */
export const facadesWithReact: readonly string[] = [
  '@portal/shared/ui',
  '@portal/shared/data',
  '@portal/shared/parts',
  '@portal/shared/forms',
];
