import { Card, CardBody, PageContent, PageHead, TwoColumns } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';

const Cart = () => (
  <PageContent>
    <PageHead title="Cart" subtitle="7 items" actions={<Button>Check out</Button>} />
    <TwoColumns
      railLabel="To pay"
      rail={
        <Card aria-label="Total">
          <CardBody>MYR 1,015.00</CardBody>
        </Card>
      }
    >
      <Card aria-label="Items">
        <CardBody>The main column</CardBody>
      </Card>
    </TwoColumns>
  </PageContent>
);

export const examples = { PageContent: Cart, PageHead: Cart, TwoColumns: Cart };
