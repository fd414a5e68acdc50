import { getAccountLine } from '@portal/shared/accounts';
import { Card, Chip, IdText, PlanChip, Sub, Table, Td, Th, titleCase } from '@portal/shared/parts';
import { Box, chakra, Flex, Text } from '@portal/shared/ui';
import type { AccountBanks, BankRow } from './bank-rows.ts';

/** On a phone a bank account is a card without labels: bank and number, and the state below them. */
const BanksTable = chakra(Table, {
  base: {
    '@media (max-width: 767px)': {
      '& tbody tr': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '3' },
      '& tbody td::before': { display: 'none' },
      '& tbody td:first-child': { gridArea: '1 / 1 / 3 / 2', mb: '0' },
      '& tbody td:last-child': { gridColumn: '1 / -1', justifyContent: 'flex-start', textAlign: 'start' },
    },
  },
});

interface AccountBanksCardProps {
  readonly group: AccountBanks;
  /** The currency that is shown; `undefined` shows all. */
  readonly currency: string | undefined;
  /** Shows each one's currency. */
  readonly hasCurrencies: boolean;
}

/**
 * Card of one account with the bank accounts that it pays into, of the list's chosen currency; `currency` `undefined`
 * means all. `hasCurrencies`: the list has several, so each bank account says its own.
 */
export function AccountBanksCard({ group, currency, hasCurrencies }: AccountBanksCardProps) {
  const { account, rows } = group;
  const { accountId, plan } = account;
  return (
    <Card aria-label={`Bank accounts of ${accountId}`}>
      <Flex wrap="wrap" align="center" gap="6px 10px" minH="14" py="3" px={{ base: '4', md: '5' }}>
        <Box as="h2" textStyle="h2">
          <IdText>{accountId}</IdText>
        </Box>
        <PlanChip plan={plan} />
        <Box as="span" color="fg.muted">
          {getAccountLine(account)}
        </Box>
      </Flex>
      {rows.length === 0 ? (
        <Text color="fg.muted" px={{ base: '4', md: '5' }} pb="5">
          {currency === undefined ? 'No bank account yet.' : `No bank account in ${currency}.`}
        </Text>
      ) : (
        <BanksTable label={`Bank accounts of ${accountId}`} cards>
          <thead>
            <tr>
              <Th>Bank</Th>
              <Th width="22%">Account number</Th>
              {hasCurrencies ? <Th width="10%">Currency</Th> : null}
              <Th width="34%">State</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <BankCells row={row} hasCurrencies={hasCurrencies} />
              </tr>
            ))}
          </tbody>
        </BanksTable>
      )}
    </Card>
  );
}

function BankCells({ row, hasCurrencies }: { readonly row: BankRow; readonly hasCurrencies: boolean }) {
  return (
    <>
      <Td lead>
        <Box as="span" fontWeight="medium">
          {row.bank}
        </Box>
        <Sub>{titleCase(row.holder)}</Sub>
      </Td>
      <Td label="Account number">
        <IdText data-private>{row.number}</IdText>
      </Td>
      {hasCurrencies ? <Td label="Currency">{row.currency}</Td> : null}
      <Td label="State">
        <StateChip state={row.state} />
      </Td>
    </>
  );
}

function StateChip({ state }: { readonly state: BankRow['state'] }) {
  switch (state) {
    case 'default':
      return <Chip tone="brand">Default</Chip>;
    case 'registered':
      return <Chip>Registered</Chip>;
    case 'pending':
      return (
        <Box>
          <Chip tone="warn" dot>
            Pending
          </Chip>
          <Text textStyle="help" mt="1">
            It can be chosen now. Payments are made once it is registered.
          </Text>
        </Box>
      );
  }
}
