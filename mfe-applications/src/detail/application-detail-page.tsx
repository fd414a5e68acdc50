import { applicationDetail } from '@portal/shared/api/applications';
import { ApiError } from '@portal/shared/calls';
import { useCall, useSlow } from '@portal/shared/data';
import { Card, CustomerBanner, PageContent, PageHead } from '@portal/shared/parts';
import { isOnboardingId } from '@portal/shared/records';
import { ButtonLink, EmptyState, FailurePanel, TextLink, useLocation } from '@portal/shared/ui';
import { FileQuestion } from 'lucide-react';
import { readApplicationId, readApplicationPreview } from '../core/detail-link.ts';
import { UnsentFilesProvider } from '../documents/index.ts';
import { ApplicationBody } from './application-body.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { ApplicationHeader } from './header/application-header.tsx';
import { PreviewBanner, PreviewHeader } from './header/preview-header.tsx';

/**
 * One application, by the id in the path (APP-02). It shows the list's preview at once. After a reload or for a pasted
 * link there is no preview, and the page shows the same data once it has loaded (RTE-14).
 */
export function ApplicationDetailPage() {
  return (
    <UnsentFilesProvider>
      <Detail />
    </UnsentFilesProvider>
  );
}

function Detail() {
  const { pathname, search, state } = useLocation();
  const applicationId = readApplicationId(pathname);
  const application = useCall(
    applicationDetail,
    applicationId === undefined ? undefined : { applicationId },
    // the list may have a newer status than the cached data of this page
    { refetchOnFocus: true, freshFor: 0 },
  );
  const isSlow = useSlow(application);

  if (applicationId === undefined) {
    return (
      <NoApplication title="This link names no application">
        Open it from the list of applications.
      </NoApplication>
    );
  }
  const preview = readApplicationPreview(state);
  if (application.status === 'failed' && isUnknown(application.error)) {
    return (
      <NoApplication title="This application is not one of yours">
        The address may be old, or the application belongs to another agent.
      </NoApplication>
    );
  }
  if (application.status === 'failed') {
    return (
      <>
        <PreviewBanner preview={preview} isLoading={false} />
        <PageContent>
          <PreviewHeader title={getTitle(search, applicationId)} preview={preview} isLoading={false} />
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
    return <DetailSkeleton title={getTitle(search, applicationId)} preview={preview} isSlow={isSlow} />;
  }
  const { customer } = application.value;
  const { customerId } = customer;
  const profile = `/client-profile?${new URLSearchParams({ customerId })}`;
  return (
    <>
      <CustomerBanner
        name={customer.name}
        idNo={customer.idNo}
        // an applicant becomes a customer when the onboarding is completed
        {...(isOnboardingId(customerId)
          ? { note: 'Applicant' }
          : {
              action: (
                <TextLink to={profile} fontWeight="medium" standalone my="-2">
                  View profile
                </TextLink>
              ),
            })}
      />
      <PageContent>
        <ApplicationHeader application={application.value} />
        <ApplicationBody application={application.value} />
      </PageContent>
    </>
  );
}

/** The form number of the link, until the application is loaded. */
function getTitle(search: string, applicationId: string): string {
  return new URLSearchParams(search).get('formNo') || applicationId;
}

/** The service returns 403 or 404 for an application that does not exist or that is another agent's. */
function isUnknown(error: Error): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

function NoApplication({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <PageContent>
      <PageHead title="Application" />
      <Card>
        <EmptyState
          icon={<FileQuestion aria-hidden />}
          title={title}
          action={<ButtonLink to="/application">All applications</ButtonLink>}
        >
          {children}
        </EmptyState>
      </Card>
    </PageContent>
  );
}
