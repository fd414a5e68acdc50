import { titleCase } from '@portal/shared/parts';
import type { KnownCustomer } from '../core/recent-customers.ts';
import { type CrumbRule, matchRoute } from './routes.ts';

/** One step of the trail. Without `to` it is text: the page itself, or a link that is blank (SHL-13). */
export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** Where the agent stands: what the crumbs are computed from. */
export interface Place {
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

/** The page's trail; empty where the specification shows none. */
export function crumbsOf({ rule, pathname, search, recent }: Place): readonly Crumb[] {
  const query = new URLSearchParams(search);
  const customerId = query.get('customerId') ?? undefined;
  const customer = pageCustomerOf(search, recent);
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
      return [home, { ...clientList, ...named(customer) }, { label: 'View Profile' }];
    case 'suitability':
      return [home, clientCrumb(customer), { label: "Client's SAT" }];
    case 'cart':
      return [home, clientCrumb(customer, 'blank without accounts'), { label: cartLabel(customer) }];
    case 'checkout':
      return [
        home,
        clientCrumb(customer, 'blank without accounts'),
        { label: cartLabel(customer), ...(customerId === undefined ? {} : { to: cartPath(customerId) }) },
        { label: 'Checkout' },
      ];
    case 'payment':
      return [{ label: 'Clients', to: '/client' }];
    case 'application':
      return [{ label: `Application ID: ${query.get('formNo') || applicationId(pathname)}` }];
    case 'onboarding':
      return [home, { label: 'Onboarding' }];
  }
}

/** The customer of the URL, once this tab knows it; never another one: two tabs with two customers do not mix. */
export function pageCustomerOf(search: string, recent: readonly KnownCustomer[]): KnownCustomer | undefined {
  const id = new URLSearchParams(search).get('customerId');
  return recent.find(({ customerId }) => customerId === id);
}

/** A customer whose name need not be known yet. */
export type CartCustomer = Pick<KnownCustomer, 'customerId'> & Partial<Pick<KnownCustomer, 'name'>>;

/**
 * Whose cart the cart icon is about: the page's customer by its URL, whether or not the record could be read, and on
 * the customers' list the last one of this tab (tables, Crumbs).
 */
export function cartCustomerOf(
  route: { readonly customer: boolean },
  search: string,
  recent: readonly KnownCustomer[],
): CartCustomer | undefined {
  if (!route.customer) return recent[0];
  const customerId = new URLSearchParams(search).get('customerId');
  return customerId ? (pageCustomerOf(search, recent) ?? { customerId }) : undefined;
}

/** Where the back arrow leads: the nearest crumb before the last that has a link, else home (SHL-11). */
export function backTarget(crumbs: readonly Crumb[]): string {
  return crumbs.slice(0, -1).findLast((crumb) => crumb.to !== undefined)?.to ?? '/dashboard';
}

/** The name stands for `Client`, and leads to the profile (SHL-12). */
function clientCrumb(customer: KnownCustomer | undefined, when?: 'blank without accounts'): Crumb {
  if (!customer) return clientList;
  const label = titleCase(customer.name);
  return when && !customer.hasAccounts ? { label } : { label, to: profilePath(customer.customerId) };
}

function named(customer: KnownCustomer | undefined): { label?: string } {
  return customer ? { label: titleCase(customer.name) } : {};
}

function cartLabel(customer: KnownCustomer | undefined): string {
  return customer ? `${titleCase(customer.name)}’s Cart` : 'Cart';
}

/** A link without `formNo` still says which application it is. */
function applicationId(pathname: string): string {
  return matchRoute('/application/detail/:id', pathname)?.id ?? '';
}
