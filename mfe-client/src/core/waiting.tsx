import { SLOW_MS } from '@portal/shared/data';
import { Box, HStack, Spinner, useDelayed, VisuallyHidden } from '@portal/shared/ui';
import type { ReactNode } from 'react';

export interface WaitingProps {
  /** What is on its way: `Holdings`. Absent where the skeleton says so itself. */
  readonly what?: string;
  /** A skeleton in the shape of what comes. */
  readonly children: ReactNode;
}

/**
 * The place of something on its way. Its room is taken at once, so that nothing moves when it arrives; the
 * skeleton shows after 150 ms, and after 8 s it says that the work goes on.
 */
export function Waiting({ what, children }: WaitingProps) {
  const shown = useDelayed(150);
  const slow = useDelayed(SLOW_MS);
  return (
    <Box aria-busy="true" position="relative" visibility={shown ? 'visible' : 'hidden'}>
      <div aria-hidden={what === undefined ? undefined : true}>{children}</div>
      <Box role="status" position="absolute" top="4.5" right="5">
        {slow ? (
          <HStack gap="2" px="2" bg="bg.surface" borderRadius="full" color="fg.muted">
            <Spinner size="16px" />
            Still working…
          </HStack>
        ) : (
          <VisuallyHidden>{shown && what !== undefined ? `${what} loading` : ''}</VisuallyHidden>
        )}
      </Box>
    </Box>
  );
}
