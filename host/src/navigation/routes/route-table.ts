import type { SlotName } from '@portal/shared/contract';

/** A page filled by a remote's slot. */
interface SlotView {
  readonly kind: 'slot';
  readonly slot: SlotName;
}
/** The host's own home view. */
interface HomeView {
  readonly kind: 'home';
}
/** The host's own page of an unknown address. */
interface NotFoundView {
  readonly kind: 'not-found';
}
/** The host's own maintenance page. */
interface MaintenanceView {
  readonly kind: 'maintenance';
}

/** Which breadcrumbs a page shows; `buildCrumbs` turns the rule into labels and links. */
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

interface RouteBase {
  /** The path, in which `:id` matches one segment. */
  readonly path: string;
  /** Announced when the page opens. It is the document's title until the page sets another one. */
  readonly title: string;
}

/** A page outside the frame, which needs no session. */
export interface OpenRoute extends RouteBase {
  readonly area: 'outside';
  readonly view: SlotView | MaintenanceView;
}

/** A page inside the frame, which needs a session (RTE-17). */
export interface ShellRoute extends RouteBase {
  readonly area: 'shell';
  readonly view: SlotView | HomeView | NotFoundView;
  readonly crumbs: CrumbRule;
  /** Whether the top bar shows the cart icon (SHL-02). */
  readonly cartIcon: boolean;
  /** Whether the page is about one customer, whose id is in the query. */
  readonly customer: boolean;
  /** Slots of other remotes that the page shows for a query parameter such as `tab=activity`. Preloaded with it. */
  readonly querySlots?: Readonly<Record<string, SlotName>>;
  /** Slots that the agent is likely to open next. Preloaded when the browser is idle. */
  readonly nextSlots?: readonly SlotName[];
}

/** A page of the portal: its path, its view, and whether it needs a session. */
export type PortalRoute = OpenRoute | ShellRoute;

const slot = (name: SlotName): SlotView => ({ kind: 'slot', slot: name });
const home: HomeView = { kind: 'home' };
const withoutCustomer = { area: 'shell', cartIcon: false, customer: false } as const;
const withCustomer = { area: 'shell', cartIcon: true, customer: true } as const;

/** The page of an unknown address for a signed-in agent, who keeps the frame (RTE-20). */
export const notFoundRoute: ShellRoute = {
  path: '*',
  view: { kind: 'not-found' },
  title: 'Page not found',
  crumbs: 'hidden',
  ...withoutCustomer,
};

const fromHome: readonly SlotName[] = ['client-list', 'application-list'];

/** Every page of the portal: the route table of the specification, section 2. */
export const routes: readonly PortalRoute[] = [
  { path: '/', view: slot('login'), title: 'Sign in', area: 'outside' },
  { path: '/redirect', view: slot('redirect'), title: 'Redirect', area: 'outside' },
  { path: '/account-linking', view: slot('account-linking'), title: 'Link your account', area: 'outside' },
  { path: '/maintenance', view: { kind: 'maintenance' }, title: 'Maintenance', area: 'outside' },

  {
    path: '/dashboard',
    view: home,
    title: 'Home',
    crumbs: 'hidden',
    ...withoutCustomer,
    nextSlots: fromHome,
  },
  {
    path: '/profile',
    view: home,
    title: 'Home',
    crumbs: 'home-self',
    ...withoutCustomer,
    nextSlots: fromHome,
  },
  {
    path: '/client',
    view: slot('client-list'),
    title: 'Customers',
    crumbs: 'client',
    ...withoutCustomer,
    cartIcon: true,
    nextSlots: ['client-profile'],
  },
  {
    path: '/client-profile',
    view: slot('client-profile'),
    title: 'Customer profile',
    crumbs: 'profile',
    ...withCustomer,
    querySlots: { 'tab=activity': 'account-history', transaction: 'transaction-drawer' },
    nextSlots: ['transaction-drawer', 'cart'],
  },
  { path: '/sat', view: slot('suitability'), title: 'Suitability', crumbs: 'suitability', ...withCustomer },
  {
    path: '/cart',
    view: slot('cart'),
    title: 'Cart',
    crumbs: 'cart',
    ...withCustomer,
    cartIcon: false,
    nextSlots: ['checkout'],
  },
  { path: '/checkout', view: slot('checkout'), title: 'Checkout', crumbs: 'checkout', ...withCustomer },
  { path: '/payment', view: slot('payment'), title: 'Payment', crumbs: 'payment', ...withoutCustomer },
  {
    path: '/payment/successful',
    view: slot('payment-result'),
    title: 'Payment result',
    crumbs: 'hidden',
    ...withoutCustomer,
  },
  {
    path: '/application',
    view: slot('application-list'),
    title: 'Applications',
    crumbs: 'home',
    ...withoutCustomer,
    nextSlots: ['application-detail'],
  },
  {
    path: '/application/detail/:id',
    view: slot('application-detail'),
    title: 'Application',
    crumbs: 'application',
    ...withoutCustomer,
  },
  {
    path: '/onboarding',
    view: slot('onboarding'),
    title: 'Onboarding',
    crumbs: 'onboarding',
    ...withoutCustomer,
  },
];
