import type { Request } from 'playwright/test';

/** A request as it left the browser. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The raw body. */
  readonly body: string | undefined;
}

/** The request as Playwright reports it. */
export const sentBy = (request: Request): Sent => ({
  method: request.method(),
  url: request.url(),
  headers: request.headers(),
  body: request.postData() ?? undefined,
});

/** The fields of a body; `undefined` when it is not a JSON object. */
export function fieldsOf(body: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body ?? '');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a JSON value is an object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
