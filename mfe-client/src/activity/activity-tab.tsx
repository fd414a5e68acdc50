import { getAccountLine } from '@portal/shared/accounts';
import type { Account } from '@portal/shared/api/accounts';
import type { Customer } from '@portal/shared/api/customers';
import { NothingYet } from '@portal/shared/nothing-yet';
import { Card, LoadingRows, planName } from '@portal/shared/parts';
import { accountHistory } from '@portal/shared/remote';
import { PlaceOutlet } from '@portal/shared/remote/outlets';
import { Box, chakra, IconButton, VisuallyHidden } from '@portal/shared/ui';
import { ChevronDown, ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { useTransactionSite } from '../core/transaction-site.ts';

const Select = chakra('select', {
  base: {
    minH: { base: 'touch', md: '9' },
    w: 'full',
    textOverflow: 'ellipsis',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.surface',
    fontSize: { base: 'md', md: 'sm' },
    appearance: 'none',
    // a phone shows the whole number
    ps: { base: '2.5', md: '3' },
    pe: { base: '7', md: '9' },
  },
});
/** The account is in one line with the choices of the history, which leave `--history-start` free for it. */
const Frame = chakra('div', {
  base: {
    position: 'relative',
    // the margin of what loads stays inside, or the account moves with it
    display: 'flow-root',
    '--history-start': 'calc(100% - 9rem)',
    '@media (min-width: 768px)': { '--history-start': '19.5rem' },
  },
});
const Picker = chakra('div', {
  base: {
    position: 'absolute',
    top: '0',
    insetStart: '0',
    zIndex: '1',
    display: 'flex',
    alignItems: 'center',
    minH: { base: 'touch', md: '9' },
    gap: '1',
    w: { base: 'calc(100% - 9.75rem)', md: '18.75rem' },
    // paper has none of the choices beside it
    _print: { position: 'static', w: 'full', mb: '3' },
  },
});
const SelectFrame = chakra('span', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: '1',
    minW: '0',
    // the arrow of the list, in place of the browser's, which has no distance to the border
    '& > svg': {
      position: 'absolute',
      insetEnd: { base: '2', md: '3' },
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
        <NothingYet drawing="steps" title="Transactions are listed here once this customer has an account." />
      </Card>
    );
  }
  return (
    <Frame>
      <AccountPicker accounts={accounts} account={account} onSelect={onSelect} />
      <AccountHistory key={account.accountId} customerId={customer.customerId} account={account} />
    </Frame>
  );
}

interface AccountPickerProps {
  readonly accounts: readonly Account[];
  readonly account: Account;
  readonly onSelect: (accountId: string) => void;
}

const describe = (account: Account): string =>
  `${account.accountId} · ${planName(account.plan)}, ${getAccountLine(account)}`;

function AccountPicker({ accounts, account, onSelect }: AccountPickerProps) {
  const site = useTransactionSite();
  return (
    <Picker>
      {accounts.length === 1 ? (
        <Box as="span" fontWeight="medium">
          <VisuallyHidden>Account </VisuallyHidden>
          {describe(account)}
        </Box>
      ) : (
        <SelectFrame>
          <Select
            aria-label="Account"
            value={account.accountId}
            onChange={(event) => onSelect(event.target.value)}
          >
            {accounts.map((option) => (
              <option key={option.accountId} value={option.accountId}>
                {describe(option)}
              </option>
            ))}
          </Select>
          <ChevronDown aria-hidden />
        </SelectFrame>
      )}
      <IconButton
        aria-label="Transaction site, opens a window"
        size="sm"
        data-screen-only=""
        onClick={() => site.open(account.accountId)}
      >
        <ExternalLink aria-hidden />
      </IconButton>
    </Picker>
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
        // below the lines of account and choices
        <Card mt={{ base: '14', md: '24', xl: '12' }}>
          <LoadingRows rows={6} values={2} label="Transactions loading" />
        </Card>
      }
    />
  );
}
