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
 * Returns the service's sentence for a request that it understood and refused (HTTP 422); `undefined` for any other
 * failure, and with a host that does not hand it over.
 */
export function refusalOf({ status, cause }: Pick<ApiError, 'status' | 'cause'>): string | undefined {
  if (status !== 422 || typeof cause !== 'string') return undefined;
  return z.safeParse(refusal, readJson(cause)).data?.message;
}
