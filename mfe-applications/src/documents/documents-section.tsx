import type { RequiredDocument } from '@portal/shared/api/documents';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { Card, CardHeader } from '@portal/shared/parts';
import { Text, useLocation } from '@portal/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { documentsHash } from '../core/next-action.ts';
import { attachmentsOf, missingWords, takesDocuments } from './document-state.ts';
import { FormDocuments } from './form-documents.tsx';
import { Viewer } from './viewer/index.ts';

/** A transaction form of the application, by what it does. */
export interface DocumentForm {
  readonly formId: string;
  readonly title: string;
}

interface DocumentsSectionProps {
  readonly applicationId: string;
  readonly customerId: string;
  readonly status: ApplicationStatus;
  readonly forms: readonly DocumentForm[];
}

type Known = Readonly<Record<string, readonly RequiredDocument[] | undefined>>;

/** Documents that an application asks for, form by form, and a viewer over what was uploaded (APP-03, APP-04). */
export function DocumentsSection({ applicationId, customerId, status, forms }: DocumentsSectionProps) {
  const [known, setKnown] = useState<Known>({});
  const [viewed, setViewed] = useState<string>();
  const onKnown = useCallback(
    (formId: string, documents: readonly RequiredDocument[] | undefined) =>
      setKnown((before) => ({ ...before, [formId]: documents })),
    [],
  );
  const all = forms.flatMap(({ formId }) => known[formId] ?? []);
  const isComplete = forms.every(({ formId }) => known[formId] !== undefined);
  const section = useComesIntoView(isComplete);

  return (
    <Card
      ref={section}
      aria-label="Required documents"
      id={documentsHash.slice(1)}
      tabIndex={-1}
      scrollMarginTop="calc({sizes.topbar} + {sizes.crumbs} + 16px)"
    >
      <CardHeader
        title="Required documents"
        aside={isComplete && all.length > 0 ? missingWords(all) : undefined}
      />
      {isComplete && all.length === 0 ? (
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
          takes={takesDocuments(status)}
          onKnown={onKnown}
          onView={setViewed}
        />
      ))}
      <Viewer attachments={attachmentsOf(all)} path={viewed} onPath={setViewed} />
    </Card>
  );
}

/** Whoever came for the documents is taken to them, once they are there: before that, they would move away again. */
function useComesIntoView(isReady: boolean) {
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const wanted = isReady && hash === documentsHash ? key : undefined;
  useEffect(() => {
    if (wanted === undefined) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, [wanted]);
  return section;
}
