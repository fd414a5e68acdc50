import type { RequiredDocument } from '@portal/shared/api/documents';
import { Chip, Glyph, ListRow } from '@portal/shared/parts';
import { getDocumentNote, getDocumentStatusLabel, isDocumentMissing } from '@portal/shared/records';
import { Box, Button, chakra, Text, VisuallyHidden } from '@portal/shared/ui';
import { Eye, FileCheck, FileText, FileWarning } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { UploadButtons } from './upload-buttons.tsx';
import { UploadNote } from './upload-note.tsx';
import { useUpload } from './use-upload.ts';

/** Name, status and buttons on one line. On a phone the buttons are below. */
const Columns = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    display: 'grid',
    // of a fixed width, so that chips of all rows are one column
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 104px 192px' },
    alignItems: { base: 'start', md: 'center' },
    justifyItems: 'start',
    columnGap: '3',
    rowGap: '2',
  },
});
const Buttons = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', md: 'auto' },
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { base: 'flex-start', md: 'flex-end' },
    justifySelf: 'stretch',
    gap: '2',
    '& > button': { flex: { base: '1', md: 'none' } },
  },
});

interface DocumentRowProps {
  readonly document: RequiredDocument;
  readonly customerId: string;
  /** The application still accepts documents. */
  readonly canAcceptFiles: boolean;
  readonly onView: (path: string) => void;
}

/**
 * One required document: status, note, and buttons to view its file (`onView` gets the path) if it has one, and to
 * upload one while it is missing or rejected. Without `canAcceptFiles` nothing can be uploaded.
 */
export function DocumentRow({ document, customerId, canAcceptFiles, onView }: DocumentRowProps) {
  const { name, status, path } = document;
  const { label, tone } = getDocumentStatusLabel(status);
  const { upload, choose, checkAgain } = useUpload(document, customerId);
  const canUpload = canAcceptFiles && isDocumentMissing(document);
  const viewButton = useFocusAfterUpload(canUpload);
  return (
    <ListRow alignItems="flex-start">
      <Glyph icon={getStatusIcon(document)} tone={tone} />
      <Columns>
        <Box minW="0">
          <Text fontWeight="medium">{name}</Text>
          <Text textStyle="help">{getDocumentNote(document)}</Text>
          {canUpload ? <UploadNote upload={upload} /> : null}
        </Box>
        <Chip tone={tone} dot>
          {label}
        </Chip>
        <Buttons data-screen-only="">
          {path ? (
            <Button
              ref={viewButton}
              variant={canUpload ? 'ghost' : 'outline'}
              size="sm"
              onClick={() => onView(path)}
            >
              <Eye aria-hidden />
              View
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          ) : null}
          {canUpload ? (
            <UploadButtons document={document} upload={upload} choose={choose} checkAgain={checkAgain} />
          ) : null}
        </Buttons>
      </Columns>
    </ListRow>
  );
}

/**
 * Returns the ref of the View button, which gets the focus when an upload removes the focused upload button. A focus
 * elsewhere is not moved.
 */
function useFocusAfterUpload(canUpload: boolean) {
  const viewButton = useRef<HTMLButtonElement>(null);
  const couldUpload = useRef(canUpload);
  useEffect(() => {
    const button = viewButton.current;
    const isFocusLost = button !== null && button.ownerDocument.activeElement === button.ownerDocument.body;
    if (couldUpload.current && !canUpload && isFocusLost) button.focus({ preventScroll: true });
    couldUpload.current = canUpload;
  }, [canUpload]);
  return viewButton;
}

function getStatusIcon(document: RequiredDocument) {
  if (document.status === 'Accepted') return <FileCheck />;
  return isDocumentMissing(document) ? <FileWarning /> : <FileText />;
}
