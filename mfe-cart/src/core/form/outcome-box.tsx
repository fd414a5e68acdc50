import { Box } from '@portal/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface OutcomeBoxProps {
  /** The state of sending. A change to another one than the first scrolls to what is said of it. */
  readonly status: string;
  /** It is far from the form's button, so this state gets the focus. */
  readonly takesFocus?: boolean;
  /** What is said of it; nothing takes no room. */
  readonly children: ReactNode;
}

/** What became of sending a form. It scrolls into view, and gets the focus in a state that `takesFocus`. */
export function OutcomeBox({ status, takesFocus = false, children }: OutcomeBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(status);
  useEffect(() => {
    if (status === first.current) return;
    if (takesFocus) box.current?.focus();
    else box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [status, takesFocus]);
  return (
    <Box ref={box} tabIndex={takesFocus ? -1 : undefined} borderRadius="choice" _empty={{ display: 'none' }}>
      {children}
    </Box>
  );
}
