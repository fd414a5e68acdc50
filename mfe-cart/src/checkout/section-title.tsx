import { StepMark } from '@portal/shared/parts';
import { Flex, VisuallyHidden } from '@portal/shared/ui';
import { checkoutSteps, type StepId } from './checkout-steps.ts';

interface SectionTitleProps {
  readonly step: StepId;
  /** The first step that is not done. */
  readonly current: StepId;
}

/**
 * Heading of the section of a checkout's step: its number, or a tick when it is before the `current` one, and its name.
 * The row of steps above shows the same.
 */
export function SectionTitle({ step, current }: SectionTitleProps) {
  const index = checkoutSteps.findIndex(({ id }) => id === step);
  const at = checkoutSteps.findIndex(({ id }) => id === current);
  const state = index < at ? 'done' : index === at ? 'now' : 'next';
  return (
    <Flex as="span" align="center" gap="2.5">
      <StepMark state={state} number={index + 1} />
      {state === 'done' ? <VisuallyHidden>Done: </VisuallyHidden> : null}
      {checkoutSteps[index]?.label}
    </Flex>
  );
}
