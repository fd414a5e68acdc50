import { StepMark } from '@portal/shared/parts';
import { Flex, VisuallyHidden } from '@portal/shared/ui';
import { checkoutSteps, currentStep, type StepId, type StepsDone } from './checkout-steps.ts';

interface SectionTitleProps {
  readonly step: Exclude<StepId, 'submit'>;
  readonly done: StepsDone;
}

/**
 * Heading of the section of a checkout's step: its number, or a tick when it is `done`, and its name. The row of steps
 * above shows the same.
 */
export function SectionTitle({ step, done }: SectionTitleProps) {
  const index = checkoutSteps.findIndex(({ id }) => id === step);
  const state = done[step] ? 'done' : step === currentStep(done) ? 'now' : 'next';
  return (
    <Flex as="span" align="center" gap="2.5">
      <StepMark state={state} number={index + 1} />
      {done[step] ? <VisuallyHidden>Done: </VisuallyHidden> : null}
      {checkoutSteps[index]?.label}
    </Flex>
  );
}
