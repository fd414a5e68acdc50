import { chakra, Flex, VisuallyHidden } from '@portal/shared/ui';
import { CircleCheck } from 'lucide-react';

const StepNumber = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '22px',
    borderRadius: '50%',
    bg: 'brand.solid',
    color: 'brand.on',
    textStyle: 'xs',
  },
});

interface SectionTitleProps {
  readonly step: number;
  readonly children: string;
  readonly isDone: boolean;
}

/** Heading of a checkout's step: its number `step`, or a tick when `isDone`, and its title (`children`). */
export function SectionTitle({ step, children, isDone }: SectionTitleProps) {
  return (
    <Flex as="span" align="center" gap="2">
      {isDone ? (
        <Flex as="span" color="success.fg">
          <CircleCheck aria-hidden />
          <VisuallyHidden>Done: </VisuallyHidden>
        </Flex>
      ) : (
        <StepNumber aria-hidden>{step}</StepNumber>
      )}
      {children}
    </Flex>
  );
}
