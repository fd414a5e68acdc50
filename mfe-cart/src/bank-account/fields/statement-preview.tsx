import { readFile, splitPath } from '@portal/shared/api/files';
import { useCall } from '@portal/shared/data';
import { DelayedPlaceholder } from '@portal/shared/parts';
import { chakra, FailurePanel, Skeleton, Text } from '@portal/shared/ui';

const Picture = chakra('img', {
  base: {
    display: 'block',
    // neither the form's grid nor the limits may distort it
    alignSelf: 'flex-start',
    w: 'auto',
    h: 'auto',
    maxW: 'full',
    maxH: '240px',
    objectFit: 'contain',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'md',
    bg: 'bg.subtle',
  },
});

/** Returns a file's size as text: `120 kB`. */
const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

interface StatementPreviewProps {
  /** `bucket::key`. */
  readonly path: string;
  readonly name: string;
}

/**
 * Loads the uploaded bank statement from the service and shows it: a picture, or type and size of a PDF. Shows a
 * failure with Try again when it does not load, and nothing when `path` is no path of an upload.
 */
export function StatementPreview({ path, name }: StatementPreviewProps) {
  const address = splitPath(path);
  const file = useCall(readFile, address && { Type: 'get', ...address });
  if (!address) return null;
  if (file.status === 'failed') {
    return (
      <FailurePanel
        compact
        title="The preview could not be loaded"
        meaning="The statement is attached as before."
        onRetry={file.retry}
      />
    );
  }
  if (file.status === 'loading') {
    return (
      <DelayedPlaceholder label="Loading the preview">
        <Skeleton h="120px" borderRadius="md" />
      </DelayedPlaceholder>
    );
  }
  const { contentType, content, size } = file.value;
  if (contentType === 'application/pdf')
    return <Text textStyle="help">{`PDF, ${sizeText(size)}, received.`}</Text>;
  return <Picture src={`data:${contentType};base64,${content}`} alt={`Preview of ${name}`} data-private />;
}
