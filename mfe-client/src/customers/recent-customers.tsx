import { Avatar, Card, CardHeader, List, ListRow, titleCase } from '@portal/shared/parts';
import { Box, EmptyState, TextLink } from '@portal/shared/ui';
import { ChevronRight, Search } from 'lucide-react';
import { profilePath } from '../core/paths.ts';
import type { RecentCustomer } from '../core/recents.ts';

/** What stands under an empty search box: the customers opened last, or how to begin. */
export function RecentCustomers({ customers }: { readonly customers: readonly RecentCustomer[] }) {
  if (customers.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Search aria-hidden />} title="Search for a customer">
          Type a name, identity number, e-mail or phone. Customers you open will be listed here.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card aria-labelledby="recent-customers">
      <CardHeader title={<span id="recent-customers">Opened recently</span>} aside="In this tab" />
      <List>
        {customers.map((customer) => (
          <ListRow key={customer.customerId}>
            <TextLink to={profilePath(customer.customerId)}>
              <Avatar name={customer.name} soft />
              <Box as="span" flex="1" fontWeight="semibold" minW="0">
                {titleCase(customer.name)}
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
