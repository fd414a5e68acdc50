import { Avatar, Card, List, ListRow } from '@portal/shared/parts';
import { TextLink } from '@portal/shared/ui';

const Customers = () => (
  <Card aria-label="Customers">
    <List>
      <ListRow>
        <Avatar name="Tan Mei Ling" soft />
        Tan Mei Ling
      </ListRow>
      <ListRow>
        <TextLink to="/client">All customers</TextLink>
      </ListRow>
    </List>
  </Card>
);

export const examples = { List: Customers, ListRow: Customers };
