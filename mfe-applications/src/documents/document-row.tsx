import type { RequiredDocument } from '@portal/shared/api/documents';
import { Chip, Glyph, ListRow } from '@portal/shared/parts';
import { getDocumentNote, getDocumentStatusLabel, isDocumentMissing } from '@portal/shared/records';
import { Button, chakra, Text, VisuallyHidden } from '@portal/shared/ui';
import { Eye, FileCheck, FileText, FileWarning } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { UploadButtons } from './upload-buttons.tsx';
import { UploadNote } from './upload-note.tsx';
import { useUpload } from './use-upload.ts';

/**
 * Name, status and buttons on one line, notes below name and status. On a phone the buttons to upload are below all; the
 * one to view, if it is alone, is beside the notes.
 */
const Columns = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    display: 'grid',
    // of a fixed width, so that chips of all rows are one column
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 104px 192px' },
    // two lines of buttons do not set the notes off
    gridTemplateRows: { md: 'auto 1fr' },
    alignItems: 'start',
    justifyItems: 'start',
    columnGap: '3',
  },
});
const Notes = chakra('div', { base: { gridRow: '2', minW: '0' } });
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    justifySelf: 'stretch',
    gap: '2',
    md: { gridArea: '1 / 3 / 3 / 4', mt: '-1' },
  },
  variants: {
    canUpload: {
      true: { mdDown: { gridColumn: '1 / -1', mt: '2', '& > button': { flex: '1' } } },
      false: { mdDown: { mt: '1', mb: '-1' } },
    },
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
        <Text fontWeight="medium">{name}</Text>
        <Chip tone={tone} dot>
          {label}
        </Chip>
        <Notes gridColumn={{ base: canUpload ? '1 / 3' : '1', md: '1 / 3' }}>
          <Text textStyle="help">{getDocumentNote(document)}</Text>
          {canUpload ? <UploadNote upload={upload} /> : null}
        </Notes>
        <Buttons data-screen-only="" canUpload={canUpload}>
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
