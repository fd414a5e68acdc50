import { acceptedFiles } from '@portal/shared/files';
import type { Ref } from 'react';

interface PictureInputProps {
  /** The input, whose `click` opens the browser's choice of a file. */
  readonly ref: Ref<HTMLInputElement>;
  /** Accessible name. */
  readonly title: string;
  readonly onChoose: (file: File) => void;
}

/** Hidden input for the picture of a document. HEIC can be chosen, and is then refused with the reason. */
export const PictureInput = ({ ref, title, onChoose }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept={`${acceptedFiles},.heic,.heif`}
    aria-label={title}
    onChange={(event) => {
      const [chosen] = event.target.files ?? [];
      // without this, choosing the same file again fires no change event
      event.target.value = '';
      if (chosen) onChoose(chosen);
    }}
  />
);
