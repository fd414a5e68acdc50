import { type Counters, runningId } from '../../database/counters.ts';
import type { OrderItem } from '../../rules/orders/order-item.ts';
import type { DemoAgent } from '../demo-agents.ts';
import type { CartItemRow } from '../rows.ts';
import type { Candidate } from './order-items.ts';

const ONBOARDING_CHANNELS: Partial<Record<OrderItem['type'], CartItemRow['channel']>> = {
  onboarding: 'Digital AOF',
  bankar: 'Digital Form',
};

/**
 * Returns the row of a cart item that was checked out. The onboarding among the items has the onboarding's id; any
 * other takes a number from `counters`.
 */
export function cartRow(
  { agent, customer }: { readonly agent: DemoAgent; readonly customer: Candidate['customer'] },
  item: OrderItem,
  counters: Pick<Counters, 'item'>,
  createdAt: Date,
  onboardingId?: string,
): CartItemRow {
  const isOnboarding = onboardingId !== undefined && item.type === 'onboarding';
  const channel = onboardingId === undefined ? undefined : ONBOARDING_CHANNELS[item.type];
  return {
    id: isOnboarding ? onboardingId : runningId('CI', ++counters.item),
    agentUserId: agent.userId,
    customerId: customer.id,
    customerName: customer.name,
    channel: channel ?? 'Digital Transaction',
    item,
    state: 'checkout',
    createdAt,
  };
}
