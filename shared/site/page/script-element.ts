import type { HostBuild } from '../builds/build.ts';
import { filePath } from '../layout.ts';
import { hostRelease } from '../release-name.ts';

/** Returns ` integrity="…"` for a file's hash; empty in a development build, which has no hashes. */
export const integrityAttribute = (hash: string | undefined): string => (hash ? ` integrity="${hash}"` : '');

/**
 * Returns the HTML of the script element of a page without React, by the script's source file from the repository's
 * root, with its hash. Throws an Error when the host's build has no such script.
 */
export function scriptElement(host: HostBuild, source: string): string {
  const [file] = host.callbackAssets.chunks[source] ?? [];
  if (!file) throw new Error(`The host's build has no script of ${source}.`);
  const hash = host.hashes[`oidc/${file}`];
  const address = filePath(hostRelease(host.version), `oidc/${file}`);
  return `<script defer crossorigin="anonymous"${integrityAttribute(hash)} src="${address}"></script>`;
}
