import { Dialog } from '@portal/shared/parts';
import { Button, FailurePanel } from '@portal/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Attachment } from '../document-state.ts';
import { Opening, Stage } from './stage.tsx';
import { Toolbar } from './toolbar.tsx';
import { useAttachment } from './use-attachment.ts';
import { plainView } from './view.ts';

interface ViewerProps {
  /** All that can be looked at, in their order. */
  readonly attachments: readonly Attachment[];
  /** Which one shows; none closes it. */
  readonly path: string | undefined;
  readonly onPath: (path: string | undefined) => void;
}

/** Shows what was uploaded: zoom, turn, download, and on to the next (APP-03). */
export function Viewer({ attachments, path, onPath }: ViewerProps) {
  const index = attachments.findIndex((attachment) => attachment.path === path);
  const shown = attachments[index];
  const neighbour = (step: 1 | -1) => attachments[index + step]?.path;
  const go = (step: 1 | -1) => {
    const next = neighbour(step);
    if (next !== undefined) onPath(next);
  };
  return (
    <Dialog
      open={shown !== undefined}
      onClose={() => onPath(undefined)}
      size="lg"
      title={shown?.name}
      description={`File ${index + 1} of ${attachments.length}`}
      footer={
        <>
          <Button variant="outline" disabled={neighbour(-1) === undefined} onClick={() => go(-1)}>
            <ChevronLeft aria-hidden />
            Previous
          </Button>
          <Button variant="outline" disabled={neighbour(1) === undefined} onClick={() => go(1)}>
            Next
            <ChevronRight aria-hidden />
          </Button>
          <Button data-autofocus="" onClick={() => onPath(undefined)}>
            Close
          </Button>
        </>
      }
    >
      {shown ? <Content key={shown.path} attachment={shown} /> : null}
    </Dialog>
  );
}

function Content({ attachment: { name, path } }: { readonly attachment: Attachment }) {
  const [view, setView] = useState(plainView);
  const attachment = useAttachment(path);
  if (attachment === undefined) {
    return (
      <FailurePanel title="The file cannot be opened" meaning="Its record does not say where it lies." />
    );
  }
  if (attachment.status === 'failed') {
    return (
      <FailurePanel
        title="The file could not be loaded"
        meaning={`${attachment.error.message} It is still on record.`}
        onRetry={attachment.retry}
      />
    );
  }
  const file = attachment.status === 'ok' ? attachment.value : undefined;
  return (
    <>
      <Toolbar view={view} onView={setView} file={file} />
      {file ? <Stage name={name} file={file.content} view={view} /> : <Opening />}
    </>
  );
}
