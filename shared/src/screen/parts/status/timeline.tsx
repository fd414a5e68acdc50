import { chakra } from '@portal/shared/ui';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PrivateFigures } from '../figures/private-figures.tsx';

/** State of a timeline entry. `now` is a present step that may need the agent, `underway` one that does not. */
export type TimelineState = 'next' | 'now' | 'underway' | 'done' | 'failed' | 'neutral';

/** One event. Figures in title and note are marked private. */
export interface TimelineEntry {
  readonly id: string;
  readonly title: ReactNode;
  /** Text of the time: `21 Nov 2026, 09:05`, or `Expected by 2 Dec 2026`. */
  readonly at?: ReactNode;
  readonly note?: ReactNode;
  readonly state: TimelineState;
  /** Replaces the state's icon. */
  readonly icon?: ReactNode;
}

const ListFrame = chakra('ol', { base: { display: 'grid' } });

const Item = chakra('li', {
  base: {
    position: 'relative',
    pb: '5',
    ps: '9',
    '&:last-child': { pb: '0' },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '11.25px',
      top: '26px',
      bottom: '-2px',
      w: '1.5px',
      bg: 'border.default',
    },
  },
  variants: { next: { true: { color: 'fg.subtle' } } },
});

const Point = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    // in the middle of the title's line
    top: 'calc((1lh - 24px) / 2)',
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    borderRadius: '50%',
    '& svg': { width: '14px', height: '14px', strokeWidth: 2.25 },
  },
  variants: {
    state: {
      next: { bg: 'bg.surface', boxShadow: 'inset 0 0 0 1.5px {colors.border.control}' },
      now: { bg: 'accent.solid', color: 'accent.on' },
      underway: { bg: 'info.subtle', color: 'info.fg' },
      done: { bg: 'success.subtle', color: 'success.fg' },
      failed: { bg: 'danger.subtle', color: 'danger.fg' },
      neutral: { bg: 'bg.muted', color: 'fg.muted' },
    },
  },
});

const Title = chakra('div', {
  base: { fontWeight: 'medium' },
  variants: { now: { true: { fontWeight: 'semibold' } } },
});
const At = chakra('div', { base: { textStyle: 'help' } });
const Note = chakra('div', { base: { mt: '1', color: 'fg.muted' } });

const signs: Partial<Record<TimelineState, ReactNode>> = { done: <Check />, failed: <X /> };

/** Props of `Timeline`. */
export interface TimelineProps {
  /** Oldest first; expected events come last. */
  readonly entries: readonly TimelineEntry[];
  readonly label: string;
}

/**
 * A list of past events and the steps that follow, in the order of `entries`. `label` is its accessible name. The
 * privacy view blurs the figures in titles and notes.
 */
export function Timeline({ entries, label }: TimelineProps) {
  return (
    <ListFrame aria-label={label}>
      {entries.map(({ id, title, at, note, state, icon }) => {
        const isPresent = state === 'now' || state === 'underway';
        return (
          <Item key={id} next={state === 'next'} aria-current={isPresent ? 'step' : undefined}>
            <Point state={state} aria-hidden>
              {icon ?? signs[state]}
            </Point>
            <Title now={isPresent}>
              <PrivateFigures>{title}</PrivateFigures>
            </Title>
            {at === undefined ? null : <At>{at}</At>}
            {note === undefined ? null : (
              <Note>
                <PrivateFigures>{note}</PrivateFigures>
              </Note>
            )}
          </Item>
        );
      })}
    </ListFrame>
  );
}
