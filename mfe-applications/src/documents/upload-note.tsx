import { Flex, Text } from '@portal/shared/ui';
import { CircleAlert } from 'lucide-react';
import type { Upload } from './use-upload.ts';

/** Under a document's name: what may be sent, what is on its way, or why it did not go. */
export function UploadNote({ upload }: { readonly upload: Upload }) {
  const problem = problemOf(upload);
  if (problem !== undefined) {
    return (
      <Flex role="alert" gap="1.5" mt="1" color="danger.fg" textStyle="xs">
        <CircleAlert size={14} aria-hidden style={{ marginTop: 1 }} />
        {problem}
      </Flex>
    );
  }
  const isBusy = upload.status === 'uploading' || upload.status === 'checking';
  return <Text textStyle="help">{isBusy ? upload.file.name : 'PDF, JPG or PNG, up to 5 MB.'}</Text>;
}

function problemOf(upload: Upload): string | undefined {
  if (upload.status === 'refused') return upload.why;
  if (upload.status === 'unknown')
    return `It is not known whether ${upload.file.name} arrived. It is kept here.`;
  return upload.status === 'failed' ? `${upload.file.name} ${upload.why}` : undefined;
}
