import type { InputOf } from '@portal/shared/api/endpoint';
import type { dividendPayouts } from '@portal/shared/api/history';

/**
 * Builds the request for an account's dividends. Returns `undefined` without an account id, and then nothing is
 * requested (HIS-02).
 */
export function buildDividendRequest(
  accountId: string | undefined,
): InputOf<typeof dividendPayouts> | undefined {
  return accountId ? { paccountid: accountId } : undefined;
}
