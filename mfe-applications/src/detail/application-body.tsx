import type { Application } from '@portal/shared/api/applications';
import { describeItem } from '@portal/shared/items';
import { Card, CardBody, CardHeader, Timeline, TwoColumns } from '@portal/shared/parts';
import { Fragment } from 'react';
import { type DocumentsPlace, DocumentsSection, type LoadedDocuments } from '../documents/index.ts';
import { AboutSection } from './about-section.tsx';
import { ItemsSection } from './items/items-section.tsx';
import { LazyOnboardingSection } from './items/lazy-onboarding-section.tsx';
import { PaymentSection } from './payment-section.tsx';
import { buildTimelineEntries } from './timeline/timeline-entries.tsx';

interface ApplicationBodyProps {
  readonly application: Application;
  readonly documents: LoadedDocuments;
  readonly place: DocumentsPlace;
}

/**
 * Sections of a loaded application: items with what an onboarding answered, payment, account, timeline, and documents
 * at their `place`.
 */
export function ApplicationBody({ application, documents, place }: ApplicationBodyProps) {
  const { applicationId, customer, items, payments, due, status } = application;
  const documentsSection = (
    <DocumentsSection
      key="documents"
      applicationId={applicationId}
      customerId={customer.customerId}
      status={status}
      forms={items.map(({ formId, item }) => ({ formId, title: describeItem(item).title }))}
      documents={documents}
      // where they came late, nothing may move any more
      isAlwaysShown={place === 'last'}
    />
  );
  // by keys, so that the documents stay mounted where their place changes
  const sections = [
    <Fragment key="items">
      <ItemsSection items={items} status={status} />
      {items.map(({ formId, item }) =>
        item.type === 'onboarding' ? (
          <LazyOnboardingSection key={formId} payload={item.payload} customerName={customer.name} />
        ) : null,
      )}
    </Fragment>,
    <PaymentSection key="payment" payments={payments} due={due} />,
    <AboutSection key="about" application={application} />,
  ];
  const at = { first: 0, 'after-items': 1, last: sections.length }[place];
  return (
    <TwoColumns
      railLabel="Timeline"
      rail={
        <Card>
          <CardHeader title="Timeline" />
          <CardBody>
            <Timeline label="Timeline" entries={buildTimelineEntries(application, documents.all)} />
          </CardBody>
        </Card>
      }
    >
      {sections.toSpliced(at, 0, documentsSection)}
    </TwoColumns>
  );
}
