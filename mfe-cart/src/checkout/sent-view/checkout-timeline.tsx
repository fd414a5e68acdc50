import type { Checkout } from '@portal/shared/api/checkout';
import { Card, CardBody, CardHeader, Timeline } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { nextSteps } from './next-steps.ts';

interface CheckoutTimelineProps {
  readonly checkout: Checkout;
  readonly title: string;
  /** Names of the documents that are missing. */
  readonly missing?: readonly string[];
}

/** Is broken, for example at a hyphen, only when it is wider than its line. */
const Address = chakra('span', { base: { display: 'inline-block', maxW: 'full', overflowWrap: 'anywhere' } });

/** Returns a title in which an e-mail address stays on one line. */
const keepAddresses = (title: ReactNode): ReactNode =>
  typeof title === 'string' && title.includes('@')
    ? title.split(/((?<!\S)\S+@\S+)/).map((part, index) =>
        part.includes('@') ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other key
          <Address key={index}>{part}</Address>
        ) : (
          part
        ),
      )
    : title;

/** Card with the steps of a sent checkout. An open one has the sign that an application's has. */
export function CheckoutTimeline({ checkout, title, missing }: CheckoutTimelineProps) {
  const entries = nextSteps(checkout, missing).map((entry) => ({
    ...entry,
    title: keepAddresses(entry.title),
    ...(entry.state === 'now' ? { icon: <Hourglass /> } : {}),
  }));
  return (
    <Card>
      <CardHeader title={title} />
      <CardBody>
        <Timeline label="What happens next" entries={entries} />
      </CardBody>
    </Card>
  );
}
