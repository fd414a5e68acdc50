import type { BrowserContext, Page, Request } from 'playwright/test';
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

/** How often a call must fail until the screen reports it: a failed read is repeated twice. */
const failuresUntilShown = ({ method }: Call, kind: Failure) =>
  method === 'GET' && kind !== 'wrong-shape' ? 3 : 1;

/** Makes the next of these calls fail. Returns the function that ends the failure. */
export type FailNext = (call: Call, kind: Failure) => Promise<() => Promise<void>>;

/** Returns the function that makes a test's calls fail. */
export const failNextOf =
  (control: Control, context: BrowserContext): FailNext =>
  async (call, kind) => {
    if (kind === 'offline') return control.offline(context);
    const { method, path } = call;
    await control.fault(path, kind, { method, times: failuresUntilShown(call, kind) });
    return () => control.fault(path, 'none', { method });
  };

/** The call's next request. Wait for it before you check the screen, which still shows the result of the call before. */
export function nextRequest(page: Page, { method, path }: Call): Promise<Request> {
  return page.waitForRequest(
    (request) => request.method() === method && new URL(request.url()).pathname.endsWith(path),
  );
}
