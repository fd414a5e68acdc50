import { accountHolding } from '@portal/shared/api/holdings';
import { useCall } from '@portal/shared/data';
import { useAgent } from '@portal/shared/ui';
import type { AccountChoice } from '../../transaction-rules/index.ts';

/**
 * Loads all holdings of the chosen account that have value. Without an account, and when the agent may not sell for it,
 * it is loading and sends no request.
 */
export function useAccountHolding(choice: AccountChoice | undefined) {
  const { uuid: userId } = useAgent();
  const open = choice?.status === 'open' ? choice : undefined;
  return useCall(
    accountHolding,
    open && {
      userId,
      accountId: open.account.accountId,
      scheme: '',
      plan: open.account.plan,
      agentCode: open.agentCode,
      includeZeroAum: false,
    },
  );
}
