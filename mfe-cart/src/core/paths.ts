const withQuery = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(query)}`;

/** Paths of the portal that this remote links to (specification, section 2). */
export const paths = {
  customers: '/client',
  profile: (customerId: string) => withQuery('/client-profile', { customerId }),
  invest: (customerId: string) => withQuery('/client-profile', { customerId, transaction: 'invest' }),
  /** The form that adds a bank account of a currency, for an account where it is known. */
  addBankAccount: (customerId: string, currency: string, account: string | null) =>
    withQuery('/client-profile', {
      customerId,
      transaction: 'bank-account',
      ...(account === null ? {} : { account }),
      currency,
    }),
  suitability: (customerId: string) => withQuery('/sat', { customerId }),
  /** The page `path` that edits an item of the cart. */
  editPage: (path: string, customerId: string, item: string) => withQuery(path, { customerId, item }),
  cart: (customerId: string) => withQuery('/cart', { customerId }),
  /** The cart with the drawer that edits an item. */
  editItem: (customerId: string, transaction: string, item: string) =>
    withQuery('/cart', { customerId, transaction, item }),
  checkout: (customerId: string, itemIds: readonly string[]) =>
    `${withQuery('/checkout', { customerId })}&items=${itemIds.map(encodeURIComponent).join(',')}`,
  /** The page of a checkout that was sent. */
  sentCheckout: (customerId: string, sent: string) => withQuery('/checkout', { customerId, sent }),
  payment: (applicationId: string) => withQuery('/payment', { applicationId }),
  paymentResult: (applicationId: string) => withQuery('/payment/successful', { applicationId }),
  applications: '/application',
  application: (applicationId: string, formNo: string) =>
    withQuery(`/application/detail/${encodeURIComponent(applicationId)}`, { formNo }),
} as const;
