import { DraftNotice } from '@portal/shared/forms';
import { useShell } from '@portal/shared/ui';
import { type DrawerStart, SittingContext, useDrawerAddress, useSitting } from '../transaction/index.ts';
import { InvestForm } from './invest-form.tsx';
import { SplitForm } from './split/split-form.tsx';
import { useSplit } from './split/use-split.ts';
import type { OrderFacts } from './use-order-context.ts';

interface NewInvestmentsProps {
  readonly facts: OrderFacts;
  readonly start: DrawerStart;
  readonly onClose: () => void;
}

/** Content of the drawer of a new investment, or of several: an amount can be split over funds, one order for each. */
export function NewInvestments({ facts, start, onClose }: NewInvestmentsProps) {
  const { customer, offers } = facts;
  const { customerId } = customer;
  const { drafts } = useShell();
  const sitting = useSitting();
  const writeAddress = useDrawerAddress();
  const split = useSplit(customerId, start, { onOrder: writeAddress, onDone: onClose });
  const { planned, current } = split;
  if (planned) {
    return <SplitForm customer={customer} offers={offers} values={planned} split={split} onClose={onClose} />;
  }
  return (
    <SittingContext value={current ? { ...sitting, series: current.series, isFollowing: true } : sitting}>
      <InvestForm
        key={current?.series.position ?? 0}
        facts={facts}
        start={current?.order ?? start}
        notice={<DraftNotice draft={split.draft} what="split" />}
        onSplit={
          current
            ? undefined
            : ({ accountId, scheme, amount }) => {
                // what was chosen and typed goes on in the split
                drafts?.discard(`invest:${customerId}`);
                const parts = scheme === '' ? [] : [{ scheme, share: '' }];
                split.plan({ accountId, total: amount, isEqual: true, parts });
              }
        }
        onClose={onClose}
      />
    </SittingContext>
  );
}
