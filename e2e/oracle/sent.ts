import type { Request } from 'playwright/test';

/** A request as it left the browser. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it stood on the wire. */
  readonly body: string | undefined;
}

/** What Playwright saw of it. */
export const sentBy = (request: Request): Sent => ({
  method: request.method(),
  url: request.url(),
  headers: request.headers(),
  body: request.postData() ?? undefined,
});

/** The fields of a body, when it is a JSON object. */
export function fieldsOf(body: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(body ?? '');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value of JSON is an object with names. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
