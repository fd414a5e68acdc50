import { useSearchParams } from '@portal/shared/ui';
import { useMemo } from 'react';
import {
  type InvestDrawer,
  type ProfileTab,
  type ProfileView,
  profileFromUrl,
  type UrlChange,
  withAccount,
  withDrawer,
  withoutDrawer,
  withTab,
  withZero,
} from './profile-url.ts';

/** What the address shows, and the ways from there. */
export interface ProfileNavigation {
  readonly view: ProfileView;
  goToTab(tab: ProfileTab): void;
  showZero(show: boolean): void;
  chooseAccount(account: string): void;
  /** An entry of its own: Back closes the drawer. */
  openDrawer(drawer: InvestDrawer): void;
  closeDrawer(): void;
}

/** The profile's state; the address is the only place that holds it. */
export function useProfileView(): ProfileNavigation {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const go = (change: UrlChange, replace: boolean) =>
      setParams((before) => change(before), { replace, preventScrollReset: true });
    return {
      view: profileFromUrl(params),
      goToTab: (tab) => go(withTab(tab), true),
      showZero: (show) => go(withZero(show), true),
      chooseAccount: (account) => go(withAccount(account), true),
      openDrawer: (drawer) => go(withDrawer(drawer), false),
      closeDrawer: () => go(withoutDrawer, true),
    };
  }, [params, setParams]);
}
