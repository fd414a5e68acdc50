import { saveFile } from '@portal/shared/files';
import { Button } from '@portal/shared/ui';
import { Download } from 'lucide-react';

interface CsvButtonProps {
  readonly fileName: string;
  /** Creates the file's text, on the click. */
  readonly create: () => string;
}

/**
 * Button that saves a list on the device as a CSV file of this name. `create` returns the file's text when the button
 * is pressed.
 */
export function CsvButton({ fileName, create }: CsvButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={() => saveFile(fileName, new Blob([create()], { type: 'text/csv' }))}
    >
      <Download aria-hidden />
      Export CSV
    </Button>
  );
}
