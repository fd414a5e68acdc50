import type { Customer } from '@portal/shared/api/customers';
import { accountHolding, type Holding } from '@portal/shared/api/holdings';
import { productMismatch } from '@portal/shared/api/suitability';
import { useCall } from '@portal/shared/data';
import { Chip, LoadingRows } from '@portal/shared/parts';
import { agentCodeFor } from '@portal/shared/selling';
import { Box, FailurePanel, Flex, Span, Text, useAgent } from '@portal/shared/ui';

interface OwnedFundsProps {
  readonly customer: Customer;
  /** The risk that the calculated category permits, 1 to 5. */
  readonly rank: number;
}

/** Whether the funds that the customer owns suit the calculated category (SAT-04). */
export function OwnedFunds({ customer, rank }: OwnedFundsProps) {
  return (
    <Box as="section" aria-label="Owned funds" mt="6">
      <Text as="h2" textStyle="h2">
        Funds that the customer owns
      </Text>
      <Text mt="1" color="fg.muted">
        A fund above the category may be kept. Buying more of it is a mismatch.
      </Text>
      {customer.account.map(({ accountId, plan }) => (
        <AccountFunds
          key={accountId}
          accountId={accountId}
          plan={plan}
          rank={rank}
          customerId={customer.customerId}
        />
      ))}
    </Box>
  );
}

interface AccountFundsProps {
  readonly customerId: string;
  readonly accountId: string;
  readonly plan: 'CS' | 'EPF' | 'PRS';
  readonly rank: number;
}

function AccountFunds({ customerId, accountId, plan, rank }: AccountFundsProps) {
  const agent = useAgent();
  const agentCode = agentCodeFor(agent, plan);
  const owned = useCall(
    accountHolding,
    agentCode === undefined
      ? undefined
      : { userId: agent.uuid, accountId, scheme: '', plan, agentCode, includeZeroAum: false },
  );
  // without a registration for the plan the agent cannot read its holdings
  if (agentCode === undefined) return null;
  if (owned.status === 'failed')
    return (
      <FailurePanel compact title={`Holdings of ${accountId} could not be loaded`} onRetry={owned.retry} />
    );
  if (owned.status === 'loading') return <LoadingRows rows={2} label={`Holdings of ${accountId} loading`} />;
  return (
    <ul aria-label={`Account ${accountId}`}>
      {owned.value.holdings.map((holding) => (
        <OwnedFund key={holding.scheme} holding={holding} customerId={customerId} rank={rank} />
      ))}
    </ul>
  );
}

interface OwnedFundProps {
  readonly customerId: string;
  readonly holding: Holding;
  readonly rank: number;
}

/** The service knows the fund's risk; it compares it with the assessment on record, which this one replaces. */
function OwnedFund({ customerId, holding, rank }: OwnedFundProps) {
  const { scheme, schemeName } = holding;
  const asked = useCall(productMismatch, { customerId, scheme });
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
      {asked.status === 'ok' ? (
        asked.value.schemeRank > rank ? (
          <Chip tone="warn" dot>{`Risk ${asked.value.schemeRank}, above the category`}</Chip>
        ) : (
          <Chip tone="success" dot>{`Risk ${asked.value.schemeRank}, suits`}</Chip>
        )
      ) : asked.status === 'failed' ? (
        <Chip tone="neutral">Not checked</Chip>
      ) : (
        <Chip tone="neutral">Checking…</Chip>
      )}
    </Flex>
  );
}
