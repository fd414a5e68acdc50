import type { SatQuestion } from '@portal/shared/api/suitability';
import { Box, chakra, Span, Text } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';
import type { AssessmentValues } from '../answers/assessment-values.ts';
import { listCareAnswers } from '../answers/extra-care.ts';
import { describeCounts, describeStamp, summarizeStamps } from '../answers/stamps.ts';
import { extraCareStep, stepIdOf } from '../questions/steps.ts';
import { formatAnswer } from './answer-text.ts';

const Details = chakra('details', {
  base: {
    mt: '5',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'choice',
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
});
const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: 'touch',
    py: '3',
    px: '4',
    cursor: 'pointer',
    fontWeight: 'medium',
    borderRadius: 'choice',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& > svg': { ms: 'auto', color: 'fg.muted' },
  },
});
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    columnGap: '4',
    py: '2.5',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
  },
});

interface AnswerReviewProps {
  readonly values: AssessmentValues;
  readonly questions: readonly SatQuestion[];
}

/**
 * The confirmed answers, those to extra care too, with who gave them, and when: once for most of them, and at each that
 * the other gave. Nothing while none is confirmed. Folded, because the steps show them too.
 */
export function AnswerReview({ values, questions }: AnswerReviewProps) {
  const { answers, done, stamps, extraCare } = values;
  const confirmed = questions.filter((question) => done.includes(stepIdOf(question)));
  const ownStamps = [...confirmed.map(stepIdOf), extraCareStep].map((step) => stamps[step]);
  const summary = summarizeStamps(ownStamps);
  if (summary === undefined) return null;
  const rows = [
    ...confirmed.map((question) => ({
      key: stepIdOf(question),
      question: question.text,
      answer: formatAnswer(question, answers[String(question.id)]),
      stamp: stamps[stepIdOf(question)],
    })),
    ...(stamps[extraCareStep] ? listCareAnswers(extraCare) : []).map(([question, answer]) => ({
      key: `${extraCareStep} ${question}`,
      question,
      answer,
      stamp: stamps[extraCareStep],
    })),
  ];
  return (
    <Details>
      <Summary>
        Answers
        <Span color="fg.muted" fontWeight="normal">
          {describeCounts(ownStamps)}
        </Span>
        <ChevronDown size={16} aria-hidden />
      </Summary>
      <Box px="4" pb="4">
        <Text pb="3" textStyle="help" color="fg.subtle">
          {summary.text}
        </Text>
        <ol aria-label="Answers">
          {rows.map(({ key, question, answer, stamp }) => (
            <Row key={key}>
              <Span color="fg.muted">{question}</Span>
              <div>
                <Span fontWeight="medium" data-private>
                  {answer}
                </Span>
                {stamp && stamp.by !== summary.by ? (
                  <Text mt="0.5" textStyle="help" color="accent.fg">
                    {describeStamp(stamp)}
                  </Text>
                ) : null}
              </div>
            </Row>
          ))}
        </ol>
      </Box>
    </Details>
  );
}
