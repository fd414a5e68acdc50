import type { Checkout } from '@portal/shared/api/checkout';
import { Card, CardBody, CardHeader, Timeline } from '@portal/shared/parts';
import { Hourglass } from 'lucide-react';
import { nextSteps } from './next-steps.ts';

interface CheckoutTimelineProps {
  readonly checkout: Checkout;
  readonly title: string;
  /** Names of the documents that are missing. */
  readonly missing?: readonly string[];
}

/** Card with the steps of a sent checkout. An open one has the sign that an application's has. */
export function CheckoutTimeline({ checkout, title, missing }: CheckoutTimelineProps) {
  const entries = nextSteps(checkout, missing).map((entry) =>
    entry.state === 'now' ? { ...entry, icon: <Hourglass /> } : entry,
  );
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <Timeline label="What happens next" entries={entries} />
      </CardBody>
    </Card>
  );
}
