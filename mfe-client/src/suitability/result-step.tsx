import type { Customer } from '@portal/shared/api/customers';
import type { SatQuestion } from '@portal/shared/api/suitability';
import { valueOrUndefined } from '@portal/shared/data';
import { FormError } from '@portal/shared/forms';
import { pageAddress } from '@portal/shared/page-address';
import { cartPath } from '@portal/shared/pages';
import { LoadingRows } from '@portal/shared/parts';
import { PrintButton } from '@portal/shared/print-button';
import { Box, Button, FailurePanel, PageTitle, Text, useNavigate } from '@portal/shared/ui';
import { useState } from 'react';
import { putErrorText } from './add-to-cart/put-errors.ts';
import { type PutPhase, usePutAssessment } from './add-to-cart/use-put-assessment.ts';
import { findDeclarationProblems, isComplete, listConfirmedAnswers } from './answers/assessment-values.ts';
import { buildAssessment } from './answers/build-assessment.ts';
import { AssessmentFrame } from './assessment-frame.tsx';
import { DeclarationFields } from './declaration/declaration-fields.tsx';
import { documentTitle } from './document-title.ts';
import { findFirstOpenStep, type Step } from './questions/steps.ts';
import { AnswerReview } from './result/answer-review.tsx';
import { getFundLimits } from './result/fund-verdict.ts';
import { OwnedFunds } from './result/owned-funds.tsx';
import { OwnedFundsGauge } from './result/owned-funds-gauge.tsx';
import { resultPaperCode } from './result/paper/result-paper-code.ts';
import { ResultFacts } from './result/result-facts.tsx';
import { useCalculation } from './result/use-calculation.ts';
import type { Assessment } from './use-assessment.ts';

const phases = { adding: 'Adding…', checking: 'Reading the cart…' } as const satisfies Record<
  Exclude<PutPhase, 'idle'>,
  string
>;

interface ResultStepProps {
  readonly assessment: Assessment;
  readonly step: Step;
  readonly customer: Customer;
  readonly questions: readonly SatQuestion[];
  readonly itemId: string | null;
}

/**
 * The last step of the assessment: the calculated category with the customer's funds, the declaration, and the button
 * that adds the assessment to the cart, or changes the one that is there as item `itemId`. Where that one is unchanged,
 * the button only opens the cart.
 */
export function ResultStep({ assessment, step, customer, questions, itemId }: ResultStepProps) {
  const { values, change, steps, goTo, draft, isDirty } = assessment;
  const navigate = useNavigate();
  const [isChecked, setIsChecked] = useState(false);
  const isWhole = isComplete(values, questions);
  const answers = listConfirmedAnswers(values, questions);
  const calculation = useCalculation(customer.customerId, isWhole ? answers : undefined);
  const risk = valueOrUndefined(calculation);
  const limits = risk && getFundLimits(risk.rank, answers);
  const { put, phase, error } = usePutAssessment({ customer, itemId, draft });
  // without a result there is nothing to accept, and no mismatch
  const declaration = risk || values.declaration === 'declines' ? values.declaration : '';
  const newValues = { ...values, declaration };
  const problems = findDeclarationProblems(newValues);

  const submit = () => {
    setIsChecked(true);
    if (Object.keys(problems).length > 0) return;
    if (itemId !== null && !isDirty)
      return navigate(pageAddress(cartPath, { customerId: customer.customerId }));
    put(buildAssessment(newValues, questions, risk, new Date()));
  };
  const earlierStep = isWhole ? steps.at(-2) : findFirstOpenStep(steps, values.done);
  return (
    <AssessmentFrame
      assessment={assessment}
      step={step}
      onBack={earlierStep ? () => goTo(earlierStep.id) : undefined}
      primary={
        <Button
          type="submit"
          loading={phase !== 'idle'}
          loadingText={phase === 'idle' ? undefined : phases[phase]}
        >
          {itemId === null ? 'Add to cart' : 'Save in the cart'}
        </Button>
      }
      onSubmit={submit}
    >
      <PageTitle documentTitle={documentTitle}>{risk?.riskCategory ?? 'Result'}</PageTitle>
      {isWhole ? null : (
        <Text mt="1.5" color="fg.muted">
          Not all questions are answered, so there is no category. Press Back to answer the rest.
        </Text>
      )}
      {risk && limits ? (
        <ResultFacts risk={risk} gauge={<OwnedFundsGauge customer={customer} limit={limits.rank} />} />
      ) : null}
      {isWhole && calculation.status === 'loading' ? <LoadingRows rows={3} label="Category loading" /> : null}
      {isWhole && calculation.status === 'failed' ? (
        <Box mt="6">
          <FailurePanel
            compact
            title="The category could not be calculated"
            meaning="All answers are kept."
            onRetry={calculation.retry}
          />
        </Box>
      ) : null}
      {isWhole && calculation.status === 'loading' ? null : (
        <DeclarationFields
          values={newValues}
          hasResult={risk !== undefined}
          errors={isChecked ? problems : {}}
          onChange={change}
        />
      )}
      {/* below what is ticked: its rows arrive late, and a press would hit another answer */}
      {limits ? <OwnedFunds customer={customer} limits={limits} /> : null}
      {risk && limits ? (
        <Box mt="5">
          <PrintButton label="Print result" code={resultPaperCode}>
            {({ ResultPaper }, job) => (
              <ResultPaper {...{ job, customer, risk, limits, values, questions }} />
            )}
          </PrintButton>
        </Box>
      ) : null}
      <AnswerReview values={values} questions={questions} />
      {error === undefined ? null : (
        <Box mt="5">
          <FormError title={putErrorText(error).title}>{putErrorText(error).meaning}</FormError>
        </Box>
      )}
    </AssessmentFrame>
  );
}
