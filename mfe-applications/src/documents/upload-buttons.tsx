import type { RequiredDocument } from '@portal/shared/api/documents';
import { FileInput } from '@portal/shared/file-input';
import { Button, VisuallyHidden } from '@portal/shared/ui';
import { Upload as UploadIcon } from 'lucide-react';
import { useRef } from 'react';
import { fileInputId } from './choose-file.ts';
import type { Upload } from './use-upload.ts';

const unsentLabels = {
  failed: 'Try again',
  unknown: 'Check again',
  doubtful: 'Use it anyway',
} as const;

interface UploadButtonsProps {
  readonly document: Pick<RequiredDocument, 'docId' | 'name' | 'status'>;
  readonly upload: Upload;
  /** Uploads a selected file; `isAccepted` when the agent has seen what is wrong with it. */
  readonly choose: (file: File, isAccepted?: boolean) => void;
  /** Checks whether a file arrived when its reply was lost. */
  readonly checkAgain: (file: File) => void;
}

/**
 * Buttons to select a document's file, which `choose` gets at once, and, for one that has not been sent or may not have
 * arrived, to send it or, when the reply was lost, to check first (`checkAgain`) whether it did.
 */
export function UploadButtons({
  document: { docId, name, status },
  upload,
  choose,
  checkAgain,
}: UploadButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasUnsentFile =
    upload.status === 'failed' || upload.status === 'unknown' || upload.status === 'doubtful';
  const label = hasUnsentFile ? 'Choose another' : status === 'Rejected' ? 'Upload another' : 'Upload';
  return (
    <>
      {hasUnsentFile ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => (upload.status === 'unknown' ? checkAgain(upload.file) : choose(upload.file, true))}
        >
          {unsentLabels[upload.status]}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      ) : null}
      <Button
        ref={button}
        variant="outline"
        size="sm"
        loading={upload.status === 'uploading' || upload.status === 'checking'}
        loadingText={upload.status === 'checking' ? 'Checking what happened…' : 'Uploading…'}
        onClick={() => input.current?.click()}
      >
        <UploadIcon aria-hidden />
        {label}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <FileInput
        ref={input}
        id={fileInputId(docId)}
        label={name}
        onChoose={(file) => {
          // the button that was pressed may be elsewhere, and the upload removes it
          button.current?.focus({ preventScroll: true });
          choose(file);
        }}
      />
    </>
  );
}
