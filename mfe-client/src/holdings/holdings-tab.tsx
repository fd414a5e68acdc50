import type { Customer } from '@portal/shared/api/customers';
import { customerHoldings } from '@portal/shared/api/holdings';
import { useCall } from '@portal/shared/data';
import { Card, Switch } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { ButtonLink, EmptyState, Grid, Heading, HStack, Stack, useAgent } from '@portal/shared/ui';
import { Landmark, UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import type { TransactionAddress } from '../core/transaction-intent.ts';
import { AccountHoldingsLoader } from './account-holdings-loader.tsx';
import { AccountCard } from './accounts/account-card.tsx';
import { AllocationCard } from './allocation/allocation-card.tsx';
import { getValuesByCurrency, toCurrencyTotals } from './currency-totals.ts';
import { buildHoldingsView } from './holdings-view.ts';
import { OverTimeCard } from './over-time-card.tsx';
import { combineSchemeFacts } from './scheme-facts.ts';
import { TotalsCard } from './totals-card.tsx';

interface HoldingsTabProps {
  readonly customer: Customer;
  readonly hasZeroHoldings: boolean;
  readonly onZeroHoldings: (isShown: boolean) => void;
  /** Whether money over time is unfolded. */
  readonly isOverTimeOpen: boolean;
  readonly onOverTime: (isOpen: boolean) => void;
  readonly onOrder: (order: TransactionAddress) => void;
}

/** The Holdings tab: totals and allocation by currency, then each account with its schemes (CLI-05). */
export function HoldingsTab(props: HoldingsTabProps) {
  const { customer, hasZeroHoldings, onZeroHoldings, isOverTimeOpen, onOverTime, onOrder } = props;
  const agent = useAgent();
  const { customerId, account: accounts } = customer;
  const holdings = useCall(customerHoldings, { agentUserId: agent.uuid, customerId });
  const schemes = useReference('schemes');
  const funds = useReference('funds');
  const schemeFacts = useMemo(() => combineSchemeFacts(schemes, funds), [schemes, funds]);
  const totals = holdings.status === 'ok' ? toCurrencyTotals(holdings.value.totals) : [];

  if (accounts.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Landmark aria-hidden />}
          title="This customer has no account yet"
          action={
            <ButtonLink to="/onboarding" variant="outline">
              <UserPlus aria-hidden />
              Start onboarding
            </ButtonLink>
          }
        >
          Holdings appear here once an account is open.
        </EmptyState>
      </Card>
    );
  }
  return (
    <AccountHoldingsLoader accounts={accounts} agent={agent} hasZeroHoldings={hasZeroHoldings}>
      {(loaded) => {
        const view = buildHoldingsView(loaded, getValuesByCurrency(totals), schemeFacts);
        return (
          <>
            <Grid
              gap="6"
              templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.12fr) minmax(0, 1fr)' }}
            >
              <TotalsCard holdings={holdings} totals={totals} schemes={view.schemesByCurrency} />
              <AllocationCard allocation={view.allocation} />
            </Grid>
            <OverTimeCard
              facts={{ accounts, totals: holdings.status === 'ok' ? holdings.value.accounts : undefined }}
              isOpen={isOverTimeOpen}
              onOpen={onOverTime}
            />
            <HStack justify="space-between" flexWrap="wrap" mt="7" mb="3.5">
              <Heading>{accounts.length === 1 ? '1 account' : `${accounts.length} accounts`}</Heading>
              <Switch checked={hasZeroHoldings} onChange={onZeroHoldings}>
                Show zero holdings
              </Switch>
            </HStack>
            <Stack gap="4">
              {view.accounts.map((account, index) => (
                <AccountCard
                  key={account.account.accountId}
                  view={account}
                  totals={holdings.status === 'ok' ? holdings.value.accounts : undefined}
                  agent={agent}
                  customer={customer}
                  isFirst={index === 0}
                  onOrder={onOrder}
                />
              ))}
            </Stack>
          </>
        );
      }}
    </AccountHoldingsLoader>
  );
}
