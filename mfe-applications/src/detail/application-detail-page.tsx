import { applicationDetail } from '@portal/shared/api/applications';
import { useCall, useSlow } from '@portal/shared/data';
import { Card, CustomerBanner, PageContent, PageHead } from '@portal/shared/parts';
import { ButtonLink, EmptyState, FailurePanel, TextLink, useLocation } from '@portal/shared/ui';
import { FileQuestion } from 'lucide-react';
import { applicationIdIn, knownFrom } from '../core/detail-link.ts';
import { KeepFiles } from '../documents/index.ts';
import { ApplicationBody } from './application-body.tsx';
import { ApplicationHeader } from './application-header.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { KnownBanner, KnownHead } from './known-head.tsx';

/**
 * One application (APP-02), by the id in the path. What the list knew comes with the navigation and stands at
 * once; a reload or a pasted link has none of it and shows the same a moment later (RTE-14).
 */
export function ApplicationDetailPage() {
  return (
    <KeepFiles>
      <Detail />
    </KeepFiles>
  );
}

function Detail() {
  const { pathname, search, state } = useLocation();
  const applicationId = applicationIdIn(pathname);
  const application = useCall(
    applicationDetail,
    applicationId === undefined ? undefined : { applicationId },
    {
      refetchOnFocus: true,
    },
  );
  const slow = useSlow(application);

  if (applicationId === undefined) return <NoApplication />;
  const known = knownFrom(state);
  if (application.status === 'failed') {
    return (
      <>
        <KnownBanner known={known} coming={false} />
        <PageContent>
          <KnownHead title={titleOf(search, applicationId)} known={known} coming={false} />
          <Card>
            <FailurePanel
              title="The application could not be loaded"
              meaning={`${application.error.message} Nothing was changed.`}
              onRetry={application.retry}
            />
          </Card>
        </PageContent>
      </>
    );
  }
  if (application.status === 'loading') {
    return <DetailSkeleton title={titleOf(search, applicationId)} known={known} slow={slow} />;
  }
  const { customer } = application.value;
  const profile = `/client-profile?${new URLSearchParams({ customerId: customer.customerId })}`;
  return (
    <>
      <CustomerBanner
        name={customer.name}
        idNo={customer.idNo}
        action={
          <TextLink to={profile} fontWeight="medium">
            View profile
          </TextLink>
        }
      />
      <PageContent>
        <ApplicationHeader application={application.value} />
        <ApplicationBody application={application.value} />
      </PageContent>
    </>
  );
}

/** Until the application says it itself, the link does. */
function titleOf(search: string, applicationId: string): string {
  return new URLSearchParams(search).get('formNo') || applicationId;
}

function NoApplication() {
  return (
    <PageContent>
      <PageHead title="Application" />
      <Card>
        <EmptyState
          icon={<FileQuestion aria-hidden />}
          title="This link names no application"
          action={<ButtonLink to="/application">All applications</ButtonLink>}
        >
          Open it from the list of applications.
        </EmptyState>
      </Card>
    </PageContent>
  );
}
