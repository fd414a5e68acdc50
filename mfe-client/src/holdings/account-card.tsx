import type { HeldAccount } from '@portal/shared/api/holdings';
import type { Agent } from '@portal/shared/contract';
import { Card, DelayedPlaceholder, LoadingRows, MoneyText, PlanChip } from '@portal/shared/parts';
import { Banner, Box, Button, chakra, FailurePanel, Flex, HStack, IconButton, Text } from '@portal/shared/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { accountNote, accountTypeName } from '../core/account-words.ts';
import { mayInvestInAccount, mayInvestInScheme, notRegistered } from '../core/may-invest.ts';
import { byCurrency } from './position.ts';
import { PositionsTable } from './positions-table.tsx';
import { toTotals } from './totals.ts';
import type { AccountView } from './view.ts';

const Header = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'flex-start', md: 'center' },
    justifyContent: 'space-between',
    gap: { base: '1', md: '3' },
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

export interface AccountCardProps {
  readonly view: AccountView;
  /** Totals of all accounts; absent while not known. */
  readonly totals: readonly HeldAccount[] | undefined;
  readonly agent: Agent;
  /** The customer may buy wholesale schemes. */
  readonly sophisticated: boolean;
  /** On a phone the first account alone starts open. */
  readonly first: boolean;
  readonly onInvest: (what: { readonly accountId: string; readonly scheme?: string }) => void;
}

/** One account: who and what it is, its totals, and the schemes in it. */
export function AccountCard({ view, totals, first, ...rest }: AccountCardProps) {
  const { account } = view;
  const { accountId, accountType, plan } = account;
  const [open, setOpen] = useState(() => first || !window.matchMedia('(max-width: 767px)').matches);
  const content = useId();
  const note = accountNote(account);
  const own = totals?.find((candidate) => candidate.accountId === accountId);

  return (
    <Card aria-label={`Account ${accountId}`}>
      <Header data-open={open ? '' : undefined}>
        <Flex wrap="wrap" align="center" gap="6px 10px">
          <IconButton
            size="sm"
            ms="-2"
            aria-expanded={open}
            aria-controls={content}
            aria-label={`${open ? 'Collapse' : 'Expand'} account ${accountId}`}
            onClick={() => setOpen(!open)}
          >
            {open ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
          </IconButton>
          <Box as="h3" textStyle="h2" fontVariantNumeric="tabular-nums">
            {accountId}
          </Box>
          <PlanChip plan={plan} />
          <Box as="span" color="fg.muted">
            {accountTypeName(accountType)}
          </Box>
          {note === undefined ? null : (
            <Box as="span" color="fg.subtle" display={{ base: 'none', lg: 'inline' }}>
              {note}
            </Box>
          )}
        </Flex>
        <AccountTotals>
          {toTotals(own?.totals ?? []).map((total) => (
            <span key={total.currency}>
              <MoneyText value={total.value} />
            </span>
          ))}
        </AccountTotals>
      </Header>
      <div id={content} hidden={!open}>
        {open ? <Content view={view} {...rest} /> : null}
      </div>
    </Card>
  );
}

type ContentProps = Omit<AccountCardProps, 'totals' | 'first'>;

function Content({ view, agent, sophisticated, onInvest }: ContentProps) {
  const { account, positions } = view;
  const { accountId } = account;
  switch (positions.status) {
    case 'loading':
      return (
        <DelayedPlaceholder hasSlowNotice>
          <LoadingRows rows={3} values={2} label={`Holdings of ${accountId} loading`} />
        </DelayedPlaceholder>
      );
    case 'failed':
      return (
        <Box p={{ base: '4', md: '5' }}>
          <FailurePanel
            compact
            title="Holdings of this account could not be loaded"
            meaning={`${positions.error.message} The other accounts are not affected.`}
            onRetry={positions.retry}
          />
        </Box>
      );
    case 'unregistered':
      return (
        <Box p={{ base: '4', md: '5' }}>
          <Banner tone="info" title={notRegistered}>
            Its schemes are shown to agents registered for the account’s plan.
          </Banner>
        </Box>
      );
    case 'ok': {
      if (positions.value.length === 0) {
        return (
          <HStack justify="space-between" flexWrap="wrap" gap="3" p={{ base: '4', md: '5' }}>
            <Text color="fg.muted">Nothing is held in this account yet.</Text>
            {mayInvestInAccount(account, agent).allowed ? (
              <Button variant="outline" size="sm" onClick={() => onInvest({ accountId })}>
                Invest
              </Button>
            ) : null}
          </HStack>
        );
      }
      return (
        <PositionsTable
          label={`Holdings of account ${accountId}`}
          groups={byCurrency(positions.value)}
          mayInvest={(position) => mayInvestInScheme(account, position.facts, { sophisticated }, agent)}
          onInvest={(position) => onInvest({ accountId, scheme: position.scheme })}
        />
      );
    }
  }
}
