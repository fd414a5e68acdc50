import { findUnusableStores, unusableStores } from './browser-stores/check-stores.ts';
import { createChunkRequests } from './federation/scripts/chunk-requests.ts';
import { createTrustedScripts } from './federation/scripts/trusted-scripts.ts';

declare global {
  interface Window {
    /** The page's watchdog: shows that the portal did not start (shared/site/page/watchdog-script.ts). */
    __portalStart?: {
      started(): void;
      failed(detail: string): void;
      /** The first violations of the content policy; absent in a page that an older release composed. */
      readonly violations?: readonly SecurityPolicyViolationEvent[];
    };
  }
}

/** Folder of all files of the host on its origin: `/host/`. */
declare const __webpack_public_path__: string;

/**
 * The entry. Nothing shared may be imported here statically: what the host shares is not available until the dynamic
 * import below has resolved.
 */
const inlined = document.getElementById('portal-integrity')?.textContent ?? '{}';
const integrity = new Map<string, string>(Object.entries(JSON.parse(inlined)));
const scripts = createTrustedScripts(integrity);
const chunkRequests = createChunkRequests(scripts);
window.__portalScripts = chunkRequests;
const hostBase = new URL(__webpack_public_path__, location.href).href;
// development builds have no hashes; a release's build leaves this line out
if (process.env.NODE_ENV === 'development') scripts.trustFolder(hostBase);

const root = document.getElementById('root') ?? document.body;
/** Before any other code uses them. */
const storesReplaced = findUnusableStores().then(async () => {
  if (unusableStores.size > 0)
    (await import('./browser-stores/replace-stores.ts')).replaceStores(unusableStores);
});
import('./bootstrap.tsx')
  // in a task after the one that ran the modules, so that a slow computer responds to input in between
  .then(async (bootstrap) => {
    await new Promise((resolve) => setTimeout(resolve));
    await storesReplaced;
    return bootstrap;
  })
  .then(({ start }) => start({ root, integrity, scripts, chunkRequests, hostBase }))
  .then(() => window.__portalStart?.started())
  .catch((error: unknown) =>
    window.__portalStart?.failed(error instanceof Error ? error.message : String(error)),
  );
