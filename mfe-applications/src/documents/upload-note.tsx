import { maxFileText } from '@portal/shared/api/files';
import { pictureFaultTexts } from '@portal/shared/pictures';
import { Flex, Text } from '@portal/shared/ui';
import { CircleAlert } from 'lucide-react';
import type { Upload } from './use-upload.ts';

/**
 * Text below a required document's name about its `upload`: which files are accepted, the file that is being sent, or
 * why the upload failed.
 */
export function UploadNote({ upload }: { readonly upload: Upload }) {
  const problem = getProblem(upload);
  const isBusy = upload.status === 'uploading' || upload.status === 'checking';
  return (
    <>
      <Text textStyle="help">{isBusy ? upload.file.name : `PDF, JPG or PNG, up to ${maxFileText}.`}</Text>
      {problem === undefined ? null : (
        <Flex role="alert" gap="1.5" mt="1" color="danger.fg" textStyle="xs">
          <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />
          {problem}
        </Flex>
      )}
    </>
  );
}

function getProblem(upload: Upload): string | undefined {
  if (upload.status === 'doubtful') {
    const { title, advice } = pictureFaultTexts[upload.fault];
    return `${upload.file.name}: ${title}. ${advice} It has not been sent.`;
  }
  if (upload.status === 'refused') return `${upload.file.name}: ${upload.why}`;
  if (upload.status === 'unknown')
    return `It is not known whether ${upload.file.name} arrived. It is kept here.`;
  return upload.status === 'failed' ? `${upload.file.name} ${upload.why}` : undefined;
}
