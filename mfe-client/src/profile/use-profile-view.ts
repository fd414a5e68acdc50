import { useSearchParams } from '@portal/shared/ui';
import { useLatest } from '@portal/shared/use-latest';
import { useMemo } from 'react';
import type { TransactionAddress } from '../core/transaction-intent.ts';
import {
  type ProfileTab,
  type ProfileView,
  profileFromUrl,
  type UrlChange,
  withAccount,
  withCurrency,
  withDrawer,
  withoutDrawer,
  withTab,
  withZeroHoldings,
} from './profile-url.ts';

/** The view of the URL, and functions that change it. */
export interface ProfileNavigation {
  readonly view: ProfileView;
  goToTab(tab: ProfileTab): void;
  showZeroHoldings(isShown: boolean): void;
  selectAccount(account: string): void;
  /** Filters the bank accounts; `undefined` shows all. */
  selectCurrency(currency: string | undefined): void;
  /** Adds a history entry, so that Back closes the drawer. */
  openDrawer(drawer: TransactionAddress): void;
  closeDrawer(): void;
}

/**
 * Returns what the profile shows (tab, account, filters, open drawer), which is kept in the URL only, and functions that
 * change it. Only opening a drawer adds a history entry. An invalid parameter is read as its default. `addedTabs`: keys of the
 * tabs that other remotes add.
 */
export function useProfileView(addedTabs: readonly string[]): ProfileNavigation {
  const [params, setParams] = useSearchParams();
  const latestSetParams = useLatest(setParams);
  // the same functions after a change of the URL, so that a drawer that opens renders no row of the tables
  const functions = useMemo((): Omit<ProfileNavigation, 'view'> => {
    const applyChange = (change: UrlChange, replace: boolean) =>
      latestSetParams.current((current) => change(current), { replace, preventScrollReset: true });
    return {
      goToTab: (tab) => applyChange(withTab(tab), true),
      showZeroHoldings: (isShown) => applyChange(withZeroHoldings(isShown), true),
      selectAccount: (account) => applyChange(withAccount(account), true),
      selectCurrency: (currency) => applyChange(withCurrency(currency), true),
      openDrawer: (drawer) => applyChange(withDrawer(drawer), false),
      closeDrawer: () => applyChange(withoutDrawer, true),
    };
  }, [latestSetParams]);
  return useMemo(
    () => ({ view: profileFromUrl(params, addedTabs), ...functions }),
    [params, addedTabs, functions],
  );
}
