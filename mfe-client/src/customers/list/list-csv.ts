import type { CustomerRow as FoundCustomer } from '@portal/shared/api/customers';
import { csvOfColumns } from '@portal/shared/files';
import { maskId, titleCase } from '@portal/shared/parts';
import { toCustomerRow } from '../table/customer-row.ts';

/** Creates the CSV file of these customers, with a row for each. Identity numbers are masked. `today` is YYYY-MM-DD. */
export const createCustomersCsv = (customers: readonly FoundCustomer[], today: string): string =>
  csvOfColumns(
    [
      ['Name', ({ row }) => titleCase(row.name)],
      ['Identity number', ({ row }) => maskId(row.idNo)],
      ['Type', ({ row }) => row.type],
      ['Phone', ({ row }) => row.phone ?? ''],
      ['E-mail', ({ row }) => row.email ?? ''],
      ['Suitability', ({ row }) => row.suitability?.text ?? ''],
      ['Valid to', ({ customer }) => customer.satEffectiveDateTo ?? ''],
      ['Items in the cart', ({ customer }) => String(customer.openCartItems ?? '')],
    ],
    customers.map((customer) => ({ customer, row: toCustomerRow(customer, today) })),
  );
