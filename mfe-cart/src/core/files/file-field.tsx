import { fileBox } from '@portal/shared/files';
import { HandOff, type SavedFiles } from '@portal/shared/hand-off';
import { Box, Flex, IconButton, Stack, Text } from '@portal/shared/ui';
import { FileCheck, X } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { UploadButton, UploadNote } from './upload-button.tsx';
import { type UploadedFile, useUpload } from './use-upload.ts';

interface FileFieldProps {
  readonly label: string;
  readonly value: UploadedFile | null;
  readonly error?: string | undefined;
  readonly onChange: (file: UploadedFile | null) => void;
  /** With it, the file can also come from this customer's phone; see `HandOff`. */
  readonly phone?: {
    readonly customer: { readonly customerId: string; readonly name: string };
    readonly form: string;
    readonly savedFiles: SavedFiles;
  };
}

/**
 * Field for one file, which is uploaded to the service as soon as it is chosen. `onChange` gets the uploaded file's
 * name and path, or `null` when it is removed from the field. With `phone`, the file can also be a picture that the
 * customer's phone takes (hand-off).
 */
export function FileField({ label, value, error, onChange, phone }: FileFieldProps) {
  const uploading = useUpload(onChange);
  const noteId = useId();
  const group = useRef<HTMLDivElement>(null);
  useKeptFocus(group, value !== null);
  return (
    <Box ref={group} role="group" aria-label={label} {...fileBox}>
      <Text fontWeight="medium" mb="1.5">
        {label}
      </Text>
      {value ? (
        <Flex align="center" gap="2" minH="9">
          <Box color="success.fg">
            <FileCheck size={18} aria-hidden />
          </Box>
          <Text overflow="hidden" textOverflow="ellipsis">
            {value.name}
          </Text>
          <IconButton aria-label={`Remove ${value.name}`} size="xs" onClick={() => onChange(null)}>
            <X aria-hidden />
          </IconButton>
        </Flex>
      ) : (
        <Stack gap="1.5" align="flex-start">
          <UploadButton uploading={uploading} what={label} label="Attach a file" noteId={noteId} />
          <UploadNote upload={uploading.upload} id={noteId} error={error} />
        </Stack>
      )}
      {phone ? (
        <Box mt="2" _empty={{ display: 'none' }}>
          <HandOff
            isDone={value !== null}
            customerId={phone.customer.customerId}
            customerName={phone.customer.name}
            form={phone.form}
            savedFiles={phone.savedFiles}
            pictures={[{ name: 'file', label, isCard: false }]}
            takePicture={(_, ...picture) => uploading.take(...picture)}
          />
        </Box>
      ) : null}
    </Box>
  );
}

/** Moves the focus to the first button of the group when the button that had it was replaced. */
function useKeptFocus(group: RefObject<HTMLElement | null>, hasFile: boolean): void {
  const hadFile = useRef(hasFile);
  useEffect(() => {
    if (hadFile.current === hasFile) return;
    hadFile.current = hasFile;
    if (document.activeElement === document.body) group.current?.querySelector('button')?.focus();
  }, [group, hasFile]);
}
