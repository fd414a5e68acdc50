import type { Application } from '@portal/shared/api/applications';
import { Card, CardBody, CardHeader, Timeline, TwoColumns } from '@portal/shared/parts';
import { DocumentsSection } from '../documents/index.ts';
import { AboutSection } from './about-section.tsx';
import { lineOf } from './item-lines.ts';
import { ItemsSection } from './items-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { timelineParts } from './timeline-parts.tsx';

/** What is in an application, and what has happened to it. */
export function ApplicationBody({ application }: { readonly application: Application }) {
  const { applicationId, customer, items, payments, due, timeline, status } = application;
  const sold = <ItemsSection key="items" items={items} />;
  const documents = (
    <DocumentsSection
      key="documents"
      applicationId={applicationId}
      customerId={customer.customerId}
      status={status}
      forms={items.map(lineOf).map(({ id, title }) => ({ formId: id, title }))}
    />
  );
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
      {/* what the agent is asked for comes first */}
      {status === 'Pending Documents' ? [documents, sold] : [sold, documents]}
      <PaymentSection payments={payments} due={due} />
      <AboutSection application={application} />
    </TwoColumns>
  );
}
