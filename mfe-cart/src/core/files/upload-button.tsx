import { maxFileText } from '@portal/shared/api/files';
import { acceptedFiles } from '@portal/shared/files';
import { Box, Button, Flex, Text, VisuallyHidden } from '@portal/shared/ui';
import { CircleAlert, Upload as UploadIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import type { useUpload } from './use-upload.ts';

interface UploadButtonProps {
  readonly uploading: ReturnType<typeof useUpload>;
  /** Name of the document, for the button's accessible name: `Proof of identity`. */
  readonly what: string;
  readonly label: string;
  /** Error to show besides those of the upload, for example that the file is missing. */
  readonly error?: string | undefined;
  /** The upload is the page's next step. */
  readonly isPrimary?: boolean;
}

/**
 * Button with this `label` that lets the agent choose a file and uploads it at once. Below it, it shows what is wrong
 * with the file, or Try again when the upload failed. `uploading` is what `useUpload` returns; `what` names the file,
 * for screen readers; `error` shows below the button when nothing else is wrong.
 */
export function UploadButton({ uploading, what, label, error, isPrimary = false }: UploadButtonProps) {
  const { upload, choose } = uploading;
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const problem =
    upload.status === 'refused'
      ? upload.why
      : upload.status === 'failed'
        ? `${upload.file.name} did not arrive. It is kept here: try again.`
        : error;
  return (
    <Flex direction="column" align="flex-start" gap="1.5">
      <Flex wrap="wrap" gap="2">
        <Button
          variant={isPrimary && upload.status !== 'failed' ? 'primary' : 'outline'}
          size="sm"
          loading={upload.status === 'uploading'}
          loadingText="Uploading…"
          aria-describedby={problem ? noteId : undefined}
          onClick={() => input.current?.click()}
        >
          <UploadIcon aria-hidden />
          {label}
          <VisuallyHidden>: {what}</VisuallyHidden>
        </Button>
        {upload.status === 'failed' ? (
          <Button variant={isPrimary ? 'primary' : 'outline'} size="sm" onClick={() => choose(upload.file)}>
            Try again
          </Button>
        ) : null}
      </Flex>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={what}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // without this, choosing the same file again fires no change event
          event.target.value = '';
          if (file) choose(file);
        }}
      />
      {problem ? (
        <Flex id={noteId} role="alert" gap="1.5" color="danger.fg" textStyle="xs">
          <Box mt="1px">
            <CircleAlert size={14} aria-hidden />
          </Box>
          {problem}
        </Flex>
      ) : (
        <Text textStyle="help">PDF, JPG or PNG, up to {maxFileText}.</Text>
      )}
    </Flex>
  );
}
