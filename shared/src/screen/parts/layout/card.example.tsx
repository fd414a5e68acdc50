import { Card, CardBody, CardFooter, CardHeader } from '@portal/shared/parts';
import { Button, Text } from '@portal/shared/ui';

const Review = () => (
  <Card aria-label="Review">
    <CardHeader title="Review" aside="3 items" />
    <CardBody>
      <Text>What the card is about.</Text>
    </CardBody>
    <CardFooter>
      <Button variant="outline" size="sm">
        Check out
      </Button>
    </CardFooter>
  </Card>
);

export const examples = { Card: Review, CardBody: Review, CardFooter: Review, CardHeader: Review };
