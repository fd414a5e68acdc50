import { PrivateFigures } from '@portal/shared/parts';
import { chakra, Stack } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { type ItemState, itemStates } from './item-states.tsx';

/** A tinted box with an icon, for a sentence about items. */
export const NoteBox = chakra('div', {
  base: {
    display: 'flex',
    gap: '2.5',
    py: '2.5',
    px: '3',
    borderRadius: 'md',
    fontSize: '13px',
    lineHeight: 'sm',
    '& svg': { flexShrink: 0, width: '18px', height: '18px', mt: '1px' },
  },
  variants: {
    tone: {
      warn: { bg: 'accent.subtle', color: 'accent.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      info: { bg: 'info.subtle', color: 'info.fg' },
    },
  },
});

interface OwnNoteProps {
  readonly state: ItemState;
  /** Button below the sentence. */
  readonly action?: ReactNode;
  /** Absent where several items share the sentence. */
  readonly children: string | undefined;
}

/** What is said of one item in this state, in the state's colour, and what settles it (`action`). */
export function OwnNote({ state, action, children }: OwnNoteProps) {
  const { note, icon } = itemStates[state];
  return (
    <NoteBox tone={note}>
      {icon}
      <Stack gap="2" align="start">
        {children === undefined ? null : (
          <span>
            <PrivateFigures>{children}</PrivateFigures>
          </span>
        )}
        {action}
      </Stack>
    </NoteBox>
  );
}
