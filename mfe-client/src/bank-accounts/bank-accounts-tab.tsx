import type { Customer } from '@portal/shared/api/customers';
import { useCustomerBankData } from '@portal/shared/bank-accounts';
import { Card, DelayedPlaceholder, LoadingRows, Segmented } from '@portal/shared/parts';
import { Button, EmptyState, FailurePanel, HStack, Stack, Text } from '@portal/shared/ui';
import { Landmark, Plus } from 'lucide-react';
import { type TransactionAddress, useTransactionIntent } from '../core/transaction-intent.ts';
import { AccountBanksCard } from './account-banks-card.tsx';
import { bankRemoteData } from './bank-remote-data.ts';
import { allCurrencies, groupBanksByAccount, listCurrencies } from './bank-rows.ts';

interface BankAccountsTabProps {
  readonly customer: Customer;
  /** Currency of the URL; a currency without bank account is ignored. */
  readonly currency: string | undefined;
  readonly onCurrency: (currency: string | undefined) => void;
  readonly onAdd: (address: TransactionAddress) => void;
}

/** The Bank accounts tab: the bank accounts of each account, with those that are still being added (CLI-08, ITM-14). */
export const BankAccountsTab = bankRemoteData.wrap(LoadedTab);

function LoadedTab({ customer, currency, onCurrency, onAdd }: BankAccountsTabProps) {
  const intent = useTransactionIntent('bank-account');
  const accounts = customer.account;
  const data = useCustomerBankData(
    customer.customerId,
    accounts.map(({ accountId }) => accountId),
  );
  if (data.status === 'loading') {
    return (
      <DelayedPlaceholder hasSlowNotice label="Bank accounts loading">
        <Card>
          <LoadingRows rows={3} values={2} label="Bank accounts loading" />
        </Card>
      </DelayedPlaceholder>
    );
  }
  if (data.status === 'failed') {
    return (
      <Card>
        <FailurePanel
          title="Bank accounts could not be loaded"
          meaning={`${data.error.message} Nothing was changed.`}
          onRetry={data.retry}
        />
      </Card>
    );
  }
  const { accounts: servedAccounts, retryMissing } = data.value;
  const currencies = listCurrencies(servedAccounts);
  const filter = currency !== undefined && currencies.includes(currency) ? currency : allCurrencies;
  const groups = groupBanksByAccount(accounts, servedAccounts, filter);
  const add = (accountId?: string) =>
    onAdd({ kind: 'bank-account', ...(accountId === undefined ? {} : { accountId }) });
  if (groups.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Landmark aria-hidden />} title="No cash account">
          Only a cash account pays into a bank account. EPF and PRS accounts do not.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap="4">
      <HStack justify="space-between" flexWrap="wrap" gap="3">
        {currencies.length > 1 ? (
          <Segmented
            label="Currency"
            value={filter}
            onChange={(id) => onCurrency(id === allCurrencies ? undefined : id)}
            options={[allCurrencies, ...currencies].map((id) => ({
              id,
              label: id === allCurrencies ? 'All' : id,
            }))}
          />
        ) : (
          <Text color="fg.muted">
            {currencies[0] ? `All in ${currencies[0]}` : 'No bank account is registered yet'}
          </Text>
        )}
        <Button variant="outline" onClick={() => add()} {...intent}>
          <Plus aria-hidden />
          Add bank account
        </Button>
      </HStack>
      {retryMissing ? (
        <FailurePanel
          compact
          title="Bank accounts that are still being added could not be loaded"
          meaning="The registered ones are shown."
          onRetry={retryMissing}
        />
      ) : null}
      {groups.map((group) => (
        <AccountBanksCard
          key={group.account.accountId}
          group={group}
          currency={filter === allCurrencies ? undefined : filter}
          hasCurrencies={currencies.length > 1}
        />
      ))}
    </Stack>
  );
}
