/**
 * First-party facades: each re-exports just what the portal uses of its libraries, so that tree-shaking stays on
 * (docs/adr/0003-facades.md). Listed from the frame outwards; a new part goes into the outermost that serves.
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

/** The facades that hold React, and so go with the copy of it that they were built with. */
export const facadesWithReact: readonly string[] = [
  '@portal/shared/ui',
  '@portal/shared/data',
  '@portal/shared/parts',
  '@portal/shared/forms',
];
