/** The tabs of a customer's profile, in order. */
export const profileTabs = [
  { id: 'holdings', label: 'Holdings' },
  { id: 'activity', label: 'Activity' },
  { id: 'profile', label: 'Profile' },
] as const;

export type ProfileTab = (typeof profileTabs)[number]['id'];

/** The invest drawer, as far as the address says what it opens with. */
export interface InvestDrawer {
  readonly accountId?: string;
  readonly scheme?: string;
}

/** What the profile shows: all of it lives in the address, so every view of it can be linked to. */
export interface ProfileView {
  readonly customerId: string;
  readonly tab: ProfileTab;
  /** Holdings of zero units are shown too (`includeZeroAum`). */
  readonly showZero: boolean;
  /** The account whose activity is shown; absent: the first. */
  readonly account?: string;
  readonly drawer?: InvestDrawer;
}

/** Reads the address; unknown tabs and drawers are as if absent. */
export function profileFromUrl(params: URLSearchParams): ProfileView {
  const tab = profileTabs.find((candidate) => candidate.id === params.get('tab'))?.id ?? 'holdings';
  const account = params.get('account');
  return {
    customerId: params.get('customerId') ?? '',
    tab,
    showZero: params.get('zero') === '1',
    ...(account ? { account } : {}),
    ...(params.get('drawer') === 'invest' ? { drawer: drawerFromUrl(params) } : {}),
  };
}

function drawerFromUrl(params: URLSearchParams): InvestDrawer {
  const accountId = params.get('accountId');
  const scheme = params.get('scheme');
  return { ...(accountId ? { accountId } : {}), ...(scheme ? { scheme } : {}) };
}

/** A change of the address; the rest of it stays, and so does what other slots keep there. */
export type UrlChange = (params: URLSearchParams) => URLSearchParams;

/** Opens the invest drawer over whatever is shown. */
export function withDrawer(drawer: InvestDrawer): UrlChange {
  return edit((params) => {
    closeDrawer(params);
    params.set('drawer', 'invest');
    if (drawer.accountId) params.set('accountId', drawer.accountId);
    if (drawer.scheme) params.set('scheme', drawer.scheme);
  });
}

/** Closes the drawer. */
export const withoutDrawer: UrlChange = edit(closeDrawer);

/** Goes to a tab; holdings, the default, leaves no trace. */
export function withTab(tab: ProfileTab): UrlChange {
  return edit((params) => setOrDelete(params, 'tab', tab === 'holdings' ? undefined : tab));
}

/** Chooses the account whose activity is shown. */
export function withAccount(account: string): UrlChange {
  return edit((params) => params.set('account', account));
}

/** Shows or hides holdings of zero units. */
export function withZero(showZero: boolean): UrlChange {
  return edit((params) => setOrDelete(params, 'zero', showZero ? '1' : undefined));
}

function edit(change: (params: URLSearchParams) => void): UrlChange {
  return (params) => {
    const next = new URLSearchParams(params);
    change(next);
    return next;
  };
}

function closeDrawer(params: URLSearchParams): void {
  for (const name of ['drawer', 'accountId', 'scheme']) params.delete(name);
}

function setOrDelete(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined) params.delete(name);
  else params.set(name, value);
}
