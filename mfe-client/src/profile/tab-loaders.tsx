import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { Card, LoadingRows } from '@portal/shared/parts';
import { FailurePanel } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import type { BankAccountsTab } from '../bank-accounts/index.ts';

const tabCode = createLazyCode(() =>
  import(/* webpackChunkName: "bank-accounts" */ '../bank-accounts/index.ts').then(
    (code) => code.BankAccountsTab,
  ),
);

/** Loads the code of the Bank accounts tab, which only this tab needs, and shows it. */
export function BankAccountsLoader(props: ComponentProps<typeof BankAccountsTab>) {
  const code = useLazyCode(tabCode);
  if (code.status === 'ok') return <code.value {...props} />;
  return (
    <Card>
      {code.status === 'failed' ? (
        <FailurePanel
          title="The tab could not be loaded"
          meaning="Nothing was changed."
          onRetry={code.retry}
        />
      ) : (
        <LoadingRows rows={3} values={2} label="Bank accounts loading" />
      )}
    </Card>
  );
}
