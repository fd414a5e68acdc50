import { DraftNotice } from '@portal/shared/forms';
import { useAgent, useShell } from '@portal/shared/ui';
import { useState } from 'react';
import { DrawerOrdersContext, draftNameOf, useDrawerAddress, useDrawerOrders } from '../transaction/index.ts';
import { accountChoices, type DrawerStart } from '../transaction-rules/index.ts';
import type { InvestValues } from './invest-fields.ts';
import { InvestForm } from './invest-form.tsx';
import { investKind } from './invest-kind.ts';
import { SplitForm } from './split/split-form.tsx';
import type { SplitValues } from './split/split-order.ts';
import { useSplit } from './split/use-split.ts';
import type { OrderFacts } from './use-order-context.ts';

interface NewInvestmentsProps {
  readonly facts: OrderFacts;
  readonly start: DrawerStart;
  readonly onClose: () => void;
}

/**
 * Content of the drawer of a new investment, or of several: the form of one order, whose amount can be split over
 * funds; then the split's form, and after it the form of each fund's order, one after the other. A split that is given
 * up goes on as one order.
 */
export function NewInvestments({ facts, start, onClose }: NewInvestmentsProps) {
  const { customer, offers } = facts;
  const { customerId } = customer;
  const agent = useAgent();
  const { drafts } = useShell();
  const drawerOrders = useDrawerOrders();
  const writeAddress = useDrawerAddress();
  const split = useSplit(customerId, start, { onOrder: writeAddress, onDone: onClose });
  /** What goes on from a split that was given up. */
  const [single, setSingle] = useState<DrawerStart>();
  const { planned, current } = split;

  const splitUp = ({ accountId, scheme, amount }: InvestValues, isDirty: boolean) => {
    // what was chosen and typed goes on in the split; a draft of an earlier visit stays
    if (isDirty) drafts?.discard(draftNameOf(investKind.name, customerId));
    writeAddress({ accountId, scheme: '' });
    const parts = scheme === '' ? [] : [{ scheme, share: '' }];
    split.plan({ accountId, total: amount, isEqual: true, parts });
  };
  const giveUpSplit = ({ accountId, total, parts }: SplitValues) => {
    split.leave();
    const next = { accountId, scheme: parts[0]?.scheme ?? '', amount: total };
    writeAddress(next);
    setSingle(next);
  };

  const choice = accountChoices(customer, agent, { buys: true }).find(
    ({ account }) => account.accountId === planned?.accountId,
  );
  // the account of an older draft may be closed to the agent now
  if (planned && choice?.status === 'open') {
    return (
      <SplitForm
        customer={customer}
        counting={facts.counting}
        offers={offers}
        choice={choice}
        values={planned}
        split={split}
        onOneFund={() => giveUpSplit(planned)}
        onClose={onClose}
      />
    );
  }
  const isFollowing = drawerOrders.isFollowing || current !== undefined || single !== undefined;
  return (
    <DrawerOrdersContext value={{ ...drawerOrders, series: current?.series, isFollowing }}>
      <InvestForm
        key={current?.series.position ?? 0}
        facts={facts}
        start={current?.order ?? single ?? start}
        notice={<DraftNotice draft={split.draft} what="split" />}
        onSplit={current ? undefined : splitUp}
        onClose={onClose}
      />
    </DrawerOrdersContext>
  );
}
