import { chakra, IconButton, Logo } from '@portal/shared/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SideMenu } from './side-menu.tsx';

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    insetInlineEnd: 'auto',
    m: '0',
    p: '3',
    w: 'min(280px, 85vw)',
    h: '100dvh',
    maxH: 'none',
    bg: 'bg.surface',
    color: 'fg.default',
    boxShadow: 'dialog',
    border: '0',
    '&::backdrop': { bg: 'bg.scrim' },
  },
});
const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', ps: '2', mb: '2' },
});

interface MenuDrawerProps {
  readonly onClose: () => void;
  readonly onSimulator: () => void;
}

/** The side menu under 768: over the page, until the agent has chosen. A native dialog keeps focus and Escape. */
export function MenuDrawer({ onClose, onSimulator }: MenuDrawerProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = sheet.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <Sheet
      ref={sheet}
      aria-label="Menu"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Head>
        <Logo />
        <IconButton aria-label="Close menu" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Head>
      <SideMenu expanded onSimulator={onSimulator} onLeave={onClose} />
    </Sheet>
  );
}
