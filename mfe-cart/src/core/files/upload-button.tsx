import { maxFileText } from '@portal/shared/api/files';
import { FileInput } from '@portal/shared/file-input';
import { pictureFaultTexts } from '@portal/shared/pictures';
import { Box, Button, Flex, Text, VisuallyHidden } from '@portal/shared/ui';
import { CircleAlert, Upload as UploadIcon } from 'lucide-react';
import { useRef } from 'react';
import type { useUpload } from './use-upload.ts';

type Uploading = ReturnType<typeof useUpload>;

interface UploadButtonProps {
  readonly uploading: Uploading;
  /** Name of the document, for the button's accessible name: `Proof of identity`. */
  readonly what: string;
  readonly label: string;
  /** Id of its `UploadNote`. */
  readonly noteId: string;
}

/**
 * Button with this `label` that lets the agent choose a file and uploads it at once; Try again beside it when the upload
 * failed. `uploading` is what `useUpload` returns; `what` names the file, for screen readers.
 */
export function UploadButton({ uploading, what, label, noteId }: UploadButtonProps) {
  const { upload, choose } = uploading;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sendAgain = (file: File) => {
    // the pressed button disappears, and would take the focus with it
    button.current?.focus({ preventScroll: true });
    choose(file, true);
  };
  return (
    <Flex wrap="wrap" gap="2">
      <Button
        ref={button}
        variant="outline"
        size="sm"
        loading={upload.status === 'uploading'}
        loadingText="Uploading…"
        aria-describedby={noteId}
        onClick={() => input.current?.click()}
      >
        <UploadIcon aria-hidden />
        {label}
        <VisuallyHidden>: {what}</VisuallyHidden>
      </Button>
      {upload.status === 'failed' || upload.status === 'doubtful' ? (
        <Button variant="outline" size="sm" onClick={() => sendAgain(upload.file)}>
          {upload.status === 'failed' ? 'Try again' : 'Use it anyway'}
        </Button>
      ) : null}
      <FileInput ref={input} label={what} onChoose={(file) => choose(file)} />
    </Flex>
  );
}

interface UploadNoteProps extends Pick<Uploading, 'upload'> {
  readonly id: string;
  /** Error to show besides those of the upload, for example that the file is missing. */
  readonly error?: string | undefined;
}

function getUploadProblem(upload: Uploading['upload']): string | undefined {
  if (upload.status === 'refused' || upload.status === 'failed') return upload.why;
  if (upload.status !== 'doubtful') return undefined;
  const { title, advice } = pictureFaultTexts[upload.fault];
  return `${title}. ${advice} It has not been sent.`;
}

/** Says what is wrong with the file or its upload, or `error`; which files are accepted when nothing is. */
export function UploadNote({ upload, id, error }: UploadNoteProps) {
  const problem = getUploadProblem(upload) ?? error;
  return problem ? (
    <Flex id={id} role="alert" gap="1.5" color="danger.fg" textStyle="xs">
      <Box mt="1px">
        <CircleAlert size={14} aria-hidden />
      </Box>
      {problem}
    </Flex>
  ) : (
    <Text id={id} textStyle="help">
      PDF, JPG or PNG, up to {maxFileText}.
    </Text>
  );
}
