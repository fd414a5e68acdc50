import type { InputOf } from '@portal/shared/api/endpoint';
import type { completedTransactions } from '@portal/shared/api/history';

/** What is known when completed transactions are wanted; any of it may still be missing. */
export interface CompletedWanted {
  readonly accountId?: string | undefined;
  readonly agentCode?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The call for completed transactions. Account, agent and both dates are needed: while one is missing there is
 * no call, and the list is empty (HIS-01).
 */
export function completedRequest(wanted: CompletedWanted): InputOf<typeof completedTransactions> | undefined {
  const { accountId, agentCode, from, to } = wanted;
  if (!accountId || !agentCode || !from || !to) return undefined;
  return { accountid: accountId, agentid: agentCode, transdatefrom: from, transdateto: to };
}
