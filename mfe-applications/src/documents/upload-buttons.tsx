import type { RequiredDocument } from '@portal/shared/api/documents';
import { acceptedFiles } from '@portal/shared/files';
import { Button, VisuallyHidden } from '@portal/shared/ui';
import { Upload as UploadIcon } from 'lucide-react';
import { useRef } from 'react';
import type { Upload } from './use-upload.ts';

interface UploadButtonsProps {
  readonly document: Pick<RequiredDocument, 'name' | 'status'>;
  readonly upload: Upload;
  readonly choose: (file: File) => void;
  /** Asks what became of a file whose answer was lost. */
  readonly checkAgain: (file: File) => void;
}

/** Chooses the file of one document, and offers a file that did not arrive again. */
export function UploadButtons({
  document: { name, status },
  upload,
  choose,
  checkAgain,
}: UploadButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const isKept = upload.status === 'failed' || upload.status === 'unknown';
  const label = isKept ? 'Choose another' : status === 'Rejected' ? 'Upload another' : 'Upload';
  return (
    <>
      {isKept ? (
        <Button size="sm" onClick={() => (upload.status === 'failed' ? choose : checkAgain)(upload.file)}>
          {upload.status === 'failed' ? 'Try again' : 'Check again'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      ) : null}
      <Button
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
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={name}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // the same file may be chosen again
          event.target.value = '';
          if (file) choose(file);
        }}
      />
    </>
  );
}
