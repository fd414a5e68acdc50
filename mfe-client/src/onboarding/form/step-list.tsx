import { StepMark } from '@portal/shared/parts';
import { chakra, VisuallyHidden } from '@portal/shared/ui';
import { CircleAlert, Minus } from 'lucide-react';
import { isStepDone, type OnboardingStep, type StepState } from '../steps/get-steps.ts';
import { type StepName, stepTable } from '../steps/step-table.ts';

const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minH: { base: 'touch', xl: '9' },
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
/** A few words are beside the title, a sentence is below it. */
const Note = chakra('span', {
  base: { textStyle: 'xs', fontWeight: 'normal', color: 'fg.subtle' },
  variants: {
    tone: { warn: { color: 'accent.fg' }, plain: {} },
    place: { beside: { ms: 'auto', whiteSpace: 'nowrap' }, below: { flexBasis: 'full' } },
  },
});
const Words = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2', flex: '1', minW: '0' },
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
  /** Steps that are not saved, and why. */
  readonly unsaved: ReadonlyMap<StepName, string>;
  readonly onOpen: (name: StepName) => void;
}

interface StepNote {
  readonly text: string;
  readonly place: 'beside' | 'below';
  /** Something is missing, or not saved. */
  readonly isOpen?: true;
}

/** Returns a document's name as it is said briefly: `W-8BEN`. */
const briefly = (name: string): string => name.replace(/^Form /, '').replace(/^Proof /, 'proof ');

function noteOf(state: StepState, isBegun: boolean, unsaved: string | undefined): StepNote | undefined {
  const count =
    state.status === 'incomplete' && (isBegun || unsaved !== undefined) ? state.missing.length : 0;
  if (count > 0) return { text: `${count} missing`, place: 'beside', isOpen: true };
  if (unsaved !== undefined) return { text: `Not saved: ${unsaved}`, place: 'below', isOpen: true };
  switch (state.status) {
    case 'not-needed':
      return { text: 'Not needed', place: 'beside' };
    case 'optional':
      return { text: 'Optional', place: 'beside' };
    case 'later':
      return { text: `Later: ${state.documents.map(briefly).join(', ')}`, place: 'below' };
    case 'incomplete':
    case 'done':
      return undefined;
  }
}

/**
 * All steps of an onboarding with their state: done, how much is missing, not needed, not saved, or which documents come
 * later. `onOpen` opens one that applies, in any order; one that was `begun` and is incomplete is marked.
 */
export function StepList({ steps, current, begun, unsaved, onOpen }: StepListProps) {
  return (
    <ol aria-label="Steps">
      {steps.map((step, at) => {
        const { name, state } = step;
        const isCurrent = name === current;
        const note = noteOf(state, begun.has(name), unsaved.get(name));
        const isMissing = note?.isOpen === true && !isCurrent;
        const isDone = isStepDone(step, unsaved);
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
                <StepMark state={isCurrent ? 'now' : isDone ? 'done' : 'next'} number={at + 1} />
              )}
              <Words>
                {stepTable[name].title}
                {note === undefined ? (
                  <VisuallyHidden>{isDone ? ', done' : ''}</VisuallyHidden>
                ) : (
                  <Note tone={isMissing ? 'warn' : 'plain'} place={note.place}>
                    <VisuallyHidden>, </VisuallyHidden>
                    {note.text}
                  </Note>
                )}
              </Words>
            </Item>
          </li>
        );
      })}
    </ol>
  );
}
