import { Card } from '@portal/shared/parts';
import { Box, Button, chakra, Flex, Text } from '@portal/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { describeStamp } from './answers/stamps.ts';
import { Columns, SectionColumn } from './assessment-columns.ts';
import { HandOverButton } from './hand-over/hand-over-button.tsx';
import { KeptNote } from './kept-note.tsx';
import { KeyboardOnly } from './questions/key-hint.tsx';
import { Progress } from './questions/progress.tsx';
import { scrollToStep } from './questions/scroll-to-step.ts';
import { SectionList } from './questions/section-list.tsx';
import { listSections, type Step } from './questions/steps.ts';
import type { Assessment } from './use-assessment.ts';

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '2',
    mt: '7',
    pt: '5',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    '& > button': { flex: { base: '1 1 7rem', md: 'none' } },
  },
});

interface AssessmentFrameProps {
  readonly assessment: Assessment;
  readonly step: Step;
  readonly onBack: (() => void) | undefined;
  /** What the keyboard does, between the buttons on a wide page. */
  readonly hint?: ReactNode;
  /** The primary button, which submits the form. */
  readonly primary: ReactNode;
  readonly onSubmit: () => void;
  /** Absent on the result, which asks for the declaration itself. */
  readonly onDecline?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * The frame of an assessment: its sections beside one step, with progress above it and its buttons below. Enter
 * submits. When the step changes, it scrolls to the top and focuses the heading. With `onDecline` there are buttons to
 * hand the device over and for a customer who gives no information.
 */
export function AssessmentFrame(props: AssessmentFrameProps) {
  const { assessment, step, onBack, hint, primary, onSubmit, onDecline, children } = props;
  const { steps, values, goTo, keptAnswers, handedOver } = assessment;
  const form = useRef<HTMLFormElement>(null);
  const lastStepId = useRef(step.id);
  const stamp = values.done.includes(step.id) ? values.stamps[step.id] : undefined;
  useEffect(() => {
    // not when the page opens: the page's title takes the focus by itself
    if (lastStepId.current === step.id) return;
    lastStepId.current = step.id;
    scrollToStep(form.current);
  }, [step.id]);
  return (
    <Columns>
      <SectionColumn aria-label="Suitability assessment">
        <Text as="h2" px="2.5" pb="2" textStyle="h3" color="fg.muted">
          Suitability assessment
        </Text>
        <SectionList sections={listSections(steps, values.done, step)} onOpen={goTo} />
      </SectionColumn>
      <Box minW="0">
        <Progress steps={steps} step={step} />
        <Card mt="5">
          <chakra.form
            ref={form}
            noValidate
            p={{ base: '4', md: '8' }}
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            {children}
            {stamp ? (
              <Text mt="5" color="fg.muted">
                {describeStamp(stamp)}
              </Text>
            ) : null}
            <Buttons>
              <Button variant="outline" disabled={onBack === undefined} onClick={onBack}>
                <ArrowLeft aria-hidden />
                Back
              </Button>
              {hint === undefined ? null : <KeyboardOnly>{hint}</KeyboardOnly>}
              {primary}
            </Buttons>
          </chakra.form>
        </Card>
        {/* the note comes and goes with each change: it is last, so that nothing moves */}
        <Flex direction={{ base: 'column', md: 'row' }} wrap="wrap" align={{ md: 'center' }} gap="2" mt="4">
          {onDecline ? (
            <>
              <HandOverButton assessment={handedOver} />
              <Button variant="ghost" size="sm" whiteSpace="normal" onClick={onDecline}>
                The customer declines to give information
              </Button>
            </>
          ) : null}
          <Box ms={{ md: onDecline ? 'auto' : '0' }} color="fg.subtle">
            <KeptNote keptAnswers={keptAnswers} />
          </Box>
        </Flex>
      </Box>
    </Columns>
  );
}
