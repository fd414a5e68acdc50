import type { Agent } from '@portal/shared/contract';
import { Modal, ModalTitle } from '@portal/shared/parts';
import type { MenuPage } from '@portal/shared/remote/menu';
import { chakra, IconButton, Logo } from '@portal/shared/ui';
import { X } from 'lucide-react';
import { SideMenu } from './side-menu.tsx';

const sheet = {
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '0',
  display: 'flex',
  flexDirection: 'column',
  w: 'min(280px, 85vw)',
  p: '3',
  overflowY: 'auto',
  bg: 'bg.surface',
  boxShadow: 'dialog',
} as const;
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    ps: '2',
    me: '-3',
    mb: '2',
  },
});
const Foot = chakra('p', {
  base: {
    mt: 'auto',
    pt: '4',
    px: '2.5',
    textStyle: 'help',
    '& b': { display: 'block', color: 'fg.default' },
  },
});

interface MenuDrawerProps {
  readonly agent: Agent;
  readonly open: boolean;
  readonly entries: readonly MenuPage[];
  readonly onClose: () => void;
  readonly onOpenSimulator: () => void;
}

/** The side menu of windows below 768 px, as a drawer. It has the dialogs' z-index, so that a later prompt covers it. */
export function MenuDrawer({ agent, open, entries, onClose, onOpenSimulator }: MenuDrawerProps) {
  return (
    <Modal open={open} onClose={onClose} move="fade" positioner={{ overflow: 'hidden' }} surface={sheet}>
      <ModalTitle css={{ srOnly: true }}>Menu</ModalTitle>
      <Head>
        <Logo />
        <IconButton aria-label="Close menu" onClick={onClose}>
          <X size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Head>
      <SideMenu expanded entries={entries} onOpenSimulator={onOpenSimulator} onNavigate={onClose} />
      <Foot>
        <b>{agent.agentName}</b>
        {agent.email}
      </Foot>
    </Modal>
  );
}
