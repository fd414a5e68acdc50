import type { Row } from '../row.ts';
import { cartRows } from './cart.tsx';
import { checkoutRows } from './checkouts.tsx';
import { clientRows } from './client.tsx';
import { fileRows } from './files.tsx';
import { messageRows } from './messages.tsx';
import { paymentRows } from './payments.tsx';
import { transactionRows } from './transactions.tsx';

/** All rows of the table. */
export const rows: readonly Row[] = [
  ...transactionRows,
  ...cartRows,
  ...checkoutRows,
  ...paymentRows,
  ...fileRows,
  ...clientRows,
  ...messageRows,
];
