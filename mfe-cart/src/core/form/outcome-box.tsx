import { Box } from '@portal/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomeBoxProps {
  /** The state of sending. A change to another one than the first scrolls to what is said of it. */
  readonly status: string;
  /** What is said of it; nothing takes no room. */
  readonly children: ReactNode;
}

/** What became of sending a form, above its button. It scrolls into view, because on a phone it is at the page's end. */
export function OutcomeBox({ status, children }: OutcomeBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(status);
  useEffect(() => {
    if (status !== first.current) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [status]);
  return (
    <Box ref={box} _empty={{ display: 'none' }}>
      {children}
    </Box>
  );
}
