import { describeAccount } from '@portal/shared/accounts';
import type { Customer } from '@portal/shared/api/customers';
import type { AccountWithTotals } from '@portal/shared/api/holdings';
import type { Agent } from '@portal/shared/contract';
import { today } from '@portal/shared/dates';
import { Units } from '@portal/shared/money';
import { Card, DelayedPlaceholder, IdText, LoadingRows, MoneyText, PlanChip } from '@portal/shared/parts';
import {
  accountPermission,
  customerPermission,
  notRegistered,
  permittedActions,
} from '@portal/shared/selling';
import { Banner, Box, Button, chakra, FailurePanel, Flex, HStack, IconButton, Text } from '@portal/shared/ui';
import { useIsPrinting } from '@portal/shared/use-is-printing';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { type TransactionAddress, useTransactionIntent } from '../../core/transaction-intent.ts';
import type { AccountChoices } from '../account-choices.ts';
import { toCurrencyTotals } from '../currency-totals.ts';
import { groupByCurrency, type HoldingRow } from '../holding-row.ts';
import type { AccountView } from '../holdings-view.ts';
import { firstRows, HoldingsTable } from './holdings-table.tsx';
import { SearchableText } from './searchable-text.tsx';

const Header = chakra('div', {
  base: {
    display: 'grid',
    // a phone has the arrow at the end, so that number and schemes are in line
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto' },
    '& > :first-child': { gridArea: { base: '1 / 2', md: 'auto' } },
    alignItems: { base: 'start', md: 'center' },
    columnGap: '2.5',
    rowGap: '1',
    minH: '14',
    py: { base: '3', md: '3.5' },
    px: { base: '4', md: '5' },
    '&[data-open]': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
  },
});

const AccountTotals = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gridColumn: { base: '1 / -1', md: 'auto' },
    justifyContent: { md: 'flex-end' },
    gap: { base: '4px 12px', md: '3.5' },
    minH: '5',
    '& > span + span': {
      ps: { md: '3.5' },
      borderInlineStartWidth: { md: '1px' },
      borderColor: 'border.default',
    },
  },
});

/**
 * The browser lays many rows out once they are about to be seen; search, the keyboard and print reach them all the same.
 * Until then they are about as high as 25 rows.
 */
const Content = chakra('div', {
  base: { '&[data-long]': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 1700px' } },
});

interface AccountCardProps {
  readonly view: AccountView;
  /** Totals of all accounts. Absent until they are loaded. */
  readonly totals: readonly AccountWithTotals[] | undefined;
  readonly agent: Agent;
  readonly customer: Pick<Customer, 'sI' | 'age' | 'idNo' | 'usResidentStatus'>;
  /** Rank of the customer's category; 0 without one. */
  readonly limit: number;
  /** Whether there is something to unfold. */
  readonly canUnfold: boolean;
  /** Whether it begins unfolded. */
  readonly startsOpen: boolean;
  /** Its order among the accounts. */
  readonly index: number;
  /** Keeps whether the agent has folded or unfolded it. */
  readonly choices: AccountChoices;
  /** Opens a transaction. */
  readonly onOrder: (order: TransactionAddress) => void;
}

/**
 * Card of one account: type, totals and holdings, which can be folded. One that failed begins unfolded, whatever
 * `startsOpen`, unless `canUnfold` is false; print shows all, and the browser's search finds the schemes of a folded one,
 * which unfolds it. `totals` are those of all accounts, `undefined` until they are loaded; `onOrder` opens a transaction.
 */
export const AccountCard = memo(function AccountCard({
  view,
  totals,
  canUnfold,
  startsOpen,
  index,
  choices,
  ...rest
}: AccountCardProps) {
  const { account, rows } = view;
  const { accountId, plan } = account;
  const [choice, setChoice] = useState(() => choices.get(index));
  const choose = (next: boolean) => {
    setChoice(next);
    choices.set(index, next);
  };
  const isPrinting = useIsPrinting();
  const isOpen = canUnfold && (isPrinting || (choice ?? (startsOpen || rows.status === 'failed')));
  const contentId = useId();
  const isLong = rows.status === 'ok' && rows.value.length > firstRows;
  const accountTotal = totals?.find((candidate) => candidate.accountId === accountId);

  return (
    <Card aria-label={`Account ${accountId}`}>
      <Header data-open={isOpen ? '' : undefined}>
        {canUnfold ? (
          <IconButton
            size="sm"
            ms={{ md: '-2' }}
            me={{ base: '-2', md: '0' }}
            my={{ base: '-2.5', md: '0' }}
            aria-expanded={isOpen}
            aria-controls={contentId}
            aria-label={`${isOpen ? 'Collapse' : 'Expand'} account ${accountId}`}
            onClick={() => choose(!isOpen)}
          >
            {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
          </IconButton>
        ) : (
          <span />
        )}
        <Flex wrap="wrap" align="center" gap="6px 10px">
          <Box as="h3" textStyle="h2">
            <IdText>{accountId}</IdText>
          </Box>
          <PlanChip plan={plan} />
          <Box as="span" color="fg.muted">
            {describeAccount(account)}
          </Box>
        </Flex>
        <AccountTotals>
          {toCurrencyTotals(accountTotal?.totals ?? []).map((total) => (
            <span key={total.currency}>
              <MoneyText value={total.value} />
            </span>
          ))}
        </AccountTotals>
      </Header>
      {isOpen ? (
        <Content id={contentId} data-long={isLong || undefined}>
          <AccountContent view={view} isLong={isLong} isPrinting={isPrinting} {...rest} />
        </Content>
      ) : (
        <SearchableText id={contentId} onFound={() => choose(true)}>
          {rows.status === 'ok' ? rows.value.map(({ scheme, name }) => `${scheme} ${name}`).join(', ') : null}
        </SearchableText>
      )}
    </Card>
  );
});

interface AccountContentProps
  extends Omit<AccountCardProps, 'totals' | 'canUnfold' | 'startsOpen' | 'index' | 'choices'> {
  /** It has rows that are added step by step. */
  readonly isLong: boolean;
  readonly isPrinting: boolean;
}

function AccountContent(props: AccountContentProps) {
  const { view, agent, customer, limit, onOrder, isLong, isPrinting } = props;
  const { account, rows } = view;
  const { accountId } = account;
  const intent = useTransactionIntent('invest');
  // a deferred render pauses when the browser has other work (docs/adr/0023-long-lists.md)
  const isLoaded = rows.status === 'ok';
  const isShown = useDeferredValue(isLoaded, isLoaded && !isLong);
  const groups = useMemo(() => groupByCurrency(isLoaded ? rows.value : []), [isLoaded, rows]);
  const getPermissions = useCallback(
    ({ facts, units, pendingUnits = Units.of('0') }: HoldingRow) => {
      const ofAccount = accountPermission(agent, account);
      if (!facts) return { invest: ofAccount, redeem: ofAccount, switch: ofAccount };
      const holding = { units, pendingUnits };
      return permittedActions({ agent, customer, account, today: today(), holding, ...facts.rules });
    },
    [agent, customer, account],
  );
  const orderScheme = useCallback(
    (kind: string, { scheme }: HoldingRow) => onOrder({ kind, accountId, scheme }),
    [onOrder, accountId],
  );
  if (rows.status === 'loading' || (rows.status === 'ok' && !isShown && !isPrinting)) {
    return (
      <DelayedPlaceholder hasSlowNotice>
        <LoadingRows rows={3} values={2} label={`Holdings of ${accountId} loading`} />
      </DelayedPlaceholder>
    );
  }
  switch (rows.status) {
    case 'failed':
      return (
        <Box p={{ base: '4', md: '5' }}>
          <FailurePanel
            compact
            title="Holdings of this account could not be loaded"
            meaning={`${rows.error.message} The other accounts are not affected.`}
            onRetry={rows.retry}
          />
        </Box>
      );
    case 'unregistered':
      return (
        <Box p={{ base: '4', md: '5' }}>
          <Banner tone="info" title={notRegistered}>
            Its funds are shown to agents registered for the account’s plan.
          </Banner>
        </Box>
      );
    case 'ok': {
      if (rows.value.length === 0) {
        return (
          <HStack justify="space-between" flexWrap="wrap" gap="3" p={{ base: '4', md: '5' }}>
            <Text color="fg.muted">This account has no holdings yet.</Text>
            {customerPermission(agent, { ...customer, account: [account] }).allowed ? (
              <Button
                variant="outline"
                size="sm"
                onClick={() => onOrder({ kind: 'invest', accountId })}
                {...intent}
              >
                Invest
              </Button>
            ) : null}
          </HStack>
        );
      }
      return (
        <HoldingsTable
          label={`Holdings of account ${accountId}`}
          groups={groups}
          limit={limit}
          showsAll={isPrinting}
          getPermissions={getPermissions}
          onOrder={orderScheme}
        />
      );
    }
  }
}
