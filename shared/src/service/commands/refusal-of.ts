import type { ApiError } from '@portal/shared/calls';
import * as z from '@portal/shared/schema';

const refusal = z.object({ message: z.string().check(z.regex(/\S/), z.maxLength(250)) });

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Returns the sentence by which the service explains that it understood a request and refused it (HTTP 422);
 * `undefined` for any other failure, and with an older host, which does not pass the sentence on.
 */
export function refusalOf({ status, cause }: Pick<ApiError, 'status' | 'cause'>): string | undefined {
  if (status !== 422 || typeof cause !== 'string') return undefined;
  return z.safeParse(refusal, readJson(cause)).data?.message;
}
