import { titleCase } from '@portal/shared/parts';
import type { KnownCustomer } from '../../../core/customers/recent-customers.ts';
import { type CrumbRule, matchRoute } from '../../routes/index.ts';
import { findPageCustomer } from '../page-customer.ts';

/** One breadcrumb. Without `to` it is text: the page itself, or a customer without accounts (SHL-13). */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** What the breadcrumbs are built from. */
interface CrumbSource {
  readonly rule: CrumbRule;
  readonly pathname: string;
  /** The query, with or without its question mark. */
  readonly search: string;
  /** Customers opened in this tab, newest first. */
  readonly recent: readonly KnownCustomer[];
}

const home: Crumb = { label: 'Home', to: '/dashboard' };
const clientList: Crumb = { label: 'Client', to: '/client' };

const profilePath = (customerId: string) => `/client-profile?${new URLSearchParams({ customerId })}`;
const cartPath = (customerId: string) => `/cart?${new URLSearchParams({ customerId })}`;

/**
 * Builds the page's breadcrumbs by the route's rule, from the first to the page itself; empty where the specification
 * shows none.
 */
export function buildCrumbs({ rule, pathname, search, recent }: CrumbSource): readonly Crumb[] {
  const query = new URLSearchParams(search);
  const customerId = query.get('customerId') ?? undefined;
  const customer = findPageCustomer(search, recent);
  switch (rule) {
    case 'hidden':
      return [];
    case 'home':
      return [home];
    case 'home-self':
      return [{ label: 'Home' }];
    case 'client':
      return [home, { label: 'Client' }];
    case 'profile':
      return [home, { ...clientList, ...nameLabel(customer) }, { label: 'View Profile' }];
    case 'suitability':
      // without a customer the page lists the agent's assessments
      if (customerId === undefined) return [home, clientList, { label: 'Suitability assessments' }];
      return [home, clientCrumb(customer), { label: "Client's SAT" }];
    case 'cart':
      return [home, clientCrumb(customer, 'no link without accounts'), { label: cartLabel(customer) }];
    case 'checkout':
      return [
        home,
        clientCrumb(customer, 'no link without accounts'),
        { label: cartLabel(customer), ...(customerId === undefined ? {} : { to: cartPath(customerId) }) },
        { label: 'Checkout' },
      ];
    case 'payment':
      return [{ label: 'Clients', to: '/client' }];
    case 'application':
      return [{ label: `Application ID: ${query.get('formNo') || applicationIdOf(pathname)}` }];
    case 'onboarding':
      return [home, { label: 'Onboarding' }];
  }
}

/** Returns the back arrow's address: the last breadcrumb with a link before the page itself, else home (SHL-11). */
export function findBackTarget(crumbs: readonly Crumb[]): string {
  return crumbs.slice(0, -1).findLast((crumb) => crumb.to !== undefined)?.to ?? '/dashboard';
}

/** The customer's name, which replaces `Client` and leads to the profile (SHL-12). */
function clientCrumb(customer: KnownCustomer | undefined, option?: 'no link without accounts'): Crumb {
  if (!customer) return clientList;
  const label = titleCase(customer.name);
  return option && !customer.hasAccounts ? { label } : { label, to: profilePath(customer.customerId) };
}

function nameLabel(customer: KnownCustomer | undefined): { label?: string } {
  return customer ? { label: titleCase(customer.name) } : {};
}

function cartLabel(customer: KnownCustomer | undefined): string {
  return customer ? `${titleCase(customer.name)}’s Cart` : 'Cart';
}

/** The id in the path, for a link without `formNo`. */
function applicationIdOf(pathname: string): string {
  return matchRoute('/application/detail/:id', pathname)?.id ?? '';
}
