import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/button.tsx';

const Surface = chakra('section', {
  base: {
    position: 'fixed',
    insetBlock: '0',
    insetInlineEnd: '0',
    zIndex: 'dialog',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    justifyItems: 'end',
    w: { base: '100vw', md: 'drawer' },
    maxW: '100vw',
    py: { base: '3.5', md: '4.5' },
    px: { base: '2', md: '4' },
    bg: 'bg.surface',
    boxShadow: 'dialog',
    outline: 'none',
  },
});

const Middle = chakra('div', { base: { alignSelf: 'center', w: 'full', overflowY: 'auto' } });

interface OverPageProps {
  /** Names the content that is missing. */
  readonly label: string;
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Panel in the place of a drawer that has not loaded: over the page, which stays usable. Takes the focus only if it is
 * not in use elsewhere. With `onClose` it has a Close button, and Escape closes it; `label` is its accessible name.
 */
export function OverPage({ label, onClose, children }: OverPageProps) {
  const surface = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement.matches('body, button, a')) surface.current?.focus();
  }, []);
  return createPortal(
    <Surface
      ref={surface}
      tabIndex={-1}
      aria-label={label}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose?.();
      }}
    >
      {onClose ? (
        <IconButton aria-label="Close" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      ) : null}
      <Middle>{children}</Middle>
    </Surface>,
    document.body,
  );
}
