import { customerInfo } from '@portal/shared/api/customers';
import type { CustomerAtHand } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { Avatar, Card, CardHeader, List, ListRow, titleCase } from '@portal/shared/parts';
import { Box, EmptyState, Skeleton, TextLink, useAgent } from '@portal/shared/ui';
import { ChevronRight, Search } from 'lucide-react';
import { useId } from 'react';
import { profilePath } from '../core/paths.ts';

/** How long a name is taken for true, in milliseconds. */
const FRESH_MS = 600_000;

interface CustomersAtHandProps {
  /** Of the host. */
  readonly customers: readonly CustomerAtHand[];
}

/** What stands under an empty search box: the customers pinned and those opened last, or how to begin. */
export function CustomersAtHand({ customers }: CustomersAtHandProps) {
  if (customers.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Search aria-hidden />} title="Search for a customer">
          Type a name, identity number, e-mail or phone. Customers you open or pin will be listed here.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Box display="grid" gap="4">
      <Listed title="Pinned" customers={customers.filter(({ pinned }) => pinned)} />
      <Listed
        title="Opened recently"
        aside="In this tab"
        customers={customers.filter(({ pinned }) => !pinned)}
      />
    </Box>
  );
}

interface ListedProps extends CustomersAtHandProps {
  readonly title: string;
  readonly aside?: string;
}

function Listed({ title, aside, customers }: ListedProps) {
  const heading = useId();
  if (customers.length === 0) return null;
  return (
    <Card aria-labelledby={heading}>
      <CardHeader title={<span id={heading}>{title}</span>} aside={aside} />
      <List>
        {customers.map(({ customerId, name }) => (
          <ListRow key={customerId}>
            <TextLink to={profilePath(customerId)}>
              {name === undefined ? null : <Avatar name={name} soft />}
              <Box as="span" flex="1" fontWeight="semibold" minW="0">
                {name === undefined ? <NameOf customerId={customerId} /> : titleCase(name)}
              </Box>
              <Box as="span" color="fg.subtle">
                <ChevronRight size={16} aria-hidden />
              </Box>
            </TextLink>
          </ListRow>
        ))}
      </List>
    </Card>
  );
}

/** The name of a customer of whom only the id is at hand; the id where it cannot be had. */
function NameOf({ customerId }: Pick<CustomerAtHand, 'customerId'>) {
  const { uuid } = useAgent();
  const customer = useCall(customerInfo, { agentUserId: uuid, customerId }, { freshFor: FRESH_MS });
  if (customer.status === 'ok') return <>{titleCase(customer.value.name)}</>;
  if (customer.status === 'failed') return <>Customer {customerId}</>;
  return <Skeleton as="span" display="inline-block" w="140px" h="4" />;
}
