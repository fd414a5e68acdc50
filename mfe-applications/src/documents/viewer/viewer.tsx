import { saveFile } from '@portal/shared/files';
import { Chip, Dialog } from '@portal/shared/parts';
import { getDocumentNote, getDocumentStatusLabel } from '@portal/shared/records';
import { Box, Button, FailurePanel, Flex } from '@portal/shared/ui';
import { ChevronLeft, ChevronRight, Upload } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { chooseFile } from '../choose-file.ts';
import type { Attachment } from '../document-state.ts';
import { OpeningNotice, PageList } from './page-list.tsx';
import type { PagePlace } from './page-place.ts';
import { Toolbar, titleInset } from './toolbar.tsx';
import { useAttachment } from './use-attachment.ts';
import { useView } from './use-view.ts';

interface ViewerProps {
  /** All attachments, in order. */
  readonly attachments: readonly Attachment[];
  /** Path of the attachment to show. `undefined` closes the viewer. */
  readonly path: string | undefined;
  readonly onPath: (path: string | undefined) => void;
}

/**
 * Dialog, as high as the window, that shows the uploaded file at `path`, with zoom, rotation, page buttons, download
 * and, of several, buttons to the previous and next of `attachments` (APP-03). It says why a file was rejected, and
 * takes another. It is closed while `path` is `undefined` or none of theirs; `onPath` gets the path of another file, or
 * `undefined` to close.
 */
export function Viewer({ attachments, path, onPath }: ViewerProps) {
  const index = attachments.findIndex((attachment) => attachment.path === path);
  const current = attachments[index];
  const getNeighbourPath = (step: 1 | -1) => attachments[index + step]?.path;
  const goTo = (step: 1 | -1) => {
    const next = getNeighbourPath(step);
    if (next !== undefined) onPath(next);
  };
  const close = () => onPath(undefined);
  const hasSeveral = attachments.length > 1;
  return (
    <Dialog
      open={current !== undefined}
      onClose={close}
      size="window"
      title={
        <Box as="span" display="block" pe={titleInset}>
          {current?.name}
        </Box>
      }
      description={hasSeveral ? `File ${index + 1} of ${attachments.length}` : undefined}
      footer={
        hasSeveral ? (
          <>
            <Button variant="outline" disabled={getNeighbourPath(-1) === undefined} onClick={() => goTo(-1)}>
              <ChevronLeft aria-hidden />
              Previous
            </Button>
            <Button variant="outline" disabled={getNeighbourPath(1) === undefined} onClick={() => goTo(1)}>
              Next
              <ChevronRight aria-hidden />
            </Button>
          </>
        ) : undefined
      }
    >
      {current ? (
        <>
          {current.status === 'Rejected' ? <Rejection attachment={current} onClose={close} /> : null}
          <Content key={current.path} attachment={current} />
        </>
      ) : null}
    </Dialog>
  );
}

interface RejectionProps {
  readonly attachment: Attachment;
  readonly onClose: () => void;
}

/** Why the file was rejected, and the button that chooses another, which its row then uploads. */
function Rejection({ attachment, onClose }: RejectionProps) {
  const { docId, status, canReplace } = attachment;
  const { label, tone } = getDocumentStatusLabel(status);
  const replace = () => {
    chooseFile(docId);
    onClose();
  };
  return (
    <Flex align="center" wrap="wrap" gap="3" mt="3">
      <Chip tone={tone} dot>
        {label}
      </Chip>
      <Box flex="1" minW="min(160px, 100%)">
        {getDocumentNote({ ...attachment, mandatory: true })}
      </Box>
      {canReplace ? (
        <Button variant="outline" size="sm" onClick={replace}>
          <Upload aria-hidden />
          Upload another
        </Button>
      ) : null}
    </Flex>
  );
}

function Content({ attachment: { name, path } }: { readonly attachment: Attachment }) {
  const [view, setView] = useView();
  const [place, setPlace] = useState<PagePlace>();
  const scroller = useRef<HTMLDivElement>(null);
  const showPlace = useCallback(
    (next: PagePlace) =>
      setPlace((before) => (before?.index === next.index && before.count === next.count ? before : next)),
    [],
  );
  const attachment = useAttachment(path);
  if (attachment === undefined) {
    return (
      <FailurePanel
        title="The file cannot be opened"
        meaning="The service does not say where it is stored."
      />
    );
  }
  if (attachment.status === 'failed') {
    return (
      <FailurePanel
        title="The file could not be loaded"
        meaning={`It is still on record. ${attachment.error.message}`}
        onRetry={attachment.retry}
      />
    );
  }
  const file = attachment.status === 'ok' ? attachment.value : undefined;
  return (
    <>
      <Toolbar
        view={view}
        onView={setView}
        file={file}
        place={place}
        onPage={(index) => scroller.current?.children[index]?.scrollIntoView({ block: 'start' })}
      />
      {file ? (
        <PageList
          name={name}
          file={file.content}
          view={view}
          scroller={scroller}
          onPlace={showPlace}
          onDownload={() => saveFile(file.fileName, file.content)}
        />
      ) : (
        <OpeningNotice />
      )}
    </>
  );
}
