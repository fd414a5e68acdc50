import { type FormDraft, useDraft } from '@portal/shared/forms';
import * as z from '@portal/shared/schema';
import { useShell } from '@portal/shared/ui';
import { useState } from 'react';
import type { OrderSeries } from '../../transaction/index.ts';
import { type DrawerStart, isAboutStart } from '../../transaction-rules/index.ts';
import { type SplitOrder, type SplitValues, splitOrder, splitValues } from './split-order.ts';

const keptSplit = z.object({
  values: splitValues,
  /** Empty while the split is planned. */
  orders: z.array(splitOrder),
  /** Index of the order whose form is open. Those before it are in the cart. */
  index: z.number(),
});
type KeptSplit = z.output<typeof keptSplit>;

/** The split of a drawer. */
export interface Split {
  /** The values while the split is planned. */
  readonly planned: SplitValues | undefined;
  /** The order whose form is open, and its place among the orders of the split. */
  readonly current: { readonly order: SplitOrder; readonly series: OrderSeries } | undefined;
  readonly draft: FormDraft;
  /** Begins or changes the plan. */
  plan(values: SplitValues): void;
  /** Opens the form of each order, one after the other. */
  startOrders(orders: readonly SplitOrder[]): void;
  /** Gives the split up. */
  leave(): void;
}

interface SplitSteps {
  /** Called with each order whose form opens. */
  readonly onOrder: (order: SplitOrder) => void;
  /** Called when all orders are in the cart. */
  readonly onDone: () => void;
}

/**
 * Returns the split of an amount in an invest drawer: the values while it is planned (`planned`) or the order whose
 * form is open (`current`), both `undefined` without a split, and functions that begin, start and give it up. It is
 * kept as a draft (SES-09) without the orders in the cart. `onDone` is called after the last order.
 */
export function useSplit(customerId: string, start: DrawerStart, { onOrder, onDone }: SplitSteps): Split {
  const { drafts } = useShell();
  const [split, setSplit] = useState<KeptSplit>();
  const draftName = `invest-split:${customerId}`;
  const draft = useDraft(draftName, keptSplit, split, {
    apply: setSplit,
    clear: () => setSplit(undefined),
    fits: ({ values, orders, index }) =>
      isAboutStart(start, orders[index] ?? { accountId: values.accountId, scheme: '' }),
  });
  const open = (next: KeptSplit) => {
    const order = next.orders[next.index];
    if (!order) return onDone();
    onOrder(order);
    setSplit(next);
  };
  const seriesOf = (now: KeptSplit): OrderSeries => {
    const next = { ...now, index: now.index + 1 };
    return {
      position: next.index,
      count: now.orders.length,
      onAdded: () => (next.index < now.orders.length ? drafts?.keep(draftName, next) : draft.forget()),
      openNext: () => open(next),
      onLeave: draft.forget,
    };
  };
  const order = split?.orders[split.index];
  return {
    planned: order ? undefined : split?.values,
    current: split && order ? { order, series: seriesOf(split) } : undefined,
    draft,
    plan: (values) => setSplit({ values, orders: [], index: 0 }),
    startOrders: (orders) => (split ? open({ ...split, orders: [...orders], index: 0 }) : undefined),
    leave() {
      draft.forget();
      setSplit(undefined);
    },
  };
}
