import type { Customer } from '@portal/shared/api/customers';
import { accountHolding, type Holding } from '@portal/shared/api/holdings';
import { productMismatch } from '@portal/shared/api/suitability';
import { useCall } from '@portal/shared/data';
import { Chip, LoadingRows } from '@portal/shared/parts';
import { Box, Button, FailurePanel, Flex, Span, Text, useAgent, VisuallyHidden } from '@portal/shared/ui';
import { getAccountHoldingInput } from '../../core/account-holding-input.ts';
import { type FundLimits, judgeFund, keptFundsNote } from './fund-verdict.ts';

interface OwnedFundsProps {
  readonly customer: Customer;
  readonly limits: FundLimits;
}

/**
 * Loads and lists the funds that the customer owns, account by account, and whether each suits the calculated category
 * and the new answers (SAT-04).
 */
export function OwnedFunds({ customer, limits }: OwnedFundsProps) {
  return (
    <Box as="section" aria-label="Owned funds" mt="6">
      <Text as="h2" textStyle="h2">
        Funds that the customer owns
      </Text>
      <Text mt="1" color="fg.muted">
        {keptFundsNote}
      </Text>
      <Box mt="2">
        {customer.account.map(({ accountId, plan }) => (
          <AccountFunds
            key={accountId}
            accountId={accountId}
            plan={plan}
            limits={limits}
            customerId={customer.customerId}
          />
        ))}
      </Box>
    </Box>
  );
}

interface AccountFundsProps {
  readonly customerId: string;
  readonly accountId: string;
  readonly plan: 'CS' | 'EPF' | 'PRS';
  readonly limits: FundLimits;
}

function AccountFunds({ customerId, accountId, plan, limits }: AccountFundsProps) {
  const agent = useAgent();
  const input = getAccountHoldingInput({ accountId, plan }, agent, false);
  const holdings = useCall(accountHolding, input);
  // without a registration for the plan the agent cannot read its holdings
  if (input === undefined) return null;
  if (holdings.status === 'failed')
    return (
      <FailurePanel compact title={`Holdings of ${accountId} could not be loaded`} onRetry={holdings.retry} />
    );
  if (holdings.status === 'loading')
    return <LoadingRows rows={2} label={`Holdings of ${accountId} loading`} />;
  return (
    <ul aria-label={`Account ${accountId}`}>
      {holdings.value.holdings.map((holding) => (
        <OwnedFund key={holding.scheme} holding={holding} customerId={customerId} limits={limits} />
      ))}
    </ul>
  );
}

interface OwnedFundProps {
  readonly customerId: string;
  readonly holding: Holding;
  readonly limits: FundLimits;
}

/** The service knows the fund's risk; it compares with the assessment on record, which this one replaces. */
function OwnedFund({ customerId, holding, limits }: OwnedFundProps) {
  const { scheme, schemeName, currency } = holding;
  const mismatch = useCall(productMismatch, { customerId, scheme });
  const verdict =
    mismatch.status === 'ok'
      ? judgeFund({ currency, schemeRank: mismatch.value.schemeRank }, limits)
      : undefined;
  return (
    <Flex
      as="li"
      justify="space-between"
      align="center"
      gap="3"
      py="2"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <Span minW="0">{schemeName}</Span>
      {verdict?.isSuitable ? (
        <Span color="fg.muted" whiteSpace="nowrap">
          {verdict.text}
        </Span>
      ) : verdict ? (
        <Chip tone="warn" dot>
          {verdict.text}
        </Chip>
      ) : mismatch.status === 'failed' ? (
        <Flex align="center" gap="2" flexShrink={0}>
          <Chip tone="neutral">Not checked</Chip>
          <Button variant="ghost" size="sm" onClick={mismatch.retry}>
            Try again
            <VisuallyHidden>{` to check ${schemeName}`}</VisuallyHidden>
          </Button>
        </Flex>
      ) : (
        <Chip tone="neutral">Checking…</Chip>
      )}
    </Flex>
  );
}
