import type { InputOf } from '@portal/shared/api/endpoint';
import type { pendingTransactions } from '@portal/shared/api/history';

/**
 * Builds the request for an account's pending transactions. Returns `undefined` without an account id, and then nothing
 * is requested (HIS-02).
 */
export function buildPendingRequest(
  accountId: string | undefined,
): InputOf<typeof pendingTransactions> | undefined {
  return accountId ? { accountId, channel: 'Digital Transaction' } : undefined;
}
