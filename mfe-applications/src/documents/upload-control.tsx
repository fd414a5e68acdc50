import type { RequiredDocument } from '@portal/shared/api/documents';
import { acceptedFiles } from '@portal/shared/files';
import { Box, Button, Flex, Text, useShell, VisuallyHidden } from '@portal/shared/ui';
import { CircleAlert, Upload as UploadIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { type Upload, useUpload } from './use-upload.ts';

interface UploadControlProps {
  readonly document: RequiredDocument;
  readonly customerId: string;
}

/** Chooses and sends the file of one document; says what is wrong with it, and offers the same file again. */
export function UploadControl({ document, customerId }: UploadControlProps) {
  const { name, status } = document;
  const { bus, notify } = useShell();
  const { upload, choose } = useUpload(document, () => {
    notify({ tone: 'success', text: `${name} uploaded` });
    bus.emit('application:changed', { customerId });
  });
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const problem = problemOf(upload);
  const busy = upload.status === 'uploading' || upload.status === 'checking';
  return (
    <Flex direction="column" align="flex-start" gap="1.5">
      <Flex wrap="wrap" gap="2">
        {upload.status === 'failed' ? (
          <Button size="sm" onClick={() => choose(upload.file)}>
            Try again
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : null}
        <Button
          variant="outline"
          size="sm"
          loading={busy}
          loadingText={upload.status === 'checking' ? 'Checking what happened…' : 'Uploading…'}
          aria-describedby={noteId}
          onClick={() => input.current?.click()}
        >
          <UploadIcon aria-hidden />
          {upload.status === 'failed'
            ? 'Choose another'
            : status === 'Rejected'
              ? 'Upload another'
              : 'Upload'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Flex>
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
      <Box id={noteId}>
        {problem === undefined ? (
          <Text textStyle="help">{busy ? upload.file.name : 'PDF, JPG or PNG, up to 5 MB.'}</Text>
        ) : (
          <Flex role="alert" gap="1.5" color="danger.fg" textStyle="xs">
            <Box mt="1px">
              <CircleAlert size={14} aria-hidden />
            </Box>
            {problem}
          </Flex>
        )}
      </Box>
    </Flex>
  );
}

function problemOf(upload: Upload): string | undefined {
  if (upload.status === 'refused') return upload.why;
  return upload.status === 'failed' ? `${upload.file.name} ${upload.why}` : undefined;
}
