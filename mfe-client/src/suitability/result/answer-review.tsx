import type { SatQuestion } from '@portal/shared/api/suitability';
import { Box, chakra, Span, Text } from '@portal/shared/ui';
import type { AssessmentValues } from '../answers/assessment-values.ts';
import { describeCounts, describeStamp } from '../answers/stamps.ts';
import { extraCareStep, stepIdOf } from '../questions/steps.ts';
import { formatAnswer } from './answer-text.ts';

const Details = chakra('details', {
  base: { mt: '5', borderWidth: '1px', borderColor: 'border.default', borderRadius: 'choice' },
});
const Summary = chakra('summary', {
  base: { minH: 'touch', py: '3', px: '4', cursor: 'pointer', fontWeight: 'medium', borderRadius: 'choice' },
});

interface AnswerReviewProps {
  readonly values: AssessmentValues;
  readonly questions: readonly SatQuestion[];
}

/**
 * The confirmed answers with who gave each, and when; nothing while none is confirmed. Folded, because the steps show
 * them too.
 */
export function AnswerReview({ values, questions }: AnswerReviewProps) {
  const { answers, done, stamps } = values;
  const confirmedQuestions = questions.filter((question) => done.includes(stepIdOf(question)));
  const steps = [...confirmedQuestions.map(stepIdOf), extraCareStep];
  const count = describeCounts(steps.map((step) => stamps[step]));
  if (count === '') return null;
  return (
    <Details>
      <Summary>
        Answers{' '}
        <Span color="fg.muted" fontWeight="normal">
          {count}
        </Span>
      </Summary>
      <Box as="ol" aria-label="Answers" px="4" pb="4">
        {confirmedQuestions.map((question) => {
          const stamp = stamps[stepIdOf(question)];
          return (
            <Box as="li" key={question.id} py="2.5" borderTopWidth="1px" borderColor="border.subtle">
              <Text color="fg.muted">{question.text}</Text>
              <Text fontWeight="medium">{formatAnswer(question, answers[String(question.id)])}</Text>
              {stamp ? (
                <Text textStyle="help" color="fg.subtle">
                  {describeStamp(stamp)}
                </Text>
              ) : null}
            </Box>
          );
        })}
        {stamps[extraCareStep] ? (
          <Box as="li" py="2.5" borderTopWidth="1px" borderColor="border.subtle">
            <Text color="fg.muted">Extra care</Text>
            <Text textStyle="help" color="fg.subtle">
              {describeStamp(stamps[extraCareStep])}
            </Text>
          </Box>
        ) : null}
      </Box>
    </Details>
  );
}
