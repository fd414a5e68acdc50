import { StepMark, Steps } from '@portal/shared/parts';
import { HStack } from '@portal/shared/ui';

export const examples = {
  StepMark: () => (
    <HStack>
      <StepMark state="done" number={1} />
      <StepMark state="now" number={2} />
      <StepMark state="next" number={3} />
    </HStack>
  ),
  Steps: () => (
    <Steps
      label="Checkout"
      current="declaration"
      steps={[
        { id: 'review', label: 'Review' },
        { id: 'declaration', label: 'Declaration' },
        { id: 'submit', label: 'Submit' },
      ]}
    />
  ),
};
