import { Card, PageContent } from '@portal/shared/parts';
import { Banner, Box, Button, chakra, Flex, Span, Stack, Text } from '@portal/shared/ui';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { scrollToStep } from '../questions/scroll-to-step.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { type Language, languageNames } from './languages.ts';
import { useExpiry } from './use-expiry.ts';
import type { Words } from './words.ts';

/** Everything is a size larger than on the agent's screens, and has room for a finger. */
const Large = chakra('div', {
  base: {
    maxW: '760px',
    mx: 'auto',
    textStyle: 'lg',
    '& label, & legend, & textarea, & input, & select': { fontSize: 'lg', lineHeight: 'lg' },
    // the line below a control
    '& [id$=-note]': { textStyle: 'sm' },
    // a customer is not taught the keys
    '& kbd': { display: 'none' },
    '& button': { fontSize: 'md', minH: '12', whiteSpace: 'normal' },
    '& label:has(input)': { minH: '14', py: '13px' },
    '& [data-earlier] *': { fontSize: 'md' },
  },
});

interface CustomerFrameProps {
  readonly words: Words;
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly onLanguage: (language: Language) => void;
  /** Changes with the step: the new heading takes the focus. */
  readonly stepId: string;
  /** Whether the browser has stored all answers. */
  readonly isKept: boolean;
  readonly children: ReactNode;
}

/**
 * The page of the customer's mode: the switch of the language, a warning with a renewal before the session ends, and
 * one step (`children`). `stepId` changes with the step, whose heading then takes the focus; `isKept`: the browser has
 * stored all answers, and the frame is to say so.
 */
export function CustomerFrame(props: CustomerFrameProps) {
  const { words, language, languages, onLanguage, stepId, isKept, children } = props;
  const content = useRef<HTMLDivElement>(null);
  const { minutesLeft, renew } = useExpiry();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another step
  useEffect(() => scrollToStep(content.current), [stepId]);
  return (
    <PageContent>
      <Large lang={languageNames[language].tag}>
        <LanguageSwitch
          label={words.chooseLanguage}
          languages={languages}
          current={language}
          onChoose={onLanguage}
        />
        <Stack gap="5" mt="5" ref={content}>
          {minutesLeft === undefined ? null : (
            <Banner
              tone="warn"
              role="alert"
              title={
                <Span textStyle="lg" fontWeight="semibold">
                  {words.closes(minutesLeft)}
                </Span>
              }
            >
              <Button mt="3" w={{ base: 'full', md: 'auto' }} variant="outline" onClick={renew}>
                {words.moreTime}
              </Button>
            </Banner>
          )}
          {children}
          <Box role="status" minH="6">
            {isKept ? <KeptLine text={words.keptNote} /> : null}
          </Box>
        </Stack>
      </Large>
    </PageContent>
  );
}

/** Says, after a check mark, that all answers are stored. */
export function KeptLine({ text }: { readonly text: string }) {
  return (
    <Flex display="inline-flex" align="center" gap="2" textStyle="md" color="fg.muted">
      <Check size={16} aria-hidden />
      {text}
    </Flex>
  );
}

interface StepCardProps {
  readonly onSubmit: () => void;
  readonly onBack: (() => void) | undefined;
  readonly back: string;
  /** The words of the button that submits. */
  readonly next: string;
  readonly children: ReactNode;
}

/**
 * Card with one step of the customer's mode and its buttons. It is a form: Enter submits it. `back` and `next` are the
 * words of its buttons: without `onBack`, Back is disabled.
 */
export function StepCard({ onSubmit, onBack, back, next, children }: StepCardProps) {
  return (
    <Card>
      <chakra.form
        noValidate
        p={{ base: '4', md: '8' }}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <Flex mt="7" pt="5" gap="3" justify="space-between" borderTopWidth="1px" borderColor="border.subtle">
          <Button size="lg" variant="outline" disabled={onBack === undefined} onClick={onBack}>
            {back}
          </Button>
          <Button size="lg" type="submit">
            {next}
          </Button>
        </Flex>
      </chakra.form>
    </Card>
  );
}

/**
 * Says how far the customer is in the questions, in words and as a bar. `section`: the step's section, where its heading
 * does not say it. `at`: the step's number of `of` steps.
 */
export function CustomerProgress({
  words,
  section,
  at,
  of,
}: {
  readonly words: Words;
  readonly section?: string;
  readonly at: number;
  readonly of: number;
}) {
  const share = Math.round((at / of) * 100);
  return (
    <Box>
      <Flex justify="space-between" gap="4" color="fg.muted">
        {section === undefined ? null : <Text>{section}</Text>}
        <Text ms="auto" whiteSpace="nowrap">
          {words.step(at, of)}
        </Text>
      </Flex>
      <Box
        role="progressbar"
        aria-label={words.progress}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        mt="2.5"
        h="2"
        borderRadius="full"
        bg="chart.track"
        overflow="hidden"
      >
        <Box h="full" borderRadius="full" bg="brand.solid" style={{ width: `${share}%` }} />
      </Box>
    </Box>
  );
}
