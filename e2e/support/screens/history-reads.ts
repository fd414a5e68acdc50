import { addDays, today } from '@portal/shared/dates';
import type { Page } from 'playwright/test';
import type { Read, Visit } from './reads.ts';
import { accountOf } from './selling.ts';
import { profileAddress } from './transaction-drawers.ts';

/** Opens a part of the history of the cash account, over its last year. */
const openHistory =
  (part: 'completed' | 'pending' | 'dividends') =>
  ({ page, customer }: Visit) => {
    const address = profileAddress(customer, {
      tab: 'activity',
      activityAccount: accountOf(customer, 'CS'),
      period: 'custom',
      from: addDays(today(), -360),
      to: today(),
      ...(part === 'completed' ? {} : { history: part }),
    });
    return page.goto(address);
  };

const statementButton = (page: Page) => page.getByRole('button', { name: 'Statement in MYR, PDF' });

/** The reads of an account's history and of the headline. */
export const historyReads: readonly Read[] = [
  {
    what: 'net money in',
    call: { method: 'GET', path: '/transaction/completed' },
    open: ({ page, customer }) => page.goto(profileAddress(customer)),
    message: 'Transactions could not be loaded',
    shown: (page) => page.getByRole('button', { name: 'Show earlier' }),
  },
  {
    what: 'completed transactions',
    call: { method: 'GET', path: '/transaction/completed' },
    open: openHistory('completed'),
    message: 'Transactions could not be loaded',
    shown: statementButton,
  },
  {
    what: 'pending transactions',
    call: { method: 'GET', path: '/application/transaction/history' },
    prepare: async ({ seed, customer }) => {
      await seed.sentInvestment(customer, 'CBSUK', '2000.00');
      return '';
    },
    open: openHistory('pending'),
    message: 'Pending transactions could not be loaded',
    shown: (page) => page.getByRole('table', { name: 'Pending transactions' }),
  },
  {
    what: 'dividends',
    call: { method: 'GET', path: '/cif/dividendpayout' },
    open: openHistory('dividends'),
    message: 'Dividends could not be loaded',
    shown: (page) => page.getByRole('table', { name: 'Dividends', exact: true }),
  },
  {
    what: 'the statement',
    call: { method: 'POST', path: '/report/jsreport' },
    async open(visit) {
      await openHistory('completed')(visit);
      await statementButton(visit.page).click();
    },
    message: 'The statement in MYR could not be made',
    shown: statementButton,
  },
];
