import type { BrowserContext, Page, Request } from 'playwright/test';
import type { Control } from './control.ts';
import type { Guard } from './guard.ts';

/** Faults that every call is tried with and that end by themselves; `hang` takes 50 s and is tried apart. */
export const failures = ['html-500', 'wrong-shape', 'reset', 'offline'] as const;
export type Failure = (typeof failures)[number];

/** A call by its path and method. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** What the browser's console says of a call that fails on purpose. */
const failingOnPurpose = [/Failed to load resource/, /net::ERR_/, /request failed/];

/** Lets calls fail on purpose: what the console then says is expected. */
export function expectFailures(guard: Guard): void {
  guard.expect(...failingOnPurpose);
}

/** How often a call must fail until the screen says so: reads that may pass are sent again twice. */
const enough = ({ method }: Call, kind: Failure) => (method === 'GET' && kind !== 'wrong-shape' ? 3 : 1);

/** Makes the next of these calls fail, as often as it takes; the answer puts it right again. */
export async function failNext(
  { control, context }: { readonly control: Control; readonly context: BrowserContext },
  call: Call,
  kind: Failure,
): Promise<() => Promise<void>> {
  if (kind === 'offline') {
    await context.setOffline(true);
    return () => context.setOffline(false);
  }
  const { method, path } = call;
  await control.fault(path, kind, { method, times: enough(call, kind) });
  return () => control.fault(path, 'none', { method });
}

/** The call's next request: what an earlier one has left on the screen is not taken for its outcome. */
export function nextRequest(page: Page, { method, path }: Call): Promise<Request> {
  return page.waitForRequest(
    (request) => request.method() === method && new URL(request.url()).pathname.endsWith(path),
  );
}
