import { DraftNotice } from '@portal/shared/forms';
import { Banner, Box } from '@portal/shared/ui';
import { toExtraCare } from './answers/extra-care.ts';
import { columnsWidth } from './assessment-columns.ts';
import { ExtraCareStep, QuestionStep } from './question-step.tsx';
import { extraCareStep } from './questions/steps.ts';
import { ResultStep } from './result-step.tsx';
import type { AssessmentFacts } from './use-answers.ts';
import { useAssessment } from './use-assessment.ts';

interface AssessmentFormProps extends AssessmentFacts {
  /** The address names an item that is not in the cart any more. */
  readonly isItemGone: boolean;
}

/**
 * The agent's form of one customer's assessment: a step at a time, with its draft. `isItemGone`: the item that the URL
 * names is not in the cart any more, which a note says.
 */
export function AssessmentForm({ isItemGone, ...facts }: AssessmentFormProps) {
  const { customer, questions, earlier, item } = facts;
  const assessment = useAssessment(facts);
  const { step, draft } = assessment;
  if (!step) return null;
  const common = { assessment, step };
  return (
    <>
      {draft.found ? (
        <Box {...columnsWidth} mb="4">
          <DraftNotice draft={draft} what="assessment" />
        </Box>
      ) : null}
      {isItemGone ? (
        <Box {...columnsWidth} mb="4">
          <Banner tone="info" title="That assessment is no longer in the cart">
            This is a new one.
          </Banner>
        </Box>
      ) : null}
      {step.question ? (
        <QuestionStep {...common} key={step.id} question={step.question} earlier={earlier} />
      ) : step.id === extraCareStep ? (
        <ExtraCareStep {...common} key={step.id} recordAnswers={toExtraCare(customer.vI)} />
      ) : (
        <ResultStep
          {...common}
          key={step.id}
          customer={customer}
          questions={questions}
          itemId={item?.id ?? null}
        />
      )}
    </>
  );
}
