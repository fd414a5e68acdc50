import { Box, useDelayed } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** Placeholders in the shape of what comes: they take their room at once, and are seen after 150 ms. */
export function Late({ children, label }: { readonly children: ReactNode; readonly label: string }) {
  const seen = useDelayed();
  return (
    <Box role="status" aria-label={label} visibility={seen ? 'visible' : 'hidden'}>
      {children}
    </Box>
  );
}
