import { type CallbackPage, callbackPages, type HostBuild } from '../builds/build.ts';
import { filePath } from '../layout.ts';

/** Composes the callback pages: static HTML with one script each. Throws when a page's script was not built. */
export function composeCallbacks(host: HostBuild): Readonly<Record<CallbackPage, string>> {
  const composePage = (page: CallbackPage): string => {
    const [file] = host.callbackAssets.chunks[`host/src/callback/${page}.ts`] ?? [];
    if (!file) throw new Error(`The host's build has no script for ${page}.`);
    const hash = host.hashes[`oidc/${file}`];
    const address = filePath({ package: 'host', version: host.version }, `oidc/${file}`);
    const integrity = hash ? ` integrity="${hash}"` : '';
    const script = `<script defer crossorigin="anonymous"${integrity} src="${address}"></script>`;
    return host.callbackPages[page].replace('</head>', `${script}</head>`);
  };
  const [login, logout] = callbackPages;
  return { [login]: composePage(login), [logout]: composePage(logout) };
}
