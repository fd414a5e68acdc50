import { Avatar, PrivateFigures, titleCase } from '@portal/shared/parts';
import { Banner, Box, chakra, Skeleton } from '@portal/shared/ui';
import type { ApplicationPreview } from '../../core/detail-link.ts';
import { HeaderFrame } from './header-frame.tsx';
import { getStatusMessage } from './status-messages.ts';

/** Replaces the customer banner, which needs data that only the loaded application has. */
const Bar = chakra('section', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2.5', md: '3' },
    minH: '12',
    py: '2',
    px: 'gutter',
    bg: 'brand.subtle',
    borderBottomWidth: '1px',
    borderColor: 'brand.muted',
  },
});

interface PreviewHeaderProps {
  /** The form number. */
  readonly title: string;
  /** The list's preview. A pasted link has none. */
  readonly preview: ApplicationPreview | undefined;
  /** False when the call has failed. */
  readonly isLoading: boolean;
}

/**
 * The customer's name from the list's preview, while the application is not loaded. Without a preview it is an empty
 * bar while loading, and nothing when loading has failed.
 */
export function PreviewBanner({ preview, isLoading }: Omit<PreviewHeaderProps, 'title'>) {
  if (!preview && !isLoading) return null;
  return (
    <Bar {...(preview ? { 'aria-label': 'Customer' } : {})}>
      {preview ? (
        <>
          <Avatar name={preview.customerName} size="sm" soft="tinted" />
          <Box as="strong" color="fg.default" fontWeight="semibold">
            {titleCase(preview.customerName)}
          </Box>
        </>
      ) : null}
    </Bar>
  );
}

/**
 * Header of an application that is not loaded, from the list's `preview`, which a pasted link does not have. Its layout
 * equals the loaded header's, so that nothing moves. `isLoading` is false when the call has failed.
 */
export function PreviewHeader({ title, preview, isLoading }: PreviewHeaderProps) {
  const message = preview && getStatusMessage(preview.status);
  return (
    <HeaderFrame
      title={title}
      status={preview?.status}
      subtitle={isLoading ? <Skeleton w="320px" maxW="full" h="4" my="0.5" /> : null}
    >
      {message ? (
        <Banner tone={message.tone} title={message.title}>
          <PrivateFigures>{preview?.reason?.trim() || message.meaning}</PrivateFigures>
        </Banner>
      ) : isLoading ? (
        <Skeleton h="70px" borderRadius="choice" />
      ) : null}
    </HeaderFrame>
  );
}
