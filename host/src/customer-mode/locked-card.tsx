import { Card } from '@portal/shared/parts';
import { Appear, Box, chakra, PageTitle, Text } from '@portal/shared/ui';
import { Lock, Save, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { lockedWords, otherLockedWords } from './locked-words.ts';
import { useQuestionsTab } from './questions-tab.ts';

const Sign = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '20',
    mx: 'auto',
    mb: '6',
    '& > *': { gridArea: '1 / 1' },
    '& circle': { fill: 'none', stroke: 'chart.track', strokeWidth: '9' },
    '& circle + circle': { stroke: 'brand.solid' },
    '@media (forced-colors: active)': { '& circle': { stroke: 'CanvasText' } },
  },
});
const Fact = chakra('li', {
  base: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: '3', color: 'fg.default' },
});
const Agent = chakra('div', {
  base: {
    py: '4',
    px: { base: '4', md: '10' },
    bg: 'bg.subtle',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  variants: {
    // nothing else can be done here
    loud: { true: { '& button': { bg: 'brand.solid', borderColor: 'brand.solid', color: 'brand.on' } } },
  },
});

/** A line in English, and below it in the customer's language where that is another. */
function Line({ of, language }: { readonly of: keyof typeof lockedWords; readonly language: string }) {
  const other = otherLockedWords[language]?.[of];
  return (
    <>
      {lockedWords[of]}
      {other === undefined ? null : (
        <Text
          as="span"
          lang={language}
          display="block"
          mt="0.5"
          textStyle="sm"
          fontWeight="normal"
          color="fg.muted"
        >
          {other}
        </Text>
      )}
    </>
  );
}

/**
 * What a tab without the questions shows while the device is with a customer: where they are, in the customer's language
 * too, what becomes of the answers, and apart from that the agent's way (`children`), which is the only one once the tab
 * with the questions is closed. It has no name in it.
 */
export function LockedCard({ children }: { readonly children: ReactNode }) {
  const { isClosed, language } = useQuestionsTab();
  const facts = [
    { of: 'kept', icon: <Save size={20} aria-hidden /> },
    { of: 'notSent', icon: <Send size={20} aria-hidden /> },
  ] as const;
  return (
    <Box display="grid" minH="100%" px="4" py="8" placeItems="center">
      <Box w="full" maxW="520px">
        <Appear>
          <Card>
            <Box px={{ base: '4', md: '10' }} py="10" textAlign="center">
              <Sign aria-hidden>
                <svg viewBox="0 0 80 80" width="80" height="80" aria-hidden="true">
                  <circle cx="40" cy="40" r="35" />
                  <circle
                    cx="40"
                    cy="40"
                    r="35"
                    pathLength="100"
                    strokeDasharray="65 35"
                    transform="rotate(-90 40 40)"
                  />
                </svg>
                <Lock size={28} aria-hidden />
              </Sign>
              <PageTitle documentTitle="Locked">
                <Line of={isClosed ? 'closed' : 'elsewhere'} language={language} />
              </PageTitle>
              <Text mt="4" color="fg.muted" textWrap="balance">
                {isClosed
                  ? 'This device is with the customer. Please give it back to the agent.'
                  : 'This device is with the customer. Until the agent logs in, it shows only the questions. Go to that tab to continue.'}
              </Text>
            </Box>
            <Box
              as="ul"
              display="grid"
              gap="4"
              px={{ base: '4', md: '10' }}
              py="5"
              borderTopWidth="1px"
              borderColor="border.subtle"
            >
              {facts.map(({ of, icon }) => (
                <Fact key={of}>
                  {icon}
                  <div>
                    <Line of={of} language={language} />
                  </div>
                </Fact>
              ))}
            </Box>
            <Agent loud={isClosed}>{children}</Agent>
          </Card>
        </Appear>
      </Box>
    </Box>
  );
}
