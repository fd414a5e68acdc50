import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '1.5',
    py: '10',
    px: '6',
    textAlign: 'center',
    textWrap: 'balance',
  },
});

const Glyph = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    mb: '2',
    borderRadius: 'popover',
    '& svg': { width: '22px', height: '22px' },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.muted', color: 'fg.muted' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      warn: { bg: 'accent.subtle', color: 'accent.fg' },
      success: { bg: 'success.subtle', color: 'success.fg' },
      info: { bg: 'info.subtle', color: 'info.fg' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** Explains what would be here. */
  readonly children?: ReactNode;
  /** The action that adds content. */
  readonly action?: ReactNode;
  readonly tone?: 'neutral' | 'danger' | 'warn' | 'success' | 'info';
}

/**
 * Shown in place of a result that is empty or failed: a title, what would be here (`children`), and the action that adds
 * it. `tone` colours the icon.
 */
export function EmptyState({ icon, title, children, action, tone = 'neutral' }: EmptyStateProps) {
  return (
    <Frame>
      <Glyph tone={tone}>{icon}</Glyph>
      <Box w="full" textStyle="h2">
        {title}
      </Box>
      {children === undefined ? null : (
        <Box w="full" maxW="44ch" color="fg.muted">
          {children}
        </Box>
      )}
      {action === undefined ? null : <Box mt="3">{action}</Box>}
    </Frame>
  );
}
