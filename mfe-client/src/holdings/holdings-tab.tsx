import type { Customer } from '@portal/shared/api/customers';
import { customerHoldings } from '@portal/shared/api/holdings';
import { useCall, valueOrUndefined } from '@portal/shared/data';
import { NothingYet } from '@portal/shared/nothing-yet';
import { onboardingPath } from '@portal/shared/pages';
import { Card, Switch } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { canSell } from '@portal/shared/selling';
import { Box, ButtonLink, FailurePanel, Heading, HStack, Stack, useAgent } from '@portal/shared/ui';
import { phoneQuery, useMediaQuery } from '@portal/shared/use-media-query';
import { UserPlus } from 'lucide-react';
import { type ComponentProps, memo, useMemo, useState } from 'react';
import { combineSchemeFacts } from '../core/scheme-facts.ts';
import type { TransactionAddress } from '../core/transaction-intent.ts';
import type { AccountChoices } from './account-choices.ts';
import { AccountHoldingsLoader } from './account-holdings-loader.tsx';
import { AccountCard } from './accounts/account-card.tsx';
import { getValuesByCurrency, toCurrencyTotals } from './currency-totals.ts';
import { HeadlineLoader } from './headline-loader.tsx';
import { HoldingSharesContext } from './holding-shares.ts';
import { countUnfolded, createViewBuilder } from './holdings-view.ts';

interface HoldingsTabProps {
  readonly customer: Customer;
  readonly hasZeroHoldings: boolean;
  readonly onZeroHoldings: (isShown: boolean) => void;
  /** The customer's risk category, by the assessment that counts, and what else the printed review shows. */
  readonly record: ComponentProps<typeof HeadlineLoader>['record'];
  readonly onOrder: (order: TransactionAddress) => void;
  readonly choices: AccountChoices;
}

/**
 * The Holdings tab: loads the holdings, and shows the customer's headline, then each account with its schemes (CLI-05).
 * Without an account it offers to start an onboarding. `onOrder` opens a transaction; `hasZeroHoldings` includes
 * schemes with zero units; `choices` keeps which accounts are folded.
 */
export const HoldingsTab = memo(function HoldingsTab(props: HoldingsTabProps) {
  const { customer, hasZeroHoldings, onZeroHoldings, record, onOrder, choices } = props;
  const limit = { rank: record.risk.rank ?? 0, name: record.risk.text };
  const agent = useAgent();
  const { customerId, account: accounts } = customer;
  const holdings = useCall(customerHoldings, { agentUserId: agent.uuid, customerId });
  const schemes = useReference('schemes');
  const funds = useReference('funds');
  const schemeFacts = useMemo(() => combineSchemeFacts(schemes, funds), [schemes, funds]);
  const isPhone = useMediaQuery(phoneQuery);
  // a window that changes its width folds nothing
  const [unfoldedCount] = useState(() => countUnfolded(accounts.length, isPhone));
  const totals = valueOrUndefined(holdings)?.totals;
  const buildView = useMemo(
    () => createViewBuilder(getValuesByCurrency(totals ? toCurrencyTotals(totals) : []), schemeFacts),
    [totals, schemeFacts],
  );

  if (accounts.length === 0) {
    return (
      <Card>
        <NothingYet
          drawing="segment"
          title="Holdings are shown here once this customer has an account."
          action={
            canSell(agent) ? (
              <ButtonLink to={onboardingPath} variant="outline">
                <UserPlus aria-hidden />
                Start onboarding
              </ButtonLink>
            ) : undefined
          }
        />
      </Card>
    );
  }
  return (
    <AccountHoldingsLoader accounts={accounts} agent={agent} hasZeroHoldings={hasZeroHoldings}>
      {(loaded) => {
        const view = buildView(loaded);
        const { source } = view;
        // the headline says it once, with one button for all that failed
        const isUnknown = source.status === 'failed';
        const retryAll = () => {
          if (source.status === 'failed') source.retry();
          if (holdings.status === 'failed') holdings.retry();
        };
        return (
          <HoldingSharesContext value={view.shares}>
            <HeadlineLoader
              customer={customer}
              source={isUnknown ? { ...source, retry: retryAll } : source}
              limit={limit}
              record={record}
            />
            <HStack justify="space-between" flexWrap="wrap" mt="7" mb="3.5">
              <Heading>{accounts.length === 1 ? '1 account' : `${accounts.length} accounts`}</Heading>
              {isUnknown && !hasZeroHoldings ? null : (
                <Switch checked={hasZeroHoldings} onChange={onZeroHoldings}>
                  Show zero holdings
                </Switch>
              )}
            </HStack>
            {holdings.status === 'failed' && !isUnknown ? (
              <Box mb="4">
                <FailurePanel
                  compact
                  title="Totals could not be loaded"
                  meaning={`${holdings.error.message} Totals of the accounts and shares of the funds are missing.`}
                  onRetry={holdings.retry}
                />
              </Box>
            ) : null}
            <Stack gap="4">
              {view.accounts.map((account, index) => (
                <AccountCard
                  key={account.account.accountId}
                  view={account}
                  totals={holdings.status === 'ok' ? holdings.value.accounts : undefined}
                  agent={agent}
                  customer={customer}
                  limit={limit.rank}
                  canUnfold={!isUnknown || account.rows.status === 'unregistered'}
                  startsOpen={index < unfoldedCount}
                  index={index}
                  choices={choices}
                  onOrder={onOrder}
                />
              ))}
            </Stack>
          </HoldingSharesContext>
        );
      }}
    </AccountHoldingsLoader>
  );
});
