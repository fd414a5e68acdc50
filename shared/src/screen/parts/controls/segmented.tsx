import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/** One option of `Segmented`. */
export interface SegmentedOption<Id extends string = string> {
  readonly id: Id;
  readonly label: ReactNode;
}

/** Props of `Segmented`. */
export interface SegmentedProps<Id extends string = string> {
  /** Names the choice: `Currency`. */
  readonly label: string;
  readonly options: readonly SegmentedOption<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

const Track = chakra('div', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '0.5',
    p: '3px',
    borderRadius: '9px',
    bg: 'bg.muted',
  },
});

const Segment = chakra('button', {
  base: {
    minH: { base: 'touch', md: '7' },
    px: '3',
    borderRadius: 'sm',
    color: 'fg.muted',
    fontSize: '13px',
    lineHeight: 'sm',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'fg.default' },
    _pressed: {
      // lighter than the track in both modes
      bg: { base: 'bg.raised', _dark: 'border.default' },
      color: 'fg.default',
      boxShadow: '0 0 0 1px {colors.border.default}, {shadows.xs}',
    },
  },
});

/**
 * A choice between two to four views of the same data, as buttons in one bar. `value` is the id of the chosen option; a
 * press calls `onChange` with an id. `label` is the group's accessible name.
 */
export function Segmented<Id extends string>({ label, options, value, onChange }: SegmentedProps<Id>) {
  return (
    <Track role="group" aria-label={label}>
      {options.map((option) => (
        <Segment
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </Segment>
      ))}
    </Track>
  );
}
