import { customerInfo } from '@portal/shared/api/customers';
import type { CustomerAtHand } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { Avatar, Card, CardHeader, List, ListRow, MaskedId, titleCase } from '@portal/shared/parts';
import { Box, EmptyState, Skeleton, TextLink, useAgent } from '@portal/shared/ui';
import { ChevronRight, Search } from 'lucide-react';
import { useId } from 'react';
import { getProfilePath } from '../core/paths.ts';

/** How long a loaded name is not loaded again, in milliseconds. */
const nameFreshFor = 600_000;

interface PinnedAndRecentCustomersProps {
  /** Pinned and recent customers, passed by the host. */
  readonly customers: readonly CustomerAtHand[];
}

/** What is shown below an empty search box: pinned and recent customers, or a hint when there are none. */
export function PinnedAndRecentCustomers({ customers }: PinnedAndRecentCustomersProps) {
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
      <CustomerList title="Pinned" customers={customers.filter(({ pinned }) => pinned)} />
      <CustomerList
        title="Opened recently"
        aside="In this tab"
        customers={customers.filter(({ pinned }) => !pinned)}
      />
    </Box>
  );
}

interface CustomerListProps extends PinnedAndRecentCustomersProps {
  readonly title: string;
  readonly aside?: string;
}

function CustomerList({ title, aside, customers }: CustomerListProps) {
  const heading = useId();
  if (customers.length === 0) return null;
  return (
    <Card aria-labelledby={heading}>
      <CardHeader title={<span id={heading}>{title}</span>} aside={aside} />
      <List>
        {customers.map(({ customerId, name, maskedId }) => (
          <ListRow key={customerId}>
            <TextLink to={getProfilePath(customerId)}>
              {name === undefined ? null : <Avatar name={name} soft />}
              <Box as="span" flex="1" fontWeight="semibold" minW="0">
                {name === undefined ? <CustomerName customerId={customerId} /> : titleCase(name)}
              </Box>
              {maskedId ? <MaskedId idNo={maskedId} /> : null}
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

/** Loads and shows a customer's name and masked identity number. It shows the id when they cannot be loaded. */
function CustomerName({ customerId }: Pick<CustomerAtHand, 'customerId'>) {
  const { uuid } = useAgent();
  const customer = useCall(customerInfo, { agentUserId: uuid, customerId }, { freshFor: nameFreshFor });
  if (customer.status === 'ok') {
    const { name, idNo } = customer.value;
    return (
      <>
        {titleCase(name)}
        <Box as="span" ms="3" fontWeight="normal">
          <MaskedId idNo={idNo} />
        </Box>
      </>
    );
  }
  if (customer.status === 'failed') return <>Customer {customerId}</>;
  return <Skeleton as="span" display="inline-block" w="140px" h="4" />;
}
