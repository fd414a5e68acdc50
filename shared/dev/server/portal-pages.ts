import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { containerName } from '../../build/sharing/container-name.ts';
import { federationVersion } from '../../build/sharing/sharing.ts';
import {
  composePages,
  isRecordPath,
  noncePlaceholder,
  originOf,
  permissionsPolicy,
  readDeclares,
  readHostBuild,
  readReleaseName,
  readRemoteRelease,
  releasePath,
  type SiteSettings,
} from '../../site/index.ts';
import { type Registry, type Release, readRegistry } from '../../src/contract/federation/index.ts';
import { contractVersion, type RemoteName } from '../../src/contract/index.ts';
import type { Build } from '../build/build.ts';
import type { RequestHandler } from './package-server.ts';

/** A package in development with the version of its next release. */
export interface DevelopedPackage {
  readonly version: string;
  readonly build: Build;
}

export interface DevelopedPortal {
  readonly settings: SiteSettings;
  readonly host: DevelopedPackage;
  /** Build of the host's callback pages. */
  readonly callback: Build;
  readonly remotes: ReadonlyMap<RemoteName, DevelopedPackage>;
}

/**
 * Returns the handler that serves the portal's pages, which are composed from the newest builds at each request; 503
 * while the host does not build.
 */
export function servePortalPages(portal: DevelopedPortal): RequestHandler {
  return async (_request, response, path) => {
    if (extname(path) && path !== '/registry.json' && !isRecordPath(path)) return false;
    await Promise.all([portal.host.build.waitUntilIdle(), portal.callback.waitUntilIdle()]);
    if (!portal.host.build.hash || !portal.callback.hash) {
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('The host does not build yet: its terminal says why. Load this page again once it does.');
      return true;
    }
    const registry = await registryOf(portal);
    if (path === '/registry.json') {
      sendJson(response, JSON.stringify(registry));
      return true;
    }
    const built = await readHostBuild(portal.host.build.folder, portal.host.version);
    const { html, records, callbacks, policy, callbackPolicy, capture } = composePages(
      portal.settings,
      built,
      registry,
    );
    const record = records[path];
    if (record !== undefined) sendJson(response, record);
    else if (path === '/oidc/login-callback') sendPage(response, callbacks['login-callback'], callbackPolicy);
    else if (path === '/oidc/logout-callback')
      sendPage(response, callbacks['logout-callback'], callbackPolicy);
    else if (capture && path === '/capture') sendPage(response, capture.html, capture.policy);
    else sendPage(response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups'), html, policy);
    return true;
  };
}

function sendJson(response: ServerResponse, text: string): void {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(text);
}

/** Sends a page with the enforced policy and a new nonce, as in production. */
function sendPage(response: ServerResponse, html: string, policy: string): void {
  const nonce = randomBytes(16).toString('base64');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('permissions-policy', permissionsPolicy);
  response.setHeader('content-security-policy', policy.replaceAll(noncePlaceholder, nonce));
  response.end(html.replaceAll(noncePlaceholder, nonce));
}

async function registryOf({ settings, host, remotes }: DevelopedPortal): Promise<Registry> {
  const entries = [...remotes].map(async ([name, remote]) => [name, await entryOf(name, remote, settings)]);
  const remoteEntries = Object.fromEntries(await Promise.all(entries));
  return readRegistry({ format: 1, host: host.version, remotes: remoteEntries }).registry;
}

/** Returns a remote's registry entry without slots, so that nothing is preloaded. */
async function entryOf(name: RemoteName, { version, build }: DevelopedPackage, { origins }: SiteSettings) {
  await build.waitUntilIdle();
  // a remote without a build shows its error panel; Try again works after the fix
  if (!build.hash) return { current: unbuilt(name, version, originOf(origins, name)), previous: [] };
  const release = { package: name, version, at: '' };
  const current = { ...(await readRemoteRelease(build.folder, release, origins)), slots: {}, facades: {} };
  return { current, previous: [], declares: await readDeclares(build.folder) };
}

const unbuilt = (name: RemoteName, version: string, origin: string): Release => ({
  version,
  base: origin + releasePath(readReleaseName({ package: name, version })),
  entry: 'remoteEntry.js',
  container: containerName(name),
  releasedAt: '',
  needs: { contract: `^${contractVersion}`, federation: federationVersion, shared: {}, exports: {} },
  slots: {},
  integrity: {},
});
