import type { customerInfo } from '@portal/shared/api/customers';
import type { WireOf } from '@portal/shared/api/endpoint';
import type { accountHolding, customerHoldings } from '@portal/shared/api/holdings';
import { type account, customer } from '../core/customer/customer.fixture.ts';

type WireCustomer = WireOf<typeof customerInfo>;
type WireHoldings = WireOf<typeof accountHolding>;

/** For tests: a customer as the service sends it; `rest` replaces single fields. */
export const wireCustomer = (rest: Partial<WireCustomer> = {}): WireCustomer => {
  const { sourceOfIncome, purposeOfInvest, recordedAsList: _, ...fields } = customer();
  return { ...fields, sourceOfIncome: [...sourceOfIncome], purposeOfInvest: [...purposeOfInvest], ...rest };
};

/** For tests: one holding as the service sends it; `rest` replaces single fields. */
export const wireHolding = (
  accountId: string,
  scheme: string,
  rest: Partial<WireHoldings['holdings'][number]> = {},
): WireHoldings['holdings'][number] => ({
  accountId,
  scheme,
  schemeName: `Cempaka Biru ${scheme}`,
  currency: 'MYR',
  units: 84210.55,
  pendingUnits: 0,
  nav: 0.7214,
  navDate: '2026-11-20',
  marketValue: 60749.49,
  cost: 55000,
  averageCost: 0.6531,
  ...rest,
});

/** For tests: the service's reply with these holdings of an account. */
export const wireHoldings = (...rows: WireHoldings['holdings']): WireHoldings => ({
  holdings: rows,
  totals: [],
  asOf: '2026-11-20',
});

/** Totals of the customer and of the first account, as the service sends them. */
export const wireTotals: WireOf<typeof customerHoldings> = {
  accounts: [
    {
      accountId: '1000482917',
      accountName: 'X',
      accountType: 'IND',
      plan: 'CS',
      totals: [{ currency: 'MYR', marketValue: 60749.49, cost: 55000 }],
    },
  ],
  totals: [
    { currency: 'USD', marketValue: 19923.96, cost: 20000 },
    { currency: 'MYR', marketValue: 418292.48, cost: 403500 },
  ],
};

/** For tests: converts a decoded account to what the service sends. */
export function toWireAccount(decoded: ReturnType<typeof account>): WireCustomer['account'][number] {
  return { ...decoded, currencies: [...decoded.currencies], holders: [...decoded.holders] };
}
