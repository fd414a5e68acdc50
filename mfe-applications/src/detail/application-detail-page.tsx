import { applicationDetail } from '@portal/shared/api/applications';
import { ApiError } from '@portal/shared/calls';
import { useCall, useSlow } from '@portal/shared/data';
import { applicationsPath } from '@portal/shared/pages';
import { Card, PageContent, PageHead } from '@portal/shared/parts';
import { ButtonLink, EmptyState, FailurePanel, useLocation } from '@portal/shared/ui';
import { FileQuestion } from 'lucide-react';
import { readApplicationId, readApplicationPreview } from '../core/detail-link.ts';
import { UnsentFilesProvider } from '../documents/index.ts';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { PreviewBanner, PreviewHeader } from './header/preview-header.tsx';
import { LoadedApplication } from './loaded-application.tsx';

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
  const header = { applicationId, formNo: getFormNo(search, applicationId), preview };
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
          <PreviewHeader {...header} isLoading={false} />
          <Card>
            <FailurePanel
              title="The application could not be loaded"
              meaning={`Its items, documents and timeline are missing here. ${application.error.message}`}
              onRetry={application.retry}
            />
          </Card>
        </PageContent>
      </>
    );
  }
  if (application.status === 'loading') return <DetailSkeleton {...header} isSlow={isSlow} />;
  return <LoadedApplication key={applicationId} application={application.value} isSlow={isSlow} />;
}

/** The form number of the link, until the application is loaded. */
function getFormNo(search: string, applicationId: string): string {
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
          action={<ButtonLink to={applicationsPath}>All applications</ButtonLink>}
        >
          {children}
        </EmptyState>
      </Card>
    </PageContent>
  );
}
