import type { RequiredDocument } from '@portal/shared/api/documents';
import { acceptedFiles } from '@portal/shared/files';
import { Button, VisuallyHidden } from '@portal/shared/ui';
import { Upload as UploadIcon } from 'lucide-react';
import { useRef } from 'react';
import { fileInputId } from './choose-file.ts';
import type { Upload } from './use-upload.ts';

interface UploadButtonsProps {
  readonly document: Pick<RequiredDocument, 'docId' | 'name' | 'status'>;
  readonly upload: Upload;
  /** Uploads a selected file. */
  readonly choose: (file: File) => void;
  /** Checks whether a file arrived when its reply was lost. */
  readonly checkAgain: (file: File) => void;
}

/**
 * Buttons to select a document's file, which `choose` gets at once, and, for one that may not have arrived, to send it
 * again or, when the reply was lost, to check first (`checkAgain`) whether it did.
 */
export function UploadButtons({
  document: { docId, name, status },
  upload,
  choose,
  checkAgain,
}: UploadButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasUnsentFile = upload.status === 'failed' || upload.status === 'unknown';
  const label = hasUnsentFile ? 'Choose another' : status === 'Rejected' ? 'Upload another' : 'Upload';
  return (
    <>
      {hasUnsentFile ? (
        <Button
          variant="outline"
          size="sm"
          onClick={() => (upload.status === 'failed' ? choose : checkAgain)(upload.file)}
        >
          {upload.status === 'failed' ? 'Try again' : 'Check again'}
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
      <input
        ref={input}
        id={fileInputId(docId)}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={name}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // reset, so that the same file can be selected again
          event.target.value = '';
          if (!file) return;
          // the button that was pressed may be elsewhere, and the upload removes it
          button.current?.focus({ preventScroll: true });
          choose(file);
        }}
      />
    </>
  );
}
