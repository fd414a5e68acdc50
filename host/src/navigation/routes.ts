import type { SlotName } from '@portal/shared/contract';

/** A page filled by a remote's slot. */
export interface SlotView {
  readonly kind: 'slot';
  readonly slot: SlotName;
}
/** The host's own home view. */
export interface HomeView {
  readonly kind: 'home';
}
/** The host's own maintenance page. */
export interface MaintenanceView {
  readonly kind: 'maintenance';
}

/** Which crumbs a page shows; `crumbsOf` turns the rule into labels and links. */
export type CrumbRule =
  | 'hidden'
  | 'home'
  | 'home-self'
  | 'client'
  | 'profile'
  | 'suitability'
  | 'cart'
  | 'checkout'
  | 'payment'
  | 'application'
  | 'onboarding';

interface Common {
  /** As the router writes it; `:id` is the one kind of parameter there is. */
  readonly path: string;
  /** Announced when the page opens, and its document title until the page sets a better one. */
  readonly title: string;
}

/** A page that anyone may see: no frame, no crumbs. */
export interface OpenRoute extends Common {
  readonly area: 'outside';
  readonly view: SlotView | MaintenanceView;
}

/** A page inside the frame, for a signed-in agent alone (RTE-17). */
export interface ShellRoute extends Common {
  readonly area: 'shell';
  readonly view: SlotView | HomeView;
  readonly crumbs: CrumbRule;
  /** The cart icon stands on these pages only (SHL-02). */
  readonly cartIcon: boolean;
  /** A page about one customer, whose id is in the query. */
  readonly customer: boolean;
  /** Slots of other remotes that the page shows when the query says so: `tab=activity`. Fetched together with it. */
  readonly inside?: Readonly<Record<string, SlotName>>;
  /** Where the agent is likely to go from here: fetched when there is time. */
  readonly next?: readonly SlotName[];
}

export type PortalRoute = OpenRoute | ShellRoute;

const slot = (name: SlotName): SlotView => ({ kind: 'slot', slot: name });
const home: HomeView = { kind: 'home' };
const plain = { area: 'shell', cartIcon: false, customer: false } as const;
const ofCustomer = { area: 'shell', cartIcon: true, customer: true } as const;

const fromHome: readonly SlotName[] = ['client-list', 'application-list'];

/** Every page of the portal: the route table of the specification, section 2. */
export const routes: readonly PortalRoute[] = [
  { path: '/', view: slot('login'), title: 'Sign in', area: 'outside' },
  { path: '/redirect', view: slot('redirect'), title: 'Redirect', area: 'outside' },
  { path: '/account-linking', view: slot('account-linking'), title: 'Link your account', area: 'outside' },
  { path: '/maintenance', view: { kind: 'maintenance' }, title: 'Maintenance', area: 'outside' },

  { path: '/dashboard', view: home, title: 'Home', crumbs: 'hidden', ...plain, next: fromHome },
  { path: '/profile', view: home, title: 'Home', crumbs: 'home-self', ...plain, next: fromHome },
  {
    path: '/client',
    view: slot('client-list'),
    title: 'Customers',
    crumbs: 'client',
    ...plain,
    cartIcon: true,
    next: ['client-profile'],
  },
  {
    path: '/client-profile',
    view: slot('client-profile'),
    title: 'Customer profile',
    crumbs: 'profile',
    ...ofCustomer,
    inside: { 'tab=activity': 'account-history', 'drawer=invest': 'transaction-drawer' },
    next: ['transaction-drawer', 'cart'],
  },
  { path: '/sat', view: slot('suitability'), title: 'Suitability', crumbs: 'suitability', ...ofCustomer },
  {
    path: '/cart',
    view: slot('cart'),
    title: 'Cart',
    crumbs: 'cart',
    ...ofCustomer,
    cartIcon: false,
    next: ['checkout'],
  },
  { path: '/checkout', view: slot('checkout'), title: 'Checkout', crumbs: 'checkout', ...ofCustomer },
  { path: '/payment', view: slot('payment'), title: 'Payment', crumbs: 'payment', ...plain },
  {
    path: '/payment/successful',
    view: slot('payment-result'),
    title: 'Payment result',
    crumbs: 'hidden',
    ...plain,
  },
  {
    path: '/application',
    view: slot('application-list'),
    title: 'Applications',
    crumbs: 'home',
    ...plain,
    next: ['application-detail'],
  },
  {
    path: '/application/detail/:id',
    view: slot('application-detail'),
    title: 'Application',
    crumbs: 'application',
    ...plain,
  },
  { path: '/onboarding', view: slot('onboarding'), title: 'Onboarding', crumbs: 'onboarding', ...plain },
];

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** The values of the pattern's `:names` when the path fits it, otherwise `undefined`. */
export function matchRoute(pattern: string, pathname: string): Readonly<Record<string, string>> | undefined {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(pathname);
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(value);
    else if (part !== value) return undefined;
  }
  return params;
}

/** The route that a path leads to; `undefined` is a page that does not exist (RTE-20). */
export function findRoute(pathname: string): PortalRoute | undefined {
  return routes.find((route) => matchRoute(route.path, pathname) !== undefined);
}

/** What of the query names another page; the rest of it is the page's state. */
const naming = ['customerId', 'applicationId'];

/** What tells one page from another: its path, and the customer or the application that it is about. */
export function pageOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const query = new URLSearchParams(search);
  return [pathname, ...naming.map((name) => query.get(name) ?? '')].join(' ');
}

/** The slots that an address shows: its page's, and those that the query opens inside it. */
export function slotsAt({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const route = findRoute(pathname);
  if (route?.view.kind !== 'slot') return [];
  const asked = new URLSearchParams(search);
  const inside = 'inside' in route ? Object.entries(route.inside ?? {}) : [];
  const opened = inside.filter(([state]) => {
    const [name = '', value] = state.split('=');
    return asked.get(name) === value;
  });
  return [route.view.slot, ...opened.map(([, slot]) => slot)];
}

/** A pasted link may be cut inside an escape; such a value is taken as it stands. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
