import type { Customer } from '@portal/shared/api/customers';
import { customerHoldings } from '@portal/shared/api/holdings';
import { useCall } from '@portal/shared/data';
import { Card, Switch } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { ButtonLink, EmptyState, Grid, Heading, HStack, Stack, useAgent } from '@portal/shared/ui';
import { Landmark, UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { AccountCard } from './account-card.tsx';
import { AllocationCard } from './allocation-card.tsx';
import { GatherHoldings } from './gather-holdings.tsx';
import { schemeBookOf } from './scheme-book.ts';
import { toTotals, valuesByCurrency } from './totals.ts';
import { TotalsCard } from './totals-card.tsx';
import { viewOf } from './view.ts';

export interface HoldingsTabProps {
  readonly customer: Customer;
  readonly showZero: boolean;
  readonly onShowZero: (show: boolean) => void;
  readonly onInvest: (what: { readonly accountId: string; readonly scheme?: string }) => void;
}

/** Holdings: totals and allocation by currency, then each account with its schemes (CLI-05). */
export function HoldingsTab({ customer, showZero, onShowZero, onInvest }: HoldingsTabProps) {
  const agent = useAgent();
  const { customerId, account: accounts } = customer;
  const held = useCall(customerHoldings, { agentUserId: agent.uuid, customerId });
  const schemes = useReference('schemes');
  const funds = useReference('funds');
  const book = useMemo(() => schemeBookOf(schemes, funds), [schemes, funds]);
  const totals = held.status === 'ok' ? toTotals(held.value.totals) : [];

  if (accounts.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Landmark aria-hidden />}
          title="This customer has no account yet"
          action={
            <ButtonLink to="/onboarding">
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
    <GatherHoldings accounts={accounts} agent={agent} showZero={showZero}>
      {(gathered) => {
        const view = viewOf(gathered, valuesByCurrency(totals), book);
        return (
          <>
            <Grid
              gap="6"
              templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.12fr) minmax(0, 1fr)' }}
            >
              <TotalsCard held={held} totals={totals} schemes={view.schemesByCurrency} />
              <AllocationCard allocation={view.allocation} />
            </Grid>
            <HStack justify="space-between" flexWrap="wrap" mt="7" mb="3.5">
              <Heading>{accounts.length === 1 ? '1 account' : `${accounts.length} accounts`}</Heading>
              <Switch checked={showZero} onChange={onShowZero}>
                Show zero holdings
              </Switch>
            </HStack>
            <Stack gap="4">
              {view.accounts.map((account, index) => (
                <AccountCard
                  key={account.account.accountId}
                  view={account}
                  totals={held.status === 'ok' ? held.value.accounts : undefined}
                  agent={agent}
                  sophisticated={customer.sI}
                  first={index === 0}
                  onInvest={onInvest}
                />
              ))}
            </Stack>
          </>
        );
      }}
    </GatherHoldings>
  );
}
