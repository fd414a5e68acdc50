import type { TransactionAddress } from '../core/transaction-intent.ts';

/** The tabs of a customer's profile, in order. */
export const profileTabs = [
  { id: 'holdings', label: 'Holdings' },
  { id: 'activity', label: 'Activity' },
  { id: 'profile', label: 'Profile' },
  { id: 'vulnerable', label: 'Vulnerable investor' },
  { id: 'bank-accounts', label: 'Bank accounts' },
] as const;

/** Id of one of the profile's tabs, or the key of a tab that another remote adds. */
export type ProfileTab = string;

/** What the profile shows. All of it is kept in the URL, so that every view can be linked. */
export interface ProfileView {
  readonly customerId: string;
  readonly tab: ProfileTab;
  /** Show holdings with zero units too (`includeZeroAum`). */
  readonly hasZeroHoldings: boolean;
  /** Account of the Activity tab. Default: the customer's first account. */
  readonly account?: string;
  /** Currency of the Bank accounts tab. Default: all. */
  readonly currency?: string;
  readonly drawer?: TransactionAddress;
}

/**
 * Reads what the profile shows from the URL's parameters. Without a customer the id is empty; an unknown tab is
 * `holdings`. The name of a transaction is not checked, because mfe-cart knows them. `addedTabs`: keys of the tabs that
 * other remotes add.
 */
export function profileFromUrl(params: URLSearchParams, addedTabs: readonly string[] = []): ProfileView {
  const ids = [...profileTabs.map(({ id }) => id), ...addedTabs];
  const tab = ids.find((id) => id === params.get('tab')) ?? 'holdings';
  const account = params.get('activityAccount');
  const currency = params.get('bankCurrency');
  const kind = params.get('transaction');
  return {
    customerId: params.get('customerId') ?? '',
    tab,
    hasZeroHoldings: params.get('zero') === '1',
    ...(account ? { account } : {}),
    ...(currency ? { currency } : {}),
    ...(kind ? { drawer: drawerFromUrl(kind, params) } : {}),
  };
}

function drawerFromUrl(kind: string, params: URLSearchParams): TransactionAddress {
  const accountId = params.get('account');
  const scheme = params.get('scheme');
  return { kind, ...(accountId ? { accountId } : {}), ...(scheme ? { scheme } : {}) };
}

/** Changes the profile's parameters in a copy of the URL's, and keeps all others. */
export type UrlChange = (params: URLSearchParams) => URLSearchParams;

/**
 * Returns the function that changes the profile's URL parameters to open the drawer of a transaction, in place of one
 * that is open.
 */
export function withDrawer(drawer: TransactionAddress): UrlChange {
  return edit((params) => {
    removeDrawer(params);
    params.set('transaction', drawer.kind);
    if (drawer.accountId) params.set('account', drawer.accountId);
    if (drawer.scheme) params.set('scheme', drawer.scheme);
  });
}

/** Closes the drawer. */
export const withoutDrawer: UrlChange = edit(removeDrawer);

/**
 * Returns the function that changes the profile's URL parameters to open a tab. The default tab, holdings, has no
 * parameter.
 */
export function withTab(tab: ProfileTab): UrlChange {
  return edit((params) => setOrDelete(params, 'tab', tab === 'holdings' ? undefined : tab));
}

/** Returns the function that changes the profile's URL parameters to select the Activity tab's account, by its id. */
export function withAccount(account: string): UrlChange {
  return edit((params) => params.set('activityAccount', account));
}

/**
 * Returns the function that changes the profile's URL parameters to filter the Bank accounts tab by a currency;
 * `undefined` shows all.
 */
export function withCurrency(currency: string | undefined): UrlChange {
  return edit((params) => setOrDelete(params, 'bankCurrency', currency));
}

/** Returns the function that changes the profile's URL parameters to show or hide holdings with zero units. */
export function withZeroHoldings(hasZeroHoldings: boolean): UrlChange {
  return edit((params) => setOrDelete(params, 'zero', hasZeroHoldings ? '1' : undefined));
}

function edit(change: (params: URLSearchParams) => void): UrlChange {
  return (params) => {
    const next = new URLSearchParams(params);
    change(next);
    return next;
  };
}

function removeDrawer(params: URLSearchParams): void {
  // the drawer reads amount and currency from the URL itself
  for (const name of ['transaction', 'account', 'scheme', 'amount', 'currency']) params.delete(name);
}

function setOrDelete(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined) params.delete(name);
  else params.set(name, value);
}
