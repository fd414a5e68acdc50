import type { applicationList } from '@portal/shared/api/applications';
import type { WireOf } from '@portal/shared/api/endpoint';
import type { OrderItem } from './order-item.ts';

type Size = WireOf<typeof applicationList>[number]['sizes'][number];

interface Quantity {
  readonly amountOrUnit: 'AMOUNT' | 'UNIT';
  readonly amount: number;
  readonly units: number;
}

function sizeOf(
  type: 'redemption' | 'switching',
  { amountOrUnit, amount, units }: Quantity,
  currency: string,
  isAll: boolean,
): Size {
  if (isAll) return { by: 'all', type };
  return amountOrUnit === 'UNIT' ? { by: 'units', type, units } : { by: 'amount', type, currency, amount };
}

/** How much each item moves. Forms and bank accounts move nothing. */
export function sizesOf(items: readonly OrderItem[]): Size[] {
  return items.flatMap(({ type, payload }): readonly Size[] => {
    switch (type) {
      case 'investment':
        return [{ by: 'amount', type, currency: payload.currency, amount: payload.amount }];
      case 'redemption':
        return [sizeOf(type, payload, payload.currency, payload.redeemAll)];
      case 'switching':
        return [sizeOf(type, payload, payload.fromCurrency, payload.switchAll)];
      default:
        return [];
    }
  });
}
