import { StepMark } from '@portal/shared/parts';
import { chakra, VisuallyHidden } from '@portal/shared/ui';
import { CircleAlert, Minus } from 'lucide-react';
import type { OnboardingStep, StepState } from '../steps/get-steps.ts';
import { type StepName, stepTable } from '../steps/step-table.ts';

const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minH: { base: 'touch', lg: '9' },
    px: '2.5',
    py: '1',
    borderRadius: 'md',
    color: 'fg.muted',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    _disabled: { color: 'fg.subtle', cursor: 'not-allowed', bg: 'transparent' },
    '&[aria-current=step]': { bg: 'brand.subtle', color: 'fg.default', fontWeight: 'semibold' },
  },
});
const Note = chakra('span', {
  base: { ms: 'auto', textStyle: 'xs', color: 'fg.subtle', whiteSpace: 'nowrap' },
  variants: { tone: { warn: { color: 'accent.fg' }, plain: {} } },
});
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '6',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: '50%',
    '& svg': { width: '14px', height: '14px' },
  },
  variants: {
    tone: { warn: { color: 'accent.fg', borderColor: 'accent.fg' }, plain: { borderStyle: 'dashed' } },
  },
});

interface StepListProps {
  readonly steps: readonly OnboardingStep[];
  readonly current: StepName;
  /** Steps that were begun: only of those a missing answer is shown. */
  readonly begun: ReadonlySet<StepName>;
  readonly onOpen: (name: StepName) => void;
}

function noteOf(state: StepState, isBegun: boolean): string | undefined {
  if (state.status === 'not-needed') return 'Not needed';
  if (state.status === 'optional') return 'Optional';
  const count = state.status === 'incomplete' ? state.missing.length : 0;
  return count > 0 && isBegun ? `${count} missing` : undefined;
}

/**
 * All steps of an onboarding with their state: done, incomplete or not needed. `onOpen` opens one that applies, in any
 * order; one that was `begun` and is incomplete is marked.
 */
export function StepList({ steps, current, begun, onOpen }: StepListProps) {
  return (
    <ol aria-label="Steps">
      {steps.map(({ name, state }, at) => {
        const isCurrent = name === current;
        const note = noteOf(state, begun.has(name));
        const isMissing = state.status === 'incomplete' && note !== undefined && !isCurrent;
        return (
          <li key={name}>
            <Item
              type="button"
              aria-current={isCurrent ? 'step' : undefined}
              disabled={state.status === 'not-needed'}
              onClick={() => onOpen(name)}
            >
              {state.status === 'not-needed' ? (
                <Sign tone="plain" aria-hidden>
                  <Minus />
                </Sign>
              ) : isMissing ? (
                <Sign tone="warn" aria-hidden>
                  <CircleAlert />
                </Sign>
              ) : (
                <StepMark
                  state={isCurrent ? 'now' : state.status === 'done' ? 'done' : 'next'}
                  number={at + 1}
                />
              )}
              {stepTable[name].title}
              {note === undefined ? (
                <VisuallyHidden>{state.status === 'done' ? ', done' : ''}</VisuallyHidden>
              ) : (
                <Note tone={isMissing ? 'warn' : 'plain'}>
                  <VisuallyHidden>, </VisuallyHidden>
                  {note}
                </Note>
              )}
            </Item>
          </li>
        );
      })}
    </ol>
  );
}
