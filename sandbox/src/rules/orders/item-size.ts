import type { applicationList } from '@portal/shared/api/applications';
import type { WireOf } from '@portal/shared/api/endpoint';
import type { OrderItem } from './order-item.ts';

type Size = WireOf<typeof applicationList>[number]['sizes'][number];

/** What an item buys or sells, apart from how much. */
type Moved = Pick<Size, 'type' | 'scheme' | 'schemeName' | 'currency' | 'to'>;

interface Quantity {
  readonly amountOrUnit: 'AMOUNT' | 'UNIT';
  readonly amount: number;
  readonly units: number;
}

function sizeOf(moved: Moved, { amountOrUnit, amount, units }: Quantity, isAll: boolean): Size {
  if (isAll) return { by: 'all', ...moved };
  return amountOrUnit === 'UNIT' ? { by: 'units', ...moved, units } : { by: 'amount', ...moved, amount };
}

/**
 * Returns how much each item moves, by amount, by units or all units, as lists of applications have it. Forms and bank
 * accounts move nothing, and are left out.
 */
export function sizesOf(items: readonly OrderItem[]): Size[] {
  return items.flatMap(({ type, payload }): readonly Size[] => {
    switch (type) {
      case 'investment': {
        const { scheme, schemeName, currency, amount } = payload;
        return [{ by: 'amount', type, scheme, schemeName, currency, to: null, amount }];
      }
      case 'redemption': {
        const { scheme, schemeName, currency, redeemAll } = payload;
        return [sizeOf({ type, scheme, schemeName, currency, to: null }, payload, redeemAll)];
      }
      case 'switching': {
        const { fromScheme, fromSchemeName, fromCurrency, toScheme, toSchemeName, toCurrency } = payload;
        const from = { scheme: fromScheme, schemeName: fromSchemeName, currency: fromCurrency };
        const to = { scheme: toScheme, schemeName: toSchemeName, currency: toCurrency };
        return [sizeOf({ type, ...from, to }, payload, payload.switchAll)];
      }
      default:
        return [];
    }
  });
}
