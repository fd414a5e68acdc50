/** The remotes. One team releases each. */
export const remoteNames = ['mfe-auth', 'mfe-client', 'mfe-cart', 'mfe-applications', 'mfe-history'] as const;
/** Name of a remote. */
export type RemoteName = (typeof remoteNames)[number];

/**
 * The remote that owns each slot. A remote exposes a slot as the module `./<slot>`, whose default export is a
 * single-spa parcel made by `createParcel` of `@portal/shared/ui`.
 */
export const slotOwners = {
  login: 'mfe-auth',
  redirect: 'mfe-auth',
  'account-linking': 'mfe-auth',
  'agent-confirmation': 'mfe-auth',
  'client-list': 'mfe-client',
  'client-profile': 'mfe-client',
  suitability: 'mfe-client',
  'customer-assessment': 'mfe-client',
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

/** Name of a slot. */
export type SlotName = keyof typeof slotOwners;

/** A pinned customer (kept across sessions) or a recent customer (opened in this tab). */
export interface CustomerAtHand {
  readonly customerId: string;
  /** The name in the customer's record. Absent when only the id is stored. */
  readonly name?: string;
  /** The masked identity number, to distinguish customers of the same name. Absent like the name. Since contract 1.10. */
  readonly maskedId?: string | undefined;
  readonly pinned: boolean;
}

/**
 * Props of each slot, besides the shell and the location. Pages read what they need from the URL, and the
 * customer list also gets the agent's customers. Slots inside other pages are typed here, so that owner and
 * user agree.
 */
export interface SlotProps {
  login: NoProps;
  redirect: NoProps;
  'account-linking': NoProps;
  /** The button by which the agent ends the customer's mode. Since contract 1.8. */
  'agent-confirmation': NoProps;
  /**
   * `atHand`: customers to show before a search, pinned ones first. Since contract 1.3; older hosts do not
   * pass it.
   */
  'client-list': { readonly atHand?: readonly CustomerAtHand[] };
  'client-profile': NoProps;
  suitability: NoProps;
  /** The questions of an assessment in the customer's mode. Since contract 1.8. */
  'customer-assessment': AssessmentHandedOver;
  onboarding: NoProps;
  /**
   * The dialog under the cart icon. `customer` is absent when the page has no customer and none was opened in
   * this tab. `name` is absent until the customer's page has loaded it (since contract 1.3).
   */
  'cart-summary': {
    readonly customer?: { readonly customerId: string; readonly name?: string };
    readonly onClose: () => void;
  };
  /**
   * The form of a transaction, over the current page. `kind` names it: `invest`. Of a kind that the release of mfe-cart does
   * not have yet, the drawer says so. `scheme` and `accountId` preselect.
   */
  'transaction-drawer': {
    readonly kind: string;
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
  /** Transactions of one account of a customer. `plan` decides which agent code the calls send (HIS-01). */
  'account-history': { readonly customerId: string; readonly accountId: string; readonly plan: string };
}

/** The assessment that a customer answers: the customer, and the item of the cart that it changes. */
export interface AssessmentHandedOver {
  readonly customerId: string;
  /** Null for a new assessment. */
  readonly itemId: string | null;
}

/** Props of a slot that takes none. */
// biome-ignore lint/complexity/noBannedTypes: React components without props have the type `{}`
export type NoProps = {};
