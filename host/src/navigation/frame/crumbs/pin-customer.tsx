import type { Agent } from '@portal/shared/contract';
import { titleCase } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { PinButton } from '../../../core/customers/pin-button.tsx';
import { usePins } from '../../../core/customers/pins.ts';
import type { KnownCustomer } from '../../../core/customers/recent-customers.ts';

interface PinCustomerProps {
  readonly agent: Agent;
  readonly customer: KnownCustomer;
}

/** The button that pins the page's customer. */
export function PinCustomer({ agent, customer: { customerId, name } }: PinCustomerProps) {
  const { ids, set: setPin } = usePins(agent.subject);
  return (
    <chakra.div ms="auto" flexShrink="0">
      <PinButton
        customerId={customerId}
        name={titleCase(name)}
        isPinned={ids.includes(customerId)}
        onSet={setPin}
      />
    </chakra.div>
  );
}
