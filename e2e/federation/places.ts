import type { SlotName } from '@portal/shared/contract';
import type { Locator, Page } from 'playwright/test';
import type { TestedRemote } from '../support/remotes.ts';

/** A slot on a separate page: the page's path, the error panel's text, and what the slot shows. */
export interface Place {
  readonly slot: SlotName;
  readonly path: (customerId: string) => string;
  readonly panel: string;
  readonly shows: (page: Page) => Locator;
}

const place = (slot: SlotName, path: string | Place['path'], panel: string, heading: string): Place => ({
  slot,
  path: typeof path === 'string' ? () => path : path,
  panel: `${panel} could not be loaded`,
  shows: (page) => page.getByRole('heading', { name: heading, exact: true }),
});

const activity = (customerId: string) => `/client-profile?customerId=${customerId}&tab=activity`;
const customers = place('client-list', '/client', 'Customers', 'Customers');
export const applications = place('application-list', '/application', 'Applications', 'Applications');
export const payment = place('payment', '/payment', 'Payment', 'Payment');
const history: Place = {
  ...place('account-history', activity, 'The account’s history', ''),
  // what it shows below depends on the account
  shows: (page) => page.getByRole('group', { name: 'Period' }),
};

/** For each remote: a slot that fails on load, one that fails on render, and a slot of another remote. */
export const placesOf: Readonly<
  Record<TestedRemote, { readonly load: Place; readonly render: Place; readonly other: Place }>
> = {
  'mfe-auth': {
    load: place('redirect', '/redirect', 'The way to the other site', 'This link leads nowhere'),
    render: place('account-linking', '/account-linking', 'Account linking', 'Your agent account is linked'),
    other: customers,
  },
  'mfe-client': {
    load: customers,
    render: place('onboarding', '/onboarding', 'Onboarding', 'Onboarding'),
    other: applications,
  },
  'mfe-cart': {
    load: payment,
    render: place('payment-result', '/payment/successful', 'The payment result', 'Payment'),
    other: customers,
  },
  'mfe-applications': {
    load: applications,
    render: place('application-detail', '/application/detail/none?formNo=X', 'The application', 'X'),
    other: payment,
  },
  'mfe-history': { load: history, render: history, other: applications },
};
