import { getAccountLine } from '@portal/shared/accounts';
import type { Account } from '@portal/shared/api/accounts';
import type { Customer } from '@portal/shared/api/customers';
import { Card, IdText, LoadingRows, PlanChip } from '@portal/shared/parts';
import { accountHistory } from '@portal/shared/remote';
import { PlaceOutlet } from '@portal/shared/remote/outlets';
import { Box, Button, chakra, EmptyState, HStack, VisuallyHidden } from '@portal/shared/ui';
import { ChevronDown, ExternalLink, Landmark } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTransactionSite } from '../core/transaction-site.ts';

const Select = chakra('select', {
  base: {
    minH: { base: 'touch', md: '10' },
    w: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    fontSize: { base: 'md', md: 'sm' },
    appearance: 'none',
    ps: '3',
    pe: '9',
  },
});
/** The arrow of the list, in place of the browser's, which has no distance to the border. */
const SelectFrame = chakra('span', {
  base: {
    position: 'relative',
    w: { base: 'full', md: 'auto' },
    '& svg': {
      position: 'absolute',
      top: 'calc(50% - 9px)',
      insetEnd: '3',
      boxSize: '18px',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});

interface ActivityTabProps {
  readonly customer: Customer;
  /** Account id of the URL. An account that the customer does not have is ignored. */
  readonly selectedAccountId: string | undefined;
  readonly onSelect: (accountId: string) => void;
}

/**
 * The Activity tab: transactions of one account, shown by mfe-history's slot. Without a selected account, or with one
 * that the customer does not have, it is the first one's; `onSelect` gets the id of another.
 */
export function ActivityTab({ customer, selectedAccountId, onSelect }: ActivityTabProps) {
  const accounts = customer.account;
  const account = accounts.find((candidate) => candidate.accountId === selectedAccountId) ?? accounts[0];
  if (!account) {
    return (
      <Card>
        <EmptyState icon={<Landmark aria-hidden />} title="No account, no activity yet">
          Transactions appear here once this customer has an account.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <AccountPicker accounts={accounts} account={account} onSelect={onSelect} />
      <AccountHistory key={account.accountId} customerId={customer.customerId} account={account} />
    </>
  );
}

interface AccountPickerProps {
  readonly accounts: readonly Account[];
  readonly account: Account;
  readonly onSelect: (accountId: string) => void;
}

function AccountPicker({ accounts, account, onSelect }: AccountPickerProps) {
  const site = useTransactionSite();
  const id = useId();
  return (
    <HStack gap="3" mb="3" flexWrap="wrap">
      <Box asChild fontWeight="medium">
        <label htmlFor={id}>Account</label>
      </Box>
      {accounts.length === 1 ? (
        <IdText id={id}>{account.accountId}</IdText>
      ) : (
        <SelectFrame>
          <Select id={id} value={account.accountId} onChange={(event) => onSelect(event.target.value)}>
            {accounts.map((option) => (
              <option key={option.accountId} value={option.accountId}>
                {`${option.accountId} · ${getAccountLine(option)}`}
              </option>
            ))}
          </Select>
          <ChevronDown aria-hidden />
        </SelectFrame>
      )}
      <PlanChip plan={account.plan} />
      <Button variant="ghost" size="sm" ms="auto" onClick={() => site.open(account.accountId)}>
        <ExternalLink aria-hidden />
        Transaction site
        <VisuallyHidden>, opens a window</VisuallyHidden>
      </Button>
    </HStack>
  );
}

function AccountHistory({ customerId, account }: { readonly customerId: string; readonly account: Account }) {
  const { accountId, plan } = account;
  const props = useMemo(() => ({ customerId, accountId, plan }), [customerId, accountId, plan]);
  return (
    <PlaceOutlet
      place={accountHistory}
      props={props}
      loading={
        <Card>
          <LoadingRows rows={6} values={2} label="Transactions loading" />
        </Card>
      }
    />
  );
}
