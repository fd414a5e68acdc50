import type { RequiredDocument } from '@portal/shared/api/documents';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { Card, CardHeader } from '@portal/shared/parts';
import { formatMissingDocuments } from '@portal/shared/records';
import { documentsHash } from '@portal/shared/selling';
import { Text, useLocation } from '@portal/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { canAcceptDocuments, listAttachments } from './document-state.ts';
import { FormDocuments } from './form-documents.tsx';
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
}

type DocumentsByForm = Readonly<Record<string, readonly RequiredDocument[] | undefined>>;

/**
 * Loads and shows the required documents of an application, by form, and the viewer for uploaded files (APP-03,
 * APP-04). A link to the section's hash scrolls to it once all are loaded.
 */
export function DocumentsSection({ applicationId, customerId, status, forms }: DocumentsSectionProps) {
  const [documentsByForm, setDocumentsByForm] = useState<DocumentsByForm>({});
  const [viewedPath, setViewedPath] = useState<string>();
  const onLoaded = useCallback(
    (formId: string, documents: readonly RequiredDocument[] | undefined) =>
      setDocumentsByForm((current) => ({ ...current, [formId]: documents })),
    [],
  );
  const allDocuments = forms.flatMap(({ formId }) => documentsByForm[formId] ?? []);
  const isComplete = forms.every(({ formId }) => documentsByForm[formId] !== undefined);
  const section = useScrollIntoView(isComplete);

  return (
    <Card
      ref={section}
      aria-label="Required documents"
      id={documentsHash.slice(1)}
      tabIndex={-1}
      scrollMarginTop="2"
    >
      <CardHeader
        title="Required documents"
        aside={isComplete && allDocuments.length > 0 ? formatMissingDocuments(allDocuments) : undefined}
      />
      {isComplete && allDocuments.length === 0 ? (
        <Text py="5" px={{ base: '4', md: '5' }} color="fg.muted">
          Nothing in this application asks for a document.
        </Text>
      ) : null}
      {forms.map(({ formId, title }) => (
        <FormDocuments
          key={formId}
          applicationId={applicationId}
          formId={formId}
          title={title}
          customerId={customerId}
          canAcceptFiles={canAcceptDocuments(status)}
          onLoaded={onLoaded}
          onView={setViewedPath}
        />
      ))}
      <Viewer attachments={listAttachments(allDocuments)} path={viewedPath} onPath={setViewedPath} />
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
