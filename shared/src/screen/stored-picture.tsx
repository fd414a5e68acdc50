import { readFile, splitPath } from '@portal/shared/api/files';
import { useCall } from '@portal/shared/data';
import { DelayedPlaceholder } from '@portal/shared/parts';
import { chakra, FailurePanel, Skeleton, Text } from '@portal/shared/ui';

const Picture = chakra('img', {
  base: {
    display: 'block',
    w: 'full',
    maxH: '280px',
    objectFit: 'contain',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'md',
    bg: 'bg.subtle',
  },
});

interface StoredPictureProps {
  /** `bucket::key`. */
  readonly path: string;
  /** Accessible name. */
  readonly label: string;
}

/**
 * Loads and shows an uploaded picture (`path` is `bucket::key`), or names the file if it is a PDF; a failure has a
 * retry. Nothing for an invalid path.
 */
export function StoredPicture({ path, label }: StoredPictureProps) {
  const address = splitPath(path);
  const file = useCall(readFile, address && { Type: 'get', ...address }, {
    freshFor: Number.POSITIVE_INFINITY,
  });
  if (!address) return null;
  if (file.status === 'failed')
    return (
      <FailurePanel
        compact
        title="The picture could not be loaded"
        meaning="It is kept as it was uploaded."
        onRetry={file.retry}
      />
    );
  if (file.status === 'loading')
    return (
      <DelayedPlaceholder label="Picture loading">
        <Skeleton h="160px" borderRadius="md" />
      </DelayedPlaceholder>
    );
  const { contentType, content, fileName } = file.value;
  return contentType === 'application/pdf' ? (
    <Text color="fg.muted">{`${fileName}, a PDF`}</Text>
  ) : (
    <Picture src={`data:${contentType};base64,${content}`} alt={label} data-private />
  );
}
