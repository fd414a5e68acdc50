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

export interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** What would be here, or what it means. */
  readonly children?: ReactNode;
  /** The one action that fills it. */
  readonly action?: ReactNode;
  readonly tone?: 'neutral' | 'danger' | 'warn' | 'success' | 'info';
}

/** Nothing here: a sentence that says what would be, and the one action that fills it. */
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
