import { Card } from '@portal/shared/parts';
import { Box, Button, chakra, PageTitle, Text } from '@portal/shared/ui';
import { Check } from 'lucide-react';
import { documentTitle } from '../document-title.ts';
import { KeptLine } from './customer-frame.tsx';
import type { Words } from './words.ts';

const Sign = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '14',
    mx: 'auto',
    mb: '5',
    borderRadius: 'full',
    bg: 'success.subtle',
    color: 'success.fg',
  },
});

interface ThanksProps {
  readonly words: Words;
  /** The browser has stored all answers. */
  readonly isKept: boolean;
  readonly onBack: (() => void) | undefined;
}

/**
 * Card after the customer's last step: thanks, asks to hand the device back to the agent, and says that the answers are
 * kept (`isKept`). `onBack` opens the step before, by a button that does not look like the next step.
 */
export function Thanks({ words, isKept, onBack }: ThanksProps) {
  return (
    <Card>
      <Box textAlign="center" px="4" py={{ base: '10', md: '16' }}>
        <Sign>
          <Check size={28} aria-hidden />
        </Sign>
        <PageTitle documentTitle={documentTitle} size="hero">
          {words.thanks}
        </PageTitle>
        <Text mt="3" textWrap="balance">
          {words.handBack}
        </Text>
        <Box mt="2" minH="6">
          {isKept ? <KeptLine text={words.keptNote} /> : null}
        </Box>
        {onBack ? (
          <Button mt="6" variant="ghost" color="fg.muted" onClick={onBack}>
            {words.changeAnswer}
          </Button>
        ) : null}
      </Box>
    </Card>
  );
}
