import { applicationDocuments } from '@portal/shared/api/applications';
import { useCall } from '@portal/shared/data';
import { List, LoadingRows } from '@portal/shared/parts';
import { Box, FailurePanel, Text } from '@portal/shared/ui';
import { useLayoutEffect } from 'react';
import { DocumentRow } from './document-row.tsx';
import type { FormResult } from './use-loaded-documents.ts';

interface FormDocumentsProps {
  readonly applicationId: string;
  /** The transaction form inside the application. `title` is its item's title. */
  readonly formId: string;
  readonly title: string;
  readonly customerId: string;
  readonly canAcceptFiles: boolean;
  readonly onResult: (formId: string, result: FormResult) => void;
  readonly onView: (path: string) => void;
}

/**
 * Loads and shows the required documents of one transaction form of an application (APP-03); nothing when the form
 * needs none. Each form loads and fails separately. `onResult` gets the form's id and its documents, `failed`, or
 * `undefined` until then.
 */
export function FormDocuments(props: FormDocumentsProps) {
  const { applicationId, formId, title, customerId, canAcceptFiles, onResult, onView } = props;
  const documents = useCall(applicationDocuments, { applicationId, transactionFormId: formId });
  const { status } = documents;
  const result = status === 'ok' ? documents.value : status === 'failed' ? status : undefined;
  // before the next frame, so that nothing is shown in a place that it leaves at once
  useLayoutEffect(() => onResult(formId, result), [onResult, formId, result]);

  if (documents.status === 'loading')
    return <LoadingRows rows={1} values={1} label={`Documents of ${title} loading`} />;
  if (documents.status === 'failed') {
    return (
      <Box p="4">
        <FailurePanel
          compact
          title={`Documents of “${title}” could not be loaded`}
          meaning={`It is not known whether any is missing. ${documents.error.message}`}
          onRetry={documents.retry}
        />
      </Box>
    );
  }
  if (documents.value.length === 0) return null;
  return (
    <>
      <Text px={{ base: '4', md: '5' }} pt="3.5" textStyle="help" fontWeight="medium">
        {title}
      </Text>
      <List aria-label={`Documents of ${title}`}>
        {documents.value.map((document) => (
          <DocumentRow
            key={document.docId}
            document={document}
            customerId={customerId}
            canAcceptFiles={canAcceptFiles}
            onView={onView}
          />
        ))}
      </List>
    </>
  );
}
