import type { RequiredDocument } from '@portal/shared/api/documents';
import type { Loadable } from '@portal/shared/contract';
import { Card, CardHeader, Chip, Glyph, List, ListRow } from '@portal/shared/parts';
import {
  formatMissingDocuments,
  getDocumentNote,
  getDocumentStatusLabel,
  isDocumentMissing,
} from '@portal/shared/records';
import { Box, FailurePanel, Flex, Text, useShell } from '@portal/shared/ui';
import { FileText } from 'lucide-react';
import { UploadButton } from '../../core/files/upload-button.tsx';
import { useUpload } from '../../core/files/use-upload.ts';

interface RequiredDocumentsProps {
  readonly customerId: string;
  readonly documents: Loadable<readonly RequiredDocument[]>;
}

/**
 * Card with the documents that the applications of a checkout require, and an upload for missing ones (CHK-05), of which
 * the first is the page's next step. Nothing while they load or when none is required; Try again when that failed.
 */
export function RequiredDocuments({ customerId, documents }: RequiredDocumentsProps) {
  if (documents.status === 'loading') return null;
  if (documents.status === 'failed') {
    return (
      <Card>
        <CardHeader title="Required documents" />
        <Box p="4">
          <FailurePanel
            compact
            title="The documents could not be loaded"
            meaning="Whether any is missing is not known. They can be uploaded later, in the application."
            onRetry={documents.retry}
          />
        </Box>
      </Card>
    );
  }
  if (documents.value.length === 0) return null;
  const first = documents.value.find(isDocumentMissing);
  return (
    <Card aria-label="Required documents">
      <CardHeader title="Required documents" aside={formatMissingDocuments(documents.value)} />
      <List>
        {documents.value.map((document) => (
          <ListRow key={document.docId} alignItems="flex-start">
            <Glyph icon={<FileText />} tone={isDocumentMissing(document) ? 'warn' : 'neutral'} />
            <DocumentRow document={document} customerId={customerId} isNext={document === first} />
          </ListRow>
        ))}
      </List>
    </Card>
  );
}

interface DocumentRowProps {
  readonly document: RequiredDocument;
  readonly customerId: string;
  /** Its upload is the page's next step. */
  readonly isNext: boolean;
}

function DocumentRow({ document, customerId, isNext }: DocumentRowProps) {
  const { docId, name, status } = document;
  const { label, tone } = getDocumentStatusLabel(status);
  const { bus, notify } = useShell();
  const uploading = useUpload(() => {
    notify({ tone: 'success', text: `${name} uploaded` });
    bus.emit('application:changed', { customerId });
  }, docId);
  return (
    <Box flex="1" minW="0">
      <Flex wrap="wrap" align="center" justify="space-between" gap="2">
        <Box>
          <Box fontWeight="medium">{name}</Box>
          <Text textStyle="help">{getDocumentNote(document)}</Text>
        </Box>
        <Chip tone={tone} dot>
          {label}
        </Chip>
      </Flex>
      {isDocumentMissing(document) ? (
        <Box mt="2.5">
          <UploadButton
            uploading={uploading}
            what={name}
            isPrimary={isNext}
            label={status === 'Rejected' ? 'Upload another' : 'Upload'}
          />
        </Box>
      ) : null}
    </Box>
  );
}
