import type { ApplicationStatus } from '@portal/shared/api/status';
import { Card, CardHeader } from '@portal/shared/parts';
import { formatMissingDocuments } from '@portal/shared/records';
import { documentsHash } from '@portal/shared/selling';
import { useLocation } from '@portal/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { canAcceptDocuments, listAttachments } from './document-state.ts';
import { FormDocuments } from './form-documents.tsx';
import type { LoadedDocuments } from './use-loaded-documents.ts';
import { Viewer } from './viewer/index.ts';

/** A transaction form of the application. `title` is its item's title. */
interface DocumentForm {
  readonly formId: string;
  readonly title: string;
}

interface DocumentsSectionProps {
  readonly applicationId: string;
  readonly customerId: string;
  readonly status: ApplicationStatus;
  readonly forms: readonly DocumentForm[];
  /** What these forms have loaded: `useLoadedDocuments` of their ids. */
  readonly documents: LoadedDocuments;
  /** Says so when none is required. Default: it is not visible then. */
  readonly isAlwaysShown?: boolean;
}

/**
 * Loads and shows the required documents of an application, by form, and the viewer for uploaded files (APP-03,
 * APP-04). Not visible when none is required, unless `isAlwaysShown`. A link to the section's hash scrolls to it once all
 * are loaded.
 */
export function DocumentsSection(props: DocumentsSectionProps) {
  const { applicationId, customerId, status, forms, documents, isAlwaysShown = false } = props;
  const { known, all, onResult } = documents;
  const [viewedPath, setViewedPath] = useState<string>();
  const canAcceptFiles = canAcceptDocuments(status);
  const isEmpty = all?.length === 0;
  const section = useScrollIntoView(all !== undefined);

  return (
    <Card
      ref={section}
      aria-label="Required documents"
      id={documentsHash.slice(1)}
      tabIndex={-1}
      scrollMarginTop="2"
      hidden={isEmpty && !isAlwaysShown}
      css={isEmpty ? { '& > div': { borderBottomWidth: '0' } } : undefined}
    >
      <CardHeader title="Required documents" aside={isEmpty ? 'None' : all && formatMissingDocuments(all)} />
      {forms.map(({ formId, title }) => (
        <FormDocuments
          key={formId}
          applicationId={applicationId}
          formId={formId}
          title={title}
          customerId={customerId}
          canAcceptFiles={canAcceptFiles}
          onResult={onResult}
          onView={setViewedPath}
        />
      ))}
      <Viewer attachments={listAttachments(known, canAcceptFiles)} path={viewedPath} onPath={setViewedPath} />
    </Card>
  );
}

/** Returns the ref of the section that a link with the documents' hash scrolls to, once the documents are loaded. */
function useScrollIntoView(isReady: boolean) {
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const scrollKey = isReady && hash === documentsHash ? key : undefined;
  useEffect(() => {
    if (scrollKey === undefined) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, [scrollKey]);
  return section;
}
