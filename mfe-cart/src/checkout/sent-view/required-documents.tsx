import { applicationDocuments } from '@portal/shared/api/applications';
import type { RequiredDocument } from '@portal/shared/api/documents';
import { useApi } from '@portal/shared/data';
import { Card, CardHeader, Chip, Glyph, List, ListRow } from '@portal/shared/parts';
import {
  formatMissingDocuments,
  getDocumentNote,
  getDocumentStatusLabel,
  isDocumentMissing,
} from '@portal/shared/records';
import { Box, chakra, FailurePanel, Text, useShell } from '@portal/shared/ui';
import { FileText } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { LastKnown } from '../../core/calls/last-known.ts';
import { UploadButton, UploadNote } from '../../core/files/upload-button.tsx';
import { useUpload } from '../../core/files/use-upload.ts';

interface RequiredDocumentsProps {
  readonly customerId: string;
  readonly documents: LastKnown<readonly RequiredDocument[]>;
}

/**
 * Card with the documents that the applications of a checkout require, and an upload for missing ones (CHK-05).
 * Nothing while they load or when none is required; Try again when that failed. After a failed reload the rows stay,
 * because a row keeps a file that did not arrive.
 */
export function RequiredDocuments({ customerId, documents }: RequiredDocumentsProps) {
  if (documents.status === 'loading') return null;
  const isNone = documents.status === 'ok' && documents.value.length === 0;
  // there are no rows to keep
  if (documents.status === 'failed' || (isNone && documents.retryStale)) {
    const retry = documents.status === 'failed' ? documents.retry : documents.retryStale;
    return (
      <Card>
        <CardHeader title="Required documents" />
        <Box p="4">
          <FailurePanel
            compact
            title="The documents could not be loaded"
            meaning="It is not known whether any is missing. They can be uploaded later, in the application."
            onRetry={retry}
          />
        </Box>
      </Card>
    );
  }
  if (isNone) return null;
  return (
    <Card aria-label="Required documents">
      <CardHeader title="Required documents" aside={formatMissingDocuments(documents.value)} />
      {documents.retryStale ? (
        <Box p="4">
          <FailurePanel
            compact
            title="The documents could not be loaded again"
            meaning="What has arrived since is not shown. Files that were not sent are kept."
            onRetry={documents.retryStale}
          />
        </Box>
      ) : null}
      <List>
        {documents.value.map((document) => (
          <ListRow key={document.docId} alignItems="flex-start">
            <Glyph icon={<FileText />} tone={isDocumentMissing(document) ? 'warn' : 'neutral'} />
            <DocumentRow document={document} customerId={customerId} />
          </ListRow>
        ))}
      </List>
    </Card>
  );
}

/** Name, button and status on one line, the status of all rows at its end. On a phone the button is below. */
const Columns = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
    alignItems: { base: 'start', md: 'center' },
    justifyItems: 'start',
    columnGap: '3',
    rowGap: '2',
    '& > span': { gridColumn: '-2', gridRow: '1' },
    '& > div:nth-of-type(2)': {
      gridColumn: { base: '1 / -1', md: '2' },
      gridRow: { md: '1' },
      justifySelf: { base: 'stretch', md: 'end' },
      '& > button': { flex: { base: '1', md: 'none' } },
    },
  },
});

interface DocumentRowProps {
  readonly document: RequiredDocument;
  readonly customerId: string;
}

function DocumentRow({ document, customerId }: DocumentRowProps) {
  const { docId, name, status, applicationId, transactionFormId } = document;
  const api = useApi();
  const { label, tone } = getDocumentStatusLabel(status);
  const { bus, notify } = useShell();
  const isMissing = isDocumentMissing(document);
  const { nameText, noteUpload } = useFocusAfterUpload(isMissing);
  const uploading = useUpload(
    () => {
      noteUpload();
      notify({ tone: 'success', text: `${name} uploaded` });
      bus.emit('application:changed', { customerId });
    },
    {
      docId,
      async readPath() {
        const reply = await api.attempt(applicationDocuments, { applicationId, transactionFormId });
        if (reply.status === 'failed') return undefined;
        const path = reply.value.find((other) => other.docId === docId)?.path ?? null;
        return path === document.path ? null : path;
      },
    },
  );
  const noteId = useId();
  return (
    <Columns>
      <Box minW="0">
        <Text ref={nameText} tabIndex={-1} fontWeight="medium">
          {name}
        </Text>
        <Text textStyle="help">{getDocumentNote(document)}</Text>
        {isMissing ? <UploadNote upload={uploading.upload} id={noteId} /> : null}
      </Box>
      <Chip tone={tone} dot>
        {label}
      </Chip>
      {isMissing ? (
        <UploadButton
          uploading={uploading}
          what={name}
          label={status === 'Rejected' ? 'Upload another' : 'Upload'}
          noteId={noteId}
        />
      ) : null}
    </Columns>
  );
}

/**
 * Returns the ref of the row's name, which gets the focus when an upload that was noted (`noteUpload`) removes the
 * focused upload button. A focus elsewhere is not moved.
 */
function useFocusAfterUpload(isMissing: boolean) {
  const nameText = useRef<HTMLParagraphElement>(null);
  const hasUploaded = useRef(false);
  useEffect(() => {
    if (isMissing || !hasUploaded.current) return;
    hasUploaded.current = false;
    if (document.activeElement === document.body) nameText.current?.focus({ preventScroll: true });
  }, [isMissing]);
  const noteUpload = () => {
    hasUploaded.current = true;
  };
  return { nameText, noteUpload };
}
