import { type CallbackPage, callbackPages, type HostBuild } from '../builds/build.ts';
import { filePath } from '../layout.ts';

/** Script element of a page without React, by its source. Throws when the script was not built. */
export function scriptElement(host: HostBuild, source: string): string {
  const [file] = host.callbackAssets.chunks[source] ?? [];
  if (!file) throw new Error(`The host's build has no script of ${source}.`);
  const hash = host.hashes[`oidc/${file}`];
  const address = filePath({ package: 'host', version: host.version }, `oidc/${file}`);
  const integrity = hash ? ` integrity="${hash}"` : '';
  return `<script defer crossorigin="anonymous"${integrity} src="${address}"></script>`;
}

/** Composes the callback pages: static HTML with one script each. Throws when a page's script was not built. */
export function composeCallbacks(host: HostBuild): Readonly<Record<CallbackPage, string>> {
  const composePage = (page: CallbackPage): string =>
    host.callbackPages[page].replace(
      '</head>',
      `${scriptElement(host, `host/src/callback/${page}.ts`)}</head>`,
    );
  const [login, logout] = callbackPages;
  return { [login]: composePage(login), [logout]: composePage(logout) };
}
