import { createLazyCode, type LazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { Card, LoadingRows } from '@portal/shared/parts';
import { FailurePanel } from '@portal/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { ActivityTab } from '../activity/index.ts';
import type { BankAccountsTab } from '../bank-accounts/index.ts';
import type { ProfileTab } from './profile-url.ts';
import type { FieldsTab, VulnerableTab } from './record/index.ts';

const activityCode = createLazyCode(() =>
  import(/* webpackChunkName: "tab-activity" */ '../activity/index.ts').then((code) => code.ActivityTab),
);
const bankAccountsCode = createLazyCode(() =>
  import(/* webpackChunkName: "tab-bank-accounts" */ '../bank-accounts/index.ts').then(
    (code) => code.BankAccountsTab,
  ),
);
const recordCode = createLazyCode(
  () => import(/* webpackChunkName: "customer-record" */ './record/index.ts'),
);

const codes = new Map<ProfileTab, LazyCode<unknown>>([
  ['activity', activityCode],
  ['profile', recordCode],
  ['vulnerable', recordCode],
  ['bank-accounts', bankAccountsCode],
]);

/** Fetches the code of a tab, so that it comes while the customer is loaded. The tab shows a failure. */
export function preloadTab(tab: ProfileTab): void {
  codes.get(tab)?.preload();
}

/** Loads the code of the Activity tab, which has that of the transaction site's windows, and shows it. */
export const ActivityLoader = (props: ComponentProps<typeof ActivityTab>) => (
  <TabLoader code={activityCode} label="Transactions loading">
    {(Tab) => <Tab {...props} />}
  </TabLoader>
);

/**
 * Loads the code of the Bank accounts tab, which only this tab needs, and shows it; until then placeholders, or a
 * failure with a retry.
 */
export const BankAccountsLoader = (props: ComponentProps<typeof BankAccountsTab>) => (
  <TabLoader code={bankAccountsCode} label="Bank accounts loading">
    {(Tab) => <Tab {...props} />}
  </TabLoader>
);

/** Loads the code of the tabs that show the record, and shows the Profile tab. */
export const FieldsLoader = (props: ComponentProps<typeof FieldsTab>) => (
  <TabLoader code={recordCode} label="Profile loading">
    {({ FieldsTab: Tab }) => <Tab {...props} />}
  </TabLoader>
);

/** Loads the code of the tabs that show the record, and shows the Vulnerable investor tab. */
export const VulnerableLoader = (props: ComponentProps<typeof VulnerableTab>) => (
  <TabLoader code={recordCode} label="Answers loading">
    {({ VulnerableTab: Tab }) => <Tab {...props} />}
  </TabLoader>
);

interface TabLoaderProps<Code> {
  readonly code: LazyCode<Code>;
  /** Name of the placeholder. */
  readonly label: string;
  readonly children: (code: Code) => ReactNode;
}

/** Loads the code of a tab, which a visit of the other tabs does not need. */
function TabLoader<Code>({ code: lazy, label, children }: TabLoaderProps<Code>) {
  const code = useLazyCode(lazy);
  if (code.status === 'ok') return children(code.value);
  return (
    <Card>
      {code.status === 'failed' ? (
        <FailurePanel
          title="The tab could not be loaded"
          meaning="Nothing was changed."
          onRetry={code.retry}
        />
      ) : (
        <LoadingRows rows={3} values={2} label={label} />
      )}
    </Card>
  );
}
