import type { RequiredDocument } from '@portal/shared/api/documents';
import { Chip, Glyph, ListRow } from '@portal/shared/parts';
import { Box, Button, chakra, Text, VisuallyHidden } from '@portal/shared/ui';
import { Eye, FileCheck, FileText, FileWarning } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isMissing, noteOf, stateWords } from './document-state.ts';
import { UploadButtons } from './upload-buttons.tsx';
import { UploadNote } from './upload-note.tsx';
import { useUpload } from './use-upload.ts';

/** Words, state and buttons in a line; on a phone the buttons stand beneath. */
const Line = chakra('div', {
  base: {
    flex: '1',
    minW: '0',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 104px auto' },
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
    minW: { md: '112px' },
    '& > button': { flex: { base: '1', md: 'none' } },
  },
});

interface DocumentRowProps {
  readonly document: RequiredDocument;
  readonly customerId: string;
  /** The application still takes documents. */
  readonly takes: boolean;
  readonly onView: (path: string) => void;
}

/** One required document: where it stands and why, and what can be done about it. */
export function DocumentRow({ document, customerId, takes, onView }: DocumentRowProps) {
  const { name, status, path } = document;
  const { label, tone } = stateWords(status);
  const { upload, choose, checkAgain } = useUpload(document, customerId);
  const asks = takes && isMissing(document);
  const view = useFocusWhenSettled(asks);
  return (
    <ListRow alignItems="flex-start">
      <Glyph icon={signOf(document)} tone={tone} />
      <Line>
        <Box minW="0">
          <Text fontWeight="medium">{name}</Text>
          <Text textStyle="help">{noteOf(document)}</Text>
          {asks ? <UploadNote upload={upload} /> : null}
        </Box>
        <Chip tone={tone} dot>
          {label}
        </Chip>
        <Buttons data-screen-only="">
          {path ? (
            <Button ref={view} variant={asks ? 'ghost' : 'outline'} size="sm" onClick={() => onView(path)}>
              <Eye aria-hidden />
              View
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          ) : null}
          {asks ? (
            <UploadButtons document={document} upload={upload} choose={choose} checkAgain={checkAgain} />
          ) : null}
        </Buttons>
      </Line>
    </ListRow>
  );
}

/** Its buttons go when a file has arrived: a focus that was on one of them goes to looking at it, and no other does. */
function useFocusWhenSettled(asks: boolean) {
  const view = useRef<HTMLButtonElement>(null);
  const asked = useRef(asks);
  useEffect(() => {
    const button = view.current;
    const isLost = button !== null && button.ownerDocument.activeElement === button.ownerDocument.body;
    if (asked.current && !asks && isLost) button.focus({ preventScroll: true });
    asked.current = asks;
  }, [asks]);
  return view;
}

function signOf(document: RequiredDocument) {
  if (document.status === 'Accepted') return <FileCheck />;
  return isMissing(document) ? <FileWarning /> : <FileText />;
}
