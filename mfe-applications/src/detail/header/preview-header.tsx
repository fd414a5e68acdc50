import { Avatar, PrivateFigures, titleCase } from '@portal/shared/parts';
import { Banner, Box, Button, chakra, Skeleton } from '@portal/shared/ui';
import { Printer } from 'lucide-react';
import type { ApplicationPreview } from '../../core/detail-link.ts';
import { describeStatus } from './describe-status.ts';
import { HeaderAction } from './header-action.tsx';
import { HeaderFrame } from './header-frame.tsx';
import { ProfileLink } from './profile-link.tsx';

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
  readonly applicationId: string;
  readonly formNo: string;
  /** The list's preview. A pasted link has none. */
  readonly preview: ApplicationPreview | undefined;
  /** False when the call has failed. */
  readonly isLoading: boolean;
}

/**
 * The customer's name from the list's preview, while the application is not loaded. Without a preview it is an empty
 * bar while loading, and nothing when loading has failed.
 */
export function PreviewBanner({ preview, isLoading }: Pick<PreviewHeaderProps, 'preview' | 'isLoading'>) {
  if (!preview && !isLoading) return null;
  return (
    <Bar {...(preview ? { 'aria-label': 'Customer' } : {})}>
      {preview ? (
        <>
          <Avatar name={preview.customerName} size="sm" soft="tinted" />
          <Box as="strong" color="fg.default" fontWeight="semibold" minW="0" truncate>
            {titleCase(preview.customerName)}
          </Box>
          {preview.listed ? (
            <Box as="span" ms="auto" flexShrink={0}>
              <ProfileLink customerId={preview.listed.customerId} />
            </Box>
          ) : null}
        </>
      ) : null}
    </Bar>
  );
}

/**
 * Header of an application that is not loaded, from the list's `preview`, which a pasted link does not have. Its layout
 * equals the loaded header's, so that nothing moves. `isLoading` is false when the call has failed: what the list knew
 * is still shown, and named so.
 */
export function PreviewHeader({ applicationId, formNo, preview, isLoading }: PreviewHeaderProps) {
  const listed = preview?.listed;
  const message = preview && describeStatus({ ...preview, ...listed });
  return (
    <HeaderFrame
      title={formNo}
      status={preview?.status}
      subtitle={
        isLoading ? (
          // two lines on a phone, as types, day and channel take there
          <Box display="flow-root" minH={{ base: '10', md: 'auto' }}>
            <Skeleton w="320px" maxW="full" h="4" my="0.5" />
          </Box>
        ) : preview ? (
          'As it was in the list. It may have changed since.'
        ) : null
      }
      actions={[
        // holds the place of the button that prints what is loaded
        isLoading && (
          <Button key="print" variant="outline" disabled aria-hidden>
            <Printer aria-hidden />
            Print receipt
          </Button>
        ),
        preview && listed?.action && (
          <HeaderAction
            key="action"
            action={listed.action}
            application={{ applicationId, formNo, ...listed }}
            status={preview.status}
          />
        ),
      ]}
      // documents may add to the customer's e-mail, and a pasted link knows no action
      areActionsHidden={isLoading && (!listed || listed.action?.kind === 'resend')}
    >
      {message ? (
        <Banner tone={message.tone} title={message.title}>
          <PrivateFigures>{message.text}</PrivateFigures>
        </Banner>
      ) : isLoading ? (
        <Skeleton h="70px" borderRadius="choice" />
      ) : null}
    </HeaderFrame>
  );
}
