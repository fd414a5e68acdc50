import { createTrustedScripts } from './federation/trusted-scripts.ts';
import { showPlainFailure } from './plain-failure.ts';

/**
 * The entry. Nothing shared may be imported here statically: what the host shares is on its way until the dynamic
 * import below has resolved.
 */
const inlined = document.getElementById('portal-integrity')?.textContent ?? '{}';
const integrity = new Map<string, string>(Object.entries(JSON.parse(inlined)));
const scripts = createTrustedScripts(integrity);
window.__portalScripts = scripts;

/** webpack lends a shared module only when the host names it; the host has no form of its own. */
export const lent = () => import('@portal/shared/forms');

const root = document.getElementById('root') ?? document.body;
import('./bootstrap.tsx')
  .then(({ start }) => start(root, integrity, scripts))
  .catch((error: unknown) => showPlainFailure(root, error instanceof Error ? error.message : String(error)));
