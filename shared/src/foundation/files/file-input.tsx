import type { Ref } from 'react';
import { acceptedFiles } from './file-head.ts';

interface FileInputProps {
  /** The input, whose `click` opens the browser's choice of a file. */
  readonly ref: Ref<HTMLInputElement>;
  readonly id?: string;
  /** Accessible name. */
  readonly label: string;
  readonly onChoose: (file: File) => void;
}

/**
 * Hidden input for one file: a PDF or a picture. A file that is dropped on its box, or beside it, comes here too
 * (`takeDrops`).
 */
export const FileInput = ({ ref, id, label, onChoose }: FileInputProps) => (
  <input
    ref={ref}
    id={id}
    type="file"
    hidden
    accept={acceptedFiles}
    aria-label={label}
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      // without this, choosing the same file again fires no change event
      target.value = '';
      if (file) onChoose(file);
    }}
  />
);
