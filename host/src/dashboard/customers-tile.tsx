import type { Agent } from '@portal/shared/contract';
import { pageAddress } from '@portal/shared/page-address';
import { customerPath, customersPath } from '@portal/shared/pages';
import { Avatar, Card, CardBody, CardHeader, List, ListRow, MaskedId, titleCase } from '@portal/shared/parts';
import { chakra, TextLink } from '@portal/shared/ui';
import { CustomerName } from '../core/customers/customer-name.tsx';
import { PinButton } from '../core/customers/pin-button.tsx';
import { mergePinnedAndRecent } from '../core/customers/pinned-and-recent.ts';
import { usePins } from '../core/customers/pins.ts';
import type { KnownCustomer } from '../core/customers/recent-customers.ts';

/** Name and identity number: in one line, or with the number below a name that is too long for both. */
const Identity = chakra('div', {
  base: { flex: '1', minW: '0', display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'center' },
});
const Name = chakra('div', { base: { flex: '1 1 auto', minW: '0', fontWeight: 'medium' } });

interface CustomersTileProps {
  readonly agent: Agent;
  /** Customers opened in this tab, newest first. */
  readonly recent: readonly KnownCustomer[];
}

/** Tile with the agent's pinned customers, then those in `recent`, which were opened in this tab. */
export function CustomersTile({ agent, recent }: CustomersTileProps) {
  const pins = usePins(agent.subject);
  const rows = mergePinnedAndRecent(pins.ids, recent);
  return (
    <Card aria-labelledby="customers-title">
      <CardHeader
        title={<span id="customers-title">Recent and pinned</span>}
        aside={
          <TextLink to={customersPath} fontSize="sm" fontWeight="medium" standalone>
            All customers
          </TextLink>
        }
      />
      {rows.length === 0 ? (
        <CardBody color="fg.muted">No recent customers. Those that you open or pin are listed here.</CardBody>
      ) : (
        <List>
          {rows.map(({ customerId, pinned, name: recordName, maskedId }) => {
            const name = recordName && titleCase(recordName);
            return (
              <ListRow key={customerId} py="2.5">
                {name === undefined ? null : <Avatar name={name} soft />}
                <Identity>
                  <Name>
                    <TextLink to={pageAddress(customerPath, { customerId })} standalone w="full">
                      {name ?? <CustomerName agent={agent} customerId={customerId} />}
                    </TextLink>
                  </Name>
                  {maskedId ? <MaskedId idNo={maskedId} /> : null}
                </Identity>
                <PinButton
                  customerId={customerId}
                  name={name ?? `customer ${customerId}`}
                  isPinned={pinned}
                  onSet={pins.set}
                />
              </ListRow>
            );
          })}
        </List>
      )}
    </Card>
  );
}
