import type { BrowserContext, Page, Route } from 'playwright/test';
import type { Call } from './call-failures.ts';
import type { Control } from './control.ts';
import { origins } from './environment.ts';

/**
 * The ways in which every call of a screen is made to fail: a page in place of an answer, a refused token, an answer of
 * another shape, a broken connection, no network, no answer in time.
 */
export const sixFaults = ['html-500', 'unauthorised', 'wrong-shape', 'reset', 'offline', 'hang'] as const;
export type SixFault = (typeof sixFaults)[number];

/** Whether a URL is one of a call of the main API. `path` may have parts such as `{id}`. */
const isUrlOf = ({ path }: Call) => {
  const pattern = new RegExp(`^${path.replaceAll('/', '\\/').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return ({ origin, pathname }: URL): boolean => origin === origins.api.url && pattern.test(pathname);
};

/**
 * Makes a call fail until the returned function is called; `unauthorised` is refused once, because a token that is refused
 * again after its renewal ends the session. Only this call is without network: pages and their other calls load. With
 * `hang`, the page must have a short time limit (`shortenServiceTimeout`).
 */
export async function failCall(
  { page, control }: { readonly page: Page; readonly control: Control },
  call: Call,
  kind: SixFault,
): Promise<() => Promise<void>> {
  const { method, path } = call;
  if (kind === 'offline') {
    const isOfCall = isUrlOf(call);
    const abort = (route: Route) =>
      route.request().method() === method ? route.abort('internetdisconnected') : route.fallback();
    control.expectFailures();
    await page.route(isOfCall, abort);
    return () => page.unroute(isOfCall, abort);
  }
  await control.fault(path, kind, { method, ...(kind === 'unauthorised' ? { times: 1 } : {}) });
  return () => control.fault(path, 'none', { method });
}

/** Does the same for a call that sends. `offline` is the whole browser, so that nothing can be read back either. */
export async function failSend(
  {
    page,
    context,
    control,
  }: { readonly page: Page; readonly context: BrowserContext; readonly control: Control },
  call: Call,
  kind: SixFault,
): Promise<() => Promise<void>> {
  if (kind !== 'offline') return failCall({ page, control }, call, kind);
  return control.offline(context);
}
