import type { WireOf } from '@portal/shared/api/endpoint';
import type { completedTransactions } from '@portal/shared/api/history';

type WireTransaction = WireOf<typeof completedTransactions>[number];

/** For tests: a completed purchase as the service sends it; `rest` replaces single fields. */
export const wireTransaction = (reference: string, rest: Partial<WireTransaction> = {}): WireTransaction => ({
  date: '2026-11-02',
  reference,
  type: 'SA',
  scheme: 'CBMGF',
  schemeName: 'Cempaka Biru Malaysia Growth',
  currency: 'MYR',
  gross: 10000,
  charge: 521.33,
  nav: 0.6321,
  units: 14995.53,
  status: 'Completed',
  ...rest,
});
