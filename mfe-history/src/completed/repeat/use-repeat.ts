import { customerInfo } from '@portal/shared/api/customers';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { useReference } from '@portal/shared/reference';
import type { Permission } from '@portal/shared/selling';
import { useAgent, useSearchParams } from '@portal/shared/ui';
import type { TransactionRow } from '../transaction-rows.ts';
import { getRepeatPermission, type RepeatingKind, withRepeatDrawer } from './repeat.ts';

/** Whether the transactions of an account may be repeated, and how. */
export interface Repeat {
  permissionOf(kind: RepeatingKind, row: TransactionRow): Permission;
  /** Opens the drawer over the page. It adds a history entry, so that Back closes the drawer. */
  open(kind: RepeatingKind, row: TransactionRow): void;
}

/**
 * Returns `permissionOf`, which gives `allowed`, and the reason if not, for repeating a completed transaction of an
 * account, and `open`, which opens the form with its scheme and gross amount by a new history entry. Loads the customer.
 * Record, schemes and funds decide; as long as one of them is missing, also because loading failed, it is allowed.
 */
export function useRepeat(customerId: string, accountId: string): Repeat {
  const agent = useAgent();
  const [, setParams] = useSearchParams();
  const facts = {
    agent,
    customer: valueOrUndefined(useCall(customerInfo, { agentUserId: agent.uuid, customerId })),
    accountId,
    schemes: valueOrUndefined(useReference('schemes')),
    funds: valueOrUndefined(useReference('funds')),
    today: today(),
  };
  return {
    permissionOf: (kind, { scheme }) => getRepeatPermission(kind, scheme, facts),
    open: (kind, row) =>
      setParams((params) => withRepeatDrawer(params, kind, accountId, row), { preventScrollReset: true }),
  };
}
