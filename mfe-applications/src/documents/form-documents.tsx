import { applicationDocuments } from '@portal/shared/api/applications';
import type { RequiredDocument } from '@portal/shared/api/documents';
import { useCall } from '@portal/shared/data';
import { List, LoadingRows } from '@portal/shared/parts';
import { Box, FailurePanel, Text } from '@portal/shared/ui';
import { useLayoutEffect } from 'react';
import { DocumentRow } from './document-row.tsx';

interface FormDocumentsProps {
  readonly applicationId: string;
  /** The transaction form inside the application. `title` is its item's title. */
  readonly formId: string;
  readonly title: string;
  readonly customerId: string;
  readonly canAcceptFiles: boolean;
  /** Called with the loaded documents, or with `undefined` until they are loaded. */
  readonly onLoaded: (formId: string, documents: readonly RequiredDocument[] | undefined) => void;
  readonly onView: (path: string) => void;
}

/**
 * Loads and shows the required documents of one transaction form of an application (APP-03); nothing when the form
 * needs none. Each form loads and fails separately. `onLoaded` gets the form's id and its documents, and `undefined`
 * until they are loaded.
 */
export function FormDocuments(props: FormDocumentsProps) {
  const { applicationId, formId, title, customerId, canAcceptFiles, onLoaded, onView } = props;
  const documents = useCall(applicationDocuments, { applicationId, transactionFormId: formId });
  const loaded = documents.status === 'ok' ? documents.value : undefined;
  // before the next frame, so that the section's text replaces the placeholder and nothing moves
  useLayoutEffect(() => onLoaded(formId, loaded), [onLoaded, formId, loaded]);

  if (documents.status === 'loading')
    return <LoadingRows rows={1} values={1} label={`Documents of ${title} loading`} />;
  if (documents.status === 'failed') {
    return (
      <Box p="4">
        <FailurePanel
          compact
          title={`Documents of “${title}” could not be loaded`}
          meaning={`${documents.error.message} Whether any is missing is not known.`}
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
