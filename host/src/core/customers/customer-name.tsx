import { customerInfo } from '@portal/shared/api/customers';
import type { Agent } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { MaskedId, titleCase } from '@portal/shared/parts';
import { chakra, Skeleton } from '@portal/shared/ui';

/** How long a loaded name counts as fresh, in milliseconds. */
const FRESH_MS = 600_000;

interface CustomerNameProps {
  readonly agent: Agent;
  readonly customerId: string;
}

const IdNumber = chakra('span', { base: { ms: '3', fontWeight: 'normal' } });

/**
 * Loads and shows name and masked identity number of a customer whose id alone the browser stores; shows the id when
 * loading fails.
 */
export function CustomerName({ agent, customerId }: CustomerNameProps) {
  const customer = useCall(customerInfo, { agentUserId: agent.uuid, customerId }, { freshFor: FRESH_MS });
  switch (customer.status) {
    case 'loading':
      return <Skeleton as="span" display="inline-block" w="140px" h="4" />;
    case 'failed':
      return <>Customer {customerId}</>;
    case 'ok':
      return (
        <>
          {titleCase(customer.value.name)}
          <IdNumber>
            <MaskedId idNo={customer.value.idNo} />
          </IdNumber>
        </>
      );
  }
}
