/** The code of dialogs, drawers, menus, popovers and tooltips. */
export type OverlayCode = typeof import('./code/index.ts');

let code: OverlayCode | undefined;

/**
 * Returns the code of menus, dialogs, drawers, popovers and tooltips; `undefined` while it has not been loaded. Loads
 * nothing.
 */
export const getOverlayCode = (): OverlayCode | undefined => code;

/**
 * Loads the code of overlays, which no page needs to show its content. Rejects when that fails; a further call fetches
 * it again.
 */
export async function loadOverlayCode(): Promise<OverlayCode> {
  code ??= await import(/* webpackChunkName: "overlays" */ './code/index.ts');
  return code;
}

/**
 * Fetches the code of overlays before it is needed. Ignores a failure: opening an overlay loads it again and reports
 * it.
 */
export function prefetchOverlayCode(): void {
  loadOverlayCode().catch(() => undefined);
}
