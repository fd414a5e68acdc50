import type { Account } from '@portal/shared/api/accounts';
import { valueOrUndefined } from '@portal/shared/data';
import { useLazyCode } from '@portal/shared/lazy-code';
import { Box } from '@portal/shared/ui';
import { changeCode } from '../core/allocation/allocation-chart.tsx';
import { useAllocations } from '../core/allocation/use-allocations.ts';
import { openedAccounts } from '../core/customer/applicant-record.ts';
import { useCustomer } from '../core/customer/customer.ts';
import type { CartItem } from '../core/items/cart-item.ts';

interface RingOfProps {
  readonly accounts: readonly Account[];
  readonly items: readonly CartItem[];
}

function RingOf({ accounts, items }: RingOfProps) {
  const code = useLazyCode(changeCode);
  const allocation = valueOrUndefined(useAllocations(accounts, items))?.first;
  return code.status === 'ok' && allocation ? <code.value.AllocationChangeRing {...allocation} /> : null;
}

interface SummaryRingProps {
  readonly customerId: string;
  readonly items: readonly CartItem[];
}

/**
 * The ring of the cart's allocation, small: after, with a thin one of today around it. Its place stays empty while its
 * figures load or when that failed: the cart's page says so.
 */
export function SummaryRing({ customerId, items }: SummaryRingProps) {
  const record = valueOrUndefined(useCustomer(customerId));
  return (
    <Box boxSize="72px" flexShrink="0">
      {record ? <RingOf accounts={openedAccounts(record)} items={items} /> : null}
    </Box>
  );
}
