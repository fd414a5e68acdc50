/** The remotes, each released by a team of its own. */
export const remoteNames = ['mfe-auth', 'mfe-client', 'mfe-cart', 'mfe-applications', 'mfe-history'] as const;
export type RemoteName = (typeof remoteNames)[number];

/**
 * Who owns which slot: the one table. A remote exposes each of its slots as the module `./<slot>`, whose
 * default export is a single-spa parcel made by `createParcel` of `@portal/shared/ui`.
 */
export const slotOwners = {
  login: 'mfe-auth',
  redirect: 'mfe-auth',
  'account-linking': 'mfe-auth',
  'client-list': 'mfe-client',
  'client-profile': 'mfe-client',
  suitability: 'mfe-client',
  onboarding: 'mfe-client',
  'cart-summary': 'mfe-cart',
  'transaction-drawer': 'mfe-cart',
  cart: 'mfe-cart',
  checkout: 'mfe-cart',
  payment: 'mfe-cart',
  'payment-result': 'mfe-cart',
  'application-list': 'mfe-applications',
  'application-detail': 'mfe-applications',
  'account-history': 'mfe-history',
} as const satisfies Record<string, RemoteName>;

export type SlotName = keyof typeof slotOwners;

/** A customer whom the agent has at hand: pinned over sessions, or opened in this tab. */
export interface CustomerAtHand {
  readonly customerId: string;
  /** As the service has it. Absent where only the id is kept. */
  readonly name?: string;
  readonly pinned: boolean;
}

/**
 * What a slot is handed beyond the shell and the location. Pages take what they need from the URL and are
 * handed nothing, but for whom the agent has at hand; pieces shown inside others are typed here, so that owner and user agree.
 */
export interface SlotProps {
  login: NoProps;
  redirect: NoProps;
  'account-linking': NoProps;
  /** `atHand`: who shows before anything is searched, the pinned first. Since contract 1.3; older hosts hand nothing. */
  'client-list': { readonly atHand?: readonly CustomerAtHand[] };
  'client-profile': NoProps;
  suitability: NoProps;
  onboarding: NoProps;
  /**
   * The dialog under the cart icon. `customer` absent: the page is nobody's and no customer was opened in this tab yet.
   * `name` absent: the customer's own page does not know it yet (since contract 1.3).
   */
  'cart-summary': {
    readonly customer?: { readonly customerId: string; readonly name?: string };
    readonly onClose: () => void;
  };
  /** Invest, over whatever page shows it. `scheme` preselects one; `accountId` likewise. */
  'transaction-drawer': {
    readonly kind: 'invest';
    readonly customerId: string;
    readonly accountId?: string;
    readonly scheme?: string;
    readonly onClose: () => void;
  };
  cart: NoProps;
  checkout: NoProps;
  payment: NoProps;
  'payment-result': NoProps;
  'application-list': NoProps;
  'application-detail': NoProps;
  /** Transactions of one account of one customer. `plan` decides which agent code asks (HIS-01). */
  'account-history': { readonly customerId: string; readonly accountId: string; readonly plan: string };
}

// biome-ignore lint/complexity/noBannedTypes: `{}` is what "no props" means for a React component
export type NoProps = {};
