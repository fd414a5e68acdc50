import { chakra, VisuallyHidden } from '@portal/shared/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** One step of `Steps`. */
export interface Step {
  readonly id: string;
  readonly label: ReactNode;
  /** It is done although an earlier one is not. */
  readonly isDone?: boolean;
}

/** Props of `Steps`. */
export interface StepsProps {
  readonly steps: readonly Step[];
  /** Id of the current step; earlier steps are done. */
  readonly current: string;
  /** Accessible name of the list of steps. */
  readonly label: string;
}

const Row = chakra('ol', { base: { display: 'flex' } });

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0', md: '2.5' },
    // what is left is shared: the lines between the steps are equally long
    flex: { base: '1 0 auto', md: '1 1 auto' },
    minW: '0',
    color: 'fg.subtle',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    '&:last-child': { flex: 'none' },
    '&:not(:last-child)::after': {
      content: '""',
      flex: '1',
      minW: { base: '10px', md: '4' },
      h: '1.5px',
      ms: { base: '2', md: '0' },
      me: { base: '2', md: '3' },
      bg: 'border.default',
      // no room for lines
      '@media (max-width: 339px)': { display: 'none' },
    },
  },
  variants: {
    state: {
      done: { color: 'fg.muted', '&:not(:last-child)::after': { bg: 'brand.border' } },
      now: {
        color: 'fg.default',
        fontWeight: 'semibold',
        flexShrink: '1',
        gap: '2',
        '&:not(:last-child)::after': { ms: '0' },
      },
      next: {},
    },
  },
});

const Dot = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '6',
    borderWidth: '1.5px',
    borderRadius: '50%',
    textStyle: 'xs',
    fontWeight: 'semibold',
    '& svg': { width: '14px', height: '14px', strokeWidth: 2.5 },
  },
  variants: {
    state: {
      done: { bg: 'brand.subtle', borderColor: 'brand.subtle', color: 'brand.fg' },
      now: { bg: 'brand.solid', borderColor: 'brand.solid', color: 'brand.on' },
      next: { bg: 'bg.surface', borderColor: 'border.control', color: 'fg.muted' },
    },
  },
});

/** Props of `StepMark`. */
export interface StepMarkProps {
  readonly state: 'done' | 'now' | 'next';
  readonly number: number;
}

/** Shows the number of a step, or a check when it is done. Screen readers get neither. */
export function StepMark({ state, number }: StepMarkProps) {
  return (
    <Dot state={state} aria-hidden>
      {state === 'done' ? <Check /> : number}
    </Dot>
  );
}

/** Hidden on a phone except for the current step; screen readers get all of them. */
const Label = chakra('span', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis' },
  variants: {
    quiet: { true: { srOnly: { base: true, md: false } } },
  },
});

/**
 * Shows the steps of a sequence in a row, numbered. `current` is the id of the current one; those before it show as
 * done, and none does for an unknown id; a later one does by its `isDone`. They cannot be pressed. `label` is the accessible name.
 */
export function Steps({ steps, current, label }: StepsProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <Row aria-label={label}>
      {steps.map((step, index) => {
        const state = index === at ? 'now' : index < at || step.isDone ? 'done' : 'next';
        return (
          <Item key={step.id} state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <StepMark state={state} number={index + 1} />
            <Label quiet={state !== 'now'}>{step.label}</Label>
            {state === 'done' ? <VisuallyHidden>, done</VisuallyHidden> : null}
          </Item>
        );
      })}
    </Row>
  );
}
