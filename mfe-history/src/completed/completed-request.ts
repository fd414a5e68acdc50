import type { InputOf } from '@portal/shared/api/endpoint';
import type { completedTransactions } from '@portal/shared/api/history';

/** Values of the request; each may still be missing. Dates are YYYY-MM-DD. */
interface CompletedRequestInput {
  readonly accountId?: string | undefined;
  readonly agentCode?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Builds the request for completed transactions of an account in a period. Returns `undefined` while a value is missing
 * or empty, and then nothing is requested (HIS-01).
 */
export function buildCompletedRequest(
  input: CompletedRequestInput,
): InputOf<typeof completedTransactions> | undefined {
  const { accountId, agentCode, from, to } = input;
  if (!accountId || !agentCode || !from || !to) return undefined;
  return { accountid: accountId, agentid: agentCode, transdatefrom: from, transdateto: to };
}
