import { customerInfo } from '@portal/shared/api/customers';
import type { Agent } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { titleCase } from '@portal/shared/parts';
import { Skeleton } from '@portal/shared/ui';

/** How long a loaded name counts as fresh, in milliseconds. */
const FRESH_MS = 600_000;

interface CustomerNameProps {
  readonly agent: Agent;
  readonly customerId: string;
}

/** Loads and shows the name of a customer whose name the browser does not store; shows the id when loading fails. */
export function CustomerName({ agent, customerId }: CustomerNameProps) {
  const customer = useCall(customerInfo, { agentUserId: agent.uuid, customerId }, { freshFor: FRESH_MS });
  switch (customer.status) {
    case 'loading':
      return <Skeleton as="span" display="inline-block" w="140px" h="4" />;
    case 'failed':
      return <>Customer {customerId}</>;
    case 'ok':
      return <>{titleCase(customer.value.name)}</>;
  }
}
