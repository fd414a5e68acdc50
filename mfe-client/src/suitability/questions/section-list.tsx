import { StepMark } from '@portal/shared/parts';
import { chakra, VisuallyHidden } from '@portal/shared/ui';
import type { SectionProgress } from './steps.ts';

const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: '10',
    px: '2.5',
    borderRadius: 'md',
    color: 'fg.muted',
    textAlign: 'start',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _disabled: { color: 'fg.subtle', cursor: 'default', bg: 'transparent' },
  },
  variants: {
    state: {
      done: {},
      open: {},
      later: {},
      now: {
        bg: 'brand.subtle',
        color: 'fg.default',
        fontWeight: 'semibold',
        _hover: { bg: 'brand.subtle' },
      },
    },
  },
});
const Count = chakra('span', {
  base: { ms: 'auto', textStyle: 'xs', color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
});

interface SectionListProps {
  readonly sections: readonly SectionProgress[];
  readonly onOpen: (stepId: string) => void;
}

/**
 * The sections of the assessment with the number of steps that are done. A section that can be reached is a button,
 * which opens one of its steps (`onOpen`).
 */
export function SectionList({ sections, onOpen }: SectionListProps) {
  return (
    <ol aria-label="Sections">
      {sections.map(({ name, stepId, doneCount, count, state }, at) => (
        <li key={name} aria-current={state === 'now' ? 'step' : undefined}>
          <Item type="button" state={state} disabled={state === 'later'} onClick={() => onOpen(stepId)}>
            <StepMark state={state === 'done' || state === 'now' ? state : 'next'} number={at + 1} />
            {name}
            <Count>
              <span aria-hidden>{`${doneCount}/${count}`}</span>
              <VisuallyHidden>{`, ${doneCount} of ${count} answered`}</VisuallyHidden>
            </Count>
          </Item>
        </li>
      ))}
    </ol>
  );
}
