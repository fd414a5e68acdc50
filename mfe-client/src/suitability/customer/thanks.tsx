import { PageTitle, Text } from '@portal/shared/ui';
import { documentTitle } from '../document-title.ts';
import { StepCard } from './customer-frame.tsx';
import type { Words } from './words.ts';

interface ThanksProps {
  readonly words: Words;
  readonly onBack: (() => void) | undefined;
}

/**
 * Card after the customer's last step: thanks, and asks to hand the device back to the agent. `onBack` opens the step
 * before.
 */
export function Thanks({ words, onBack }: ThanksProps) {
  return (
    <StepCard onSubmit={() => undefined} onBack={onBack} back={words.back}>
      <PageTitle documentTitle={documentTitle} size="hero">
        {words.thanks}
      </PageTitle>
      <Text mt="3">{words.handBack}</Text>
    </StepCard>
  );
}
