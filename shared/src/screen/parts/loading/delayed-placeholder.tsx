import { Box, HStack, Spinner, useDelay, VisuallyHidden } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { SLOW_MS } from '../../data/slow-ms.ts';

/** Props of `DelayedPlaceholder`. */
export interface DelayedPlaceholderProps {
  /**
   * What is loading, for screen readers: `Loading bank accounts`. Leave it out when the children announce it,
   * as `LoadingRows` does.
   */
  readonly label?: string;
  /** Shows `Still working…` in the top right corner after 8 s. Off by default. */
  readonly hasSlowNotice?: boolean;
  /** Skeletons in the shape of the content. */
  readonly children: ReactNode;
}

/**
 * Wraps a placeholder (`children`). It takes up its space at once, so that nothing moves when the content arrives, and
 * becomes visible after 150 ms, so that a fast reply shows no placeholder. Screen readers get `label`; with
 * `hasSlowNotice` it says after 8 s that it is still working.
 */
export function DelayedPlaceholder({ label, hasSlowNotice = false, children }: DelayedPlaceholderProps) {
  const isVisible = useDelay();
  const visibility = isVisible ? 'visible' : 'hidden';
  if (!hasSlowNotice) {
    return (
      <Box role={label === undefined ? undefined : 'status'} aria-label={label} visibility={visibility}>
        {children}
      </Box>
    );
  }
  return (
    <Box aria-busy="true" position="relative" visibility={visibility}>
      <div aria-hidden={label === undefined ? undefined : true}>{children}</div>
      <SlowNotice>{isVisible ? label : undefined}</SlowNotice>
    </Box>
  );
}

/** Announces the label to screen readers, and after 8 s shows that loading continues. */
function SlowNotice({ children }: { readonly children: ReactNode }) {
  const isSlow = useDelay(SLOW_MS);
  return (
    <Box role="status" position="absolute" top="4.5" right="5">
      {isSlow ? (
        <HStack gap="2" px="2" bg="bg.surface" borderRadius="full" color="fg.muted">
          <Spinner size="16px" />
          Still working…
        </HStack>
      ) : (
        <VisuallyHidden>{children}</VisuallyHidden>
      )}
    </Box>
  );
}
