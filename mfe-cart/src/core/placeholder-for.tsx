import { DelayedPlaceholder } from '@portal/shared/parts';
import { Box, Skeleton } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface PlaceholderForProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** The content as it will probably be. It is not shown and cannot be used. */
  readonly children: ReactNode;
}

/** A grey box of exactly the size that the expected content will have, so that its arrival moves nothing. */
export const PlaceholderFor = ({ label, children }: PlaceholderForProps) => (
  <DelayedPlaceholder label={label}>
    <Box position="relative">
      <Box visibility="hidden" aria-hidden>
        {children}
      </Box>
      <Skeleton position="absolute" inset="0" h="full" borderRadius="choice" />
    </Box>
  </DelayedPlaceholder>
);
