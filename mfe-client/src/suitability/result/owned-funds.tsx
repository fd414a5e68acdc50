import type { Customer } from '@portal/shared/api/customers';
import { accountHolding, type Holding } from '@portal/shared/api/holdings';
import { productMismatch } from '@portal/shared/api/suitability';
import { useCall } from '@portal/shared/data';
import { Chip, LoadingRows } from '@portal/shared/parts';
import { agentCodeFor } from '@portal/shared/selling';
import { Box, Button, FailurePanel, Flex, Span, Text, useAgent, VisuallyHidden } from '@portal/shared/ui';
import { fundVerdict, type Permitted } from './fund-verdict.ts';

interface OwnedFundsProps {
  readonly customer: Customer;
  readonly permitted: Permitted;
}

/** Whether the funds that the customer owns suit the calculated category and the new answers (SAT-04). */
export function OwnedFunds({ customer, permitted }: OwnedFundsProps) {
  return (
    <Box as="section" aria-label="Owned funds" mt="6">
      <Text as="h2" textStyle="h2">
        Funds that the customer owns
      </Text>
      <Text mt="1" color="fg.muted">
        A fund that does not suit may be kept. Buying more of it is a mismatch.
      </Text>
      <Box mt="2">
        {customer.account.map(({ accountId, plan }) => (
          <AccountFunds
            key={accountId}
            accountId={accountId}
            plan={plan}
            permitted={permitted}
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
  readonly permitted: Permitted;
}

function AccountFunds({ customerId, accountId, plan, permitted }: AccountFundsProps) {
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
        <OwnedFund key={holding.scheme} holding={holding} customerId={customerId} permitted={permitted} />
      ))}
    </ul>
  );
}

interface OwnedFundProps {
  readonly customerId: string;
  readonly holding: Holding;
  readonly permitted: Permitted;
}

/** The service knows the fund's risk; it compares with the assessment on record, which this one replaces. */
function OwnedFund({ customerId, holding, permitted }: OwnedFundProps) {
  const { scheme, schemeName, currency } = holding;
  const asked = useCall(productMismatch, { customerId, scheme });
  const verdict =
    asked.status === 'ok'
      ? fundVerdict({ currency, schemeRank: asked.value.schemeRank }, permitted)
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
      {verdict ? (
        <Chip tone={verdict.suits ? 'success' : 'warn'} dot>
          {verdict.text}
        </Chip>
      ) : asked.status === 'failed' ? (
        <Flex align="center" gap="2" flexShrink={0}>
          <Chip tone="neutral">Not checked</Chip>
          <Button variant="ghost" size="sm" onClick={asked.retry}>
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
