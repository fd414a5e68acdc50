import type { Application } from '@portal/shared/api/applications';
import { describeItem } from '@portal/shared/items';
import { Card, CardBody, CardHeader, Timeline, TwoColumns } from '@portal/shared/parts';
import { Fragment } from 'react';
import { DocumentsSection } from '../documents/index.ts';
import { AboutSection } from './about-section.tsx';
import { ItemsSection } from './items/items-section.tsx';
import { OnboardingSection } from './items/onboarding-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { buildTimelineEntries } from './timeline/timeline-entries.tsx';

/**
 * Sections of a loaded application: items with what an onboarding answered, documents, payment, account and timeline.
 * The documents come first while any is missing.
 */
export function ApplicationBody({ application }: { readonly application: Application }) {
  const { applicationId, customer, items, payments, due, timeline, status } = application;
  const itemsSection = (
    <Fragment key="items">
      <ItemsSection items={items} />
      {items.map(({ formId, item }) =>
        item.type === 'onboarding' ? (
          <OnboardingSection key={formId} payload={item.payload} customerName={customer.name} />
        ) : null,
      )}
    </Fragment>
  );
  const documentsSection = (
    <DocumentsSection
      key="documents"
      applicationId={applicationId}
      customerId={customer.customerId}
      status={status}
      forms={items.map(({ formId, item }) => ({ formId, title: describeItem(item).title }))}
    />
  );
  return (
    <TwoColumns
      railLabel="Timeline"
      rail={
        <Card>
          <CardHeader title="Timeline" />
          <CardBody>
            <Timeline label="Timeline" entries={buildTimelineEntries(timeline, status)} />
          </CardBody>
        </Card>
      }
    >
      {/* missing documents come first */}
      {status === 'Pending Documents' ? [documentsSection, itemsSection] : [itemsSection, documentsSection]}
      <PaymentSection payments={payments} due={due} />
      <AboutSection application={application} />
    </TwoColumns>
  );
}
