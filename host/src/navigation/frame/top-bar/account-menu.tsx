import type { Agent } from '@portal/shared/contract';
import { Avatar, initials, Menu, type MenuItem } from '@portal/shared/parts';
import { hostLabels } from '@portal/shared/remote/host-labels';
import { chakra, useColorMode, useShell } from '@portal/shared/ui';
import { useMediaQuery } from '@portal/shared/use-media-query';
import { Eye, EyeOff, Info, Keyboard, LogOut, MessageSquare, Monitor, Moon, Sun } from 'lucide-react';
import type { OverlayName } from '../../../core/overlay.ts';
import { togglePrivacyView, usePrivacyView } from '../../../privacy/index.ts';

const Trigger = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: { base: 'touch', md: '10' },
    borderRadius: 'full',
    cursor: 'pointer',
    _focusVisible: { borderRadius: 'full' },
  },
});
const AgentDetails = chakra('div', {
  base: {
    mx: '-1.5',
    px: '4',
    pt: '2',
    pb: '2.5',
    mb: '1.5',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
});

const modes = [
  { id: 'system', label: hostLabels.system, icon: <Monitor size={18} strokeWidth={1.75} aria-hidden /> },
  { id: 'light', label: hostLabels.light, icon: <Sun size={18} strokeWidth={1.75} aria-hidden /> },
  { id: 'dark', label: hostLabels.dark, icon: <Moon size={18} strokeWidth={1.75} aria-hidden /> },
] as const;

interface AccountMenuProps {
  readonly agent: Agent;
  readonly onOpen: (overlay: OverlayName) => void;
}

const iconProps = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The agent's initials, at most two letters, with the account menu and Logout (SHL-01). */
export function AccountMenu({ agent, onOpen }: AccountMenuProps) {
  const { session } = useShell();
  const colorMode = useColorMode();
  const isPrivate = usePrivacyView();
  // a device with touch alone: its few keyboards still open the list by `?`
  const hasKeyboard = !useMediaQuery('(hover: none) and (pointer: coarse)');

  const items: readonly MenuItem[] = [
    {
      id: 'color-mode',
      label: hostLabels.appearance,
      options: modes,
      value: colorMode.mode,
      onChange: (id) => colorMode.set(modes.find((mode) => mode.id === id)?.id ?? 'system'),
    },
    'separator',
    {
      id: 'privacy',
      label: isPrivate ? hostLabels.leavePrivacy : hostLabels.privacy,
      icon: isPrivate ? <Eye {...iconProps} /> : <EyeOff {...iconProps} />,
      onSelect: togglePrivacyView,
    },
    ...(hasKeyboard
      ? [
          {
            id: 'shortcuts',
            label: hostLabels.shortcuts,
            icon: <Keyboard {...iconProps} />,
            onSelect: () => onOpen('shortcuts'),
          },
        ]
      : []),
    {
      id: 'feedback',
      label: hostLabels.feedback,
      icon: <MessageSquare {...iconProps} />,
      onSelect: () => onOpen('feedback'),
    },
    { id: 'about', label: hostLabels.about, icon: <Info {...iconProps} />, onSelect: () => onOpen('about') },
    'separator',
    {
      id: 'logout',
      label: hostLabels.logout,
      icon: <LogOut {...iconProps} />,
      onSelect: () => session.end('logout'),
    },
  ];

  return (
    <Menu
      label="Account"
      items={items}
      header={
        <AgentDetails>
          <chakra.div fontWeight="semibold">{agent.agentName}</chakra.div>
          <chakra.div textStyle="help">{agent.email}</chakra.div>
        </AgentDetails>
      }
      trigger={
        <Trigger type="button" aria-label={`Account menu, ${initials(agent.agentName)}, ${agent.agentName}`}>
          <Avatar name={agent.agentName} />
        </Trigger>
      }
    />
  );
}
