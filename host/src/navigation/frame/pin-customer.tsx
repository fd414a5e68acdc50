import type { Agent } from '@portal/shared/contract';
import { titleCase } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { PinButton } from '../../core/pin-button.tsx';
import { usePins } from '../../core/pins.ts';
import type { KnownCustomer } from '../../core/recent-customers.ts';

interface PinCustomerProps {
  readonly agent: Agent;
  readonly customer: KnownCustomer;
}

/** Pins the customer whom the page is about. */
export function PinCustomer({ agent, customer: { customerId, name } }: PinCustomerProps) {
  const { ids, set } = usePins(agent.subject);
  return (
    <chakra.div ms="auto" flexShrink="0">
      <PinButton
        customerId={customerId}
        name={titleCase(name)}
        pinned={ids.includes(customerId)}
        onSet={set}
      />
    </chakra.div>
  );
}
