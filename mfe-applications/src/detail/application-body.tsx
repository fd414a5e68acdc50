import type { Application } from '@portal/shared/api/applications';
import { Card, CardBody, CardHeader, Timeline, TwoColumns } from '@portal/shared/parts';
import { AboutSection } from './about-section.tsx';
import { ItemsSection } from './items-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { timelineParts } from './timeline-parts.tsx';

/** What is in an application, and what has happened to it. */
export function ApplicationBody({ application }: { readonly application: Application }) {
  const { items, payments, due, timeline, status } = application;
  return (
    <TwoColumns
      railLabel="Timeline"
      rail={
        <Card>
          <CardHeader title="Timeline" />
          <CardBody>
            <Timeline label="Timeline" entries={timelineParts(timeline, status)} />
          </CardBody>
        </Card>
      }
    >
      <ItemsSection items={items} />
      <PaymentSection payments={payments} due={due} />
      <AboutSection application={application} />
    </TwoColumns>
  );
}
