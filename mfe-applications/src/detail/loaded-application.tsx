import type { Application } from '@portal/shared/api/applications';
import { CustomerBanner, PageContent } from '@portal/shared/parts';
import { isOnboardingId } from '@portal/shared/records';
import { Box, useDelay } from '@portal/shared/ui';
import { useState } from 'react';
import { type DocumentsPlace, placeDocuments, useLoadedDocuments } from '../documents/index.ts';
import { ApplicationBody } from './application-body.tsx';
import { BodySkeleton } from './detail-skeleton.tsx';
import { ApplicationHeader } from './header/application-header.tsx';
import { ProfileLink } from './header/profile-link.tsx';

/** Milliseconds for which the page waits for the documents, whose place depends on them. */
const waitMs = 2_000;

interface LoadedApplicationProps {
  readonly application: Application;
  /** The application has been loading for eight seconds. */
  readonly isSlow: boolean;
}

/**
 * A loaded application. What is below the header is shown once its documents have loaded or failed, or after two seconds:
 * where the documents are depends on them, and then stays so that nothing moves.
 */
export function LoadedApplication({ application, isSlow }: LoadedApplicationProps) {
  const { customer, status, items, payments, due } = application;
  const documents = useLoadedDocuments(items.map(({ formId }) => formId));
  const isLate = useDelay(waitMs);
  const [place, setPlace] = useState<DocumentsPlace>();
  if (place === undefined && (documents.isSettled || isLate)) setPlace(placeDocuments(status, documents.all));
  return (
    <>
      <CustomerBanner
        name={customer.name}
        idNo={customer.idNo}
        // an applicant becomes a customer when the onboarding is completed
        {...(isOnboardingId(customer.customerId)
          ? { note: 'Applicant' }
          : { action: <ProfileLink customerId={customer.customerId} /> })}
      />
      <PageContent>
        <ApplicationHeader application={application} documents={documents.all} place={place} />
        {place === undefined ? (
          <BodySkeleton status={status} isPaid={payments.length + due.length > 0} isSlow={isSlow} />
        ) : null}
        {/* rendered from the start, because it loads the documents */}
        <Box hidden={place === undefined}>
          <ApplicationBody application={application} documents={documents} place={place ?? 'last'} />
        </Box>
      </PageContent>
    </>
  );
}
