import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type BannerTone, toneIcons } from './tone-icons.tsx';

/** Text and action: an action that does not fit beside the text is below it, not below the icon. */
const Content = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', flex: '1', minW: '0', gap: '3' },
});

const Frame = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    py: '3.5',
    px: '4',
    borderWidth: '1px',
    borderRadius: 'choice',
    textAlign: 'start',
  },
  variants: {
    tone: {
      warn: { bg: 'accent.subtle', borderColor: 'accent.border', '--banner-fg': '{colors.accent.fg}' },
      danger: { bg: 'danger.subtle', borderColor: 'danger.border', '--banner-fg': '{colors.danger.fg}' },
      info: { bg: 'info.subtle', borderColor: 'info.border', '--banner-fg': '{colors.info.fg}' },
      success: { bg: 'success.subtle', borderColor: 'success.border', '--banner-fg': '{colors.success.fg}' },
    },
  },
});

/** Props of `Banner`. */
export interface BannerProps {
  readonly tone: BannerTone;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Replaces the tone's icon. */
  readonly icon?: ReactNode;
  /** A button at the end of the banner. */
  readonly action?: ReactNode;
  /** `alert` for an event that needs the agent now; absent for text that was there from the start. */
  readonly role?: 'alert' | 'status';
}

/**
 * A message in the flow of the page about the content around it, in the colour of its `tone`, with a text (`children`)
 * and an `action` at its end. `icon` replaces the tone's icon; `role` announces a banner that appears later: `alert` at
 * once, `status` when the screen reader is free.
 */
export function Banner({ tone, title, children, icon, action, role }: BannerProps) {
  return (
    <Frame tone={tone} role={role}>
      <Box color="var(--banner-fg)">{icon ?? toneIcons[tone]}</Box>
      <Content>
        <Box flex="1" minW="min(180px, 100%)">
          <Box textStyle="h3" color="var(--banner-fg)">
            {title}
          </Box>
          {children === undefined ? null : (
            <Box mt="0.5" color="fg.muted">
              {children}
            </Box>
          )}
        </Box>
        {action === undefined ? null : <Box alignSelf="center">{action}</Box>}
      </Content>
    </Frame>
  );
}
