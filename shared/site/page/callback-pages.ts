import { type CallbackPage, callbackPages, type HostBuild } from '../builds/build.ts';
import { scriptElement } from './script-element.ts';

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
