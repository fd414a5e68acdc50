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
    w: { base: '100vw', md: 'drawer' },
    maxW: '100vw',
    bg: 'bg.surface',
    // a shadow alone is not seen in dark mode
    borderInlineStartWidth: '1px',
    borderColor: 'border.default',
    boxShadow: 'dialog',
    outline: 'none',
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: '16',
    ps: '6',
    pe: '4',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    textStyle: 'name',
  },
});
const Middle = chakra('div', { base: { alignSelf: 'center', px: '4', overflowY: 'auto' } });

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
      <Head>
        {label}
        {onClose ? (
          <IconButton aria-label="Close" onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        ) : null}
      </Head>
      <Middle>{children}</Middle>
    </Surface>,
    document.body,
  );
}
