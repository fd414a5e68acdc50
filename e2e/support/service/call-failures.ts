import type { BrowserContext, Page, Request } from 'playwright/test';
import type { Guard } from '../fixtures/guard.ts';
import { inForm } from '../run-form.ts';
import type { Control } from './control.ts';

/** Failures that can meet every call; a call without an answer takes 50 s and is tested in `selling/no-answer.spec.ts`. */
const failures = ['html-500', 'wrong-shape', 'reset', 'offline'] as const;
export type Failure = (typeof failures)[number];

/** The failures that a test repeats its steps with: all of them, or in the short form the service's and the network's. */
export const failuresToTry = inForm<readonly Failure[]>(['html-500', 'offline'], failures);

/** A call by its path and method. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** What the browser logs when a call fails. */
const consoleMessages = [/Failed to load resource/, /net::ERR_/, /request failed/];

/** Allows the console messages of calls that a test makes fail. */
export function expectFailures(guard: Guard): void {
  guard.expect(...consoleMessages);
}

/** How often a call must fail until the screen reports it: a failed read is repeated twice. */
const failuresUntilShown = ({ method }: Call, kind: Failure) =>
  method === 'GET' && kind !== 'wrong-shape' ? 3 : 1;

/** Makes the next of these calls fail. Returns the function that ends the failure. */
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
  await control.fault(path, kind, { method, times: failuresUntilShown(call, kind) });
  return () => control.fault(path, 'none', { method });
}

/** The call's next request. Wait for it before you check the screen, which still shows the result of the call before. */
export function nextRequest(page: Page, { method, path }: Call): Promise<Request> {
  return page.waitForRequest(
    (request) => request.method() === method && new URL(request.url()).pathname.endsWith(path),
  );
}
