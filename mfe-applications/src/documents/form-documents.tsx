import { applicationDocuments } from '@portal/shared/api/applications';
import type { RequiredDocument } from '@portal/shared/api/documents';
import { useCall } from '@portal/shared/data';
import { List, LoadingRows } from '@portal/shared/parts';
import { Box, FailurePanel, Text } from '@portal/shared/ui';
import { useEffect } from 'react';
import { DocumentRow } from './document-row.tsx';

interface FormDocumentsProps {
  readonly applicationId: string;
  /** The transaction form inside the application, and its item in words. */
  readonly formId: string;
  readonly title: string;
  readonly customerId: string;
  readonly takes: boolean;
  /** Says what was found; `undefined` while nothing is known. */
  readonly onKnown: (formId: string, documents: readonly RequiredDocument[] | undefined) => void;
  readonly onView: (path: string) => void;
}

/** What one transaction form asks for (APP-03). It loads and fails alone. */
export function FormDocuments(props: FormDocumentsProps) {
  const { applicationId, formId, title, customerId, takes, onKnown, onView } = props;
  const called = useCall(applicationDocuments, { applicationId, transactionFormId: formId });
  const known = called.status === 'ok' ? called.value : undefined;
  useEffect(() => onKnown(formId, known), [onKnown, formId, known]);

  if (called.status === 'loading')
    return <LoadingRows rows={1} values={1} label={`Documents of ${title} loading`} />;
  if (called.status === 'failed') {
    return (
      <Box p="4">
        <FailurePanel
          compact
          title={`Documents of “${title}” could not be loaded`}
          meaning={`${called.error.message} Whether any is missing is not known.`}
          onRetry={called.retry}
        />
      </Box>
    );
  }
  if (called.value.length === 0) return null;
  return (
    <>
      <Text px={{ base: '4', md: '5' }} pt="3.5" textStyle="help" fontWeight="medium">
        {title}
      </Text>
      <List aria-label={`Documents of ${title}`}>
        {called.value.map((document) => (
          <DocumentRow
            key={document.docId}
            document={document}
            customerId={customerId}
            takes={takes}
            onView={onView}
          />
        ))}
      </List>
    </>
  );
}
