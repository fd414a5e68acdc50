import { cartList } from '@portal/shared/api/cart';
import { combineLoadables, mapLoadable, useCall } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { suitabilityOf } from '@portal/shared/selling';
import { useAgent } from '@portal/shared/ui';
import { useLastKnown } from '../../core/calls/last-known.ts';
import { itemsOf } from '../../core/items/from-wire.ts';
import {
  accountChoices,
  type HoldingChoice,
  holdingAfterCart,
  holdingChoices,
  sizeLimits,
} from '../../transaction-rules/index.ts';
import { useAccountHolding } from '../form/use-account-holding.ts';
import type { OrderFacts } from '../form/use-order-facts.ts';

interface SourceHoldingOptions {
  readonly action: 'redeem' | 'switch';
  /** The item that is being edited; its units are free. */
  readonly editedId: string | undefined;
}

const channel = 'Digital Transaction';

function limitsOf(chosen: HoldingChoice | undefined, action: SourceHoldingOptions['action']) {
  if (chosen?.status !== 'open') return undefined;
  const { scheme, fund } = chosen.offer;
  return sizeLimits(
    { ...chosen.holding, free: chosen.free },
    {
      // the scheme's listing has no minimum of a switch (docs/calls.md)
      minimum: action === 'switch' ? fund.minimumSwitchUnits : scheme.minimumRepurchaseUnits,
      minimumLeft: scheme.minimumHoldingsOfUnits,
    },
    action,
  );
}

/**
 * Loads holdings and cart for a redemption or switch. Returns the choices of account and holding and, of the chosen
 * ones, the holding, offer and limits; these are `undefined` until they are chosen and loaded, or when the action is
 * not allowed. Pending units include those that other items of the cart take.
 */
export function useSourceHolding(
  { accountId, scheme }: { readonly accountId: string; readonly scheme: string },
  { customer, offers }: Pick<OrderFacts, 'customer' | 'offers'>,
  { action, editedId }: SourceHoldingOptions,
) {
  const agent = useAgent();
  const choices = accountChoices(customer, agent, { buys: action === 'switch' });
  const choice = choices.find(({ account }) => account.accountId === accountId);
  const open = choice?.status === 'open' ? choice : undefined;
  const loaded = useAccountHolding(choice);
  const cart = useCall(cartList, { userId: agent.uuid, customerId: customer.customerId, channel });
  const holdings = mapLoadable(combineLoadables([loaded, cart]), ([reply, lists]) => {
    if (!open) return [];
    const items = itemsOf(channel, lists);
    const afterCart = reply.holdings.map((holding) => holdingAfterCart(holding, items, editedId));
    return holdingChoices(afterCart, offers, {
      action,
      agent,
      customer,
      account: open.account,
      today: today(),
    });
  });
  const last = useLastKnown(holdings, accountId);
  const lastKnown = last.status === 'ok' ? last.value : undefined;
  const chosen = lastKnown?.find(({ holding }) => holding.scheme === scheme);
  return {
    action,
    suitability: suitabilityOf(customer, today()),
    choices,
    choice,
    /** Plan of the chosen account; `undefined` unless the agent may act for it. */
    plan: open?.account.plan,
    holdings,
    /** Holdings as they were loaded last. Nothing is sent on them while `holdings` is not ok. */
    lastKnown,
    chosen,
    /** The orders of the cart; none until they are loaded. */
    cartItems: cart.status === 'ok' ? itemsOf(channel, cart.value) : [],
    /** The chosen holding's scheme, where the action is allowed with it. */
    offer: chosen?.status === 'open' ? chosen.offer : undefined,
    limits: limitsOf(chosen, action),
  };
}

/** Accounts, holdings, and all that depends on the chosen ones. */
export type SourceHolding = ReturnType<typeof useSourceHolding>;
