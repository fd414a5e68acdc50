import { getAccountLine } from '@portal/shared/accounts';
import { Card, Chip, PlanChip, Sub, Table, Td, Th, titleCase } from '@portal/shared/parts';
import { Box, Flex, Text } from '@portal/shared/ui';
import type { AccountBanks, BankRow } from './bank-rows.ts';

interface AccountBanksCardProps {
  readonly group: AccountBanks;
  /** The currency that is shown; `undefined` shows all. */
  readonly currency: string | undefined;
}

/**
 * Card of one account with the bank accounts that it pays into, of the list's chosen currency; `currency` `undefined`
 * means all.
 */
export function AccountBanksCard({ group, currency }: AccountBanksCardProps) {
  const { account, rows } = group;
  const { accountId, plan } = account;
  return (
    <Card aria-label={`Bank accounts of ${accountId}`}>
      <Flex wrap="wrap" align="center" gap="6px 10px" minH="14" py="3" px={{ base: '4', md: '5' }}>
        <Box as="h2" textStyle="h2" fontVariantNumeric="tabular-nums">
          {accountId}
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
        <Table label={`Bank accounts of ${accountId}`} cards>
          <thead>
            <tr>
              <Th>Bank</Th>
              <Th width="22%">Account number</Th>
              <Th width="10%">Currency</Th>
              <Th width="34%">State</Th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <BankCells row={row} />
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function BankCells({ row }: { readonly row: BankRow }) {
  return (
    <>
      <Td lead>
        <Box as="span" fontWeight="medium">
          {row.bank}
        </Box>
        <Sub>{titleCase(row.holder)}</Sub>
      </Td>
      <Td label="Account number">
        <span data-private>{row.number}</span>
      </Td>
      <Td label="Currency">{row.currency}</Td>
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
        <Box textAlign={{ base: 'end', md: 'start' }}>
          <Chip tone="warn" dot>
            Pending
          </Chip>
          <Text textStyle="help" mt="1">
            Can be chosen already. Payments wait until it is registered.
          </Text>
        </Box>
      );
  }
}
