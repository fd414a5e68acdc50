import type { SatQuestion } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import { valueOrUndefined } from '@portal/shared/data';
import { LoadingRows } from '@portal/shared/parts';
import { FailurePanel, Heading, Text } from '@portal/shared/ui';
import {
  AnswerReview,
  type AssessmentValues,
  type Calculation,
  DeclarationFields,
  ResultFacts,
} from '../../suitability/index.ts';

interface ResultFieldsProps {
  readonly values: AssessmentValues;
  readonly questions: readonly SatQuestion[];
  /** Absent while not all questions are answered. */
  readonly calculation: Loadable<Calculation> | undefined;
  readonly errors: { readonly declaration?: string; readonly reason?: string };
  readonly onChange: (changes: Partial<AssessmentValues>) => void;
}

/**
 * Fields of an assessment's last step: the calculated risk category, what the customer declares, and the answers to
 * review. `calculation` is `undefined` while not all questions are answered; `onChange` gets changed values.
 */
export function ResultFields({ values, questions, calculation, errors, onChange }: ResultFieldsProps) {
  const risk = calculation && valueOrUndefined(calculation);
  const isLoading = calculation?.status === 'loading';
  return (
    <>
      <Heading as="h2" textStyle="h2">
        {risk?.riskCategory ?? 'Result'}
      </Heading>
      {calculation ? null : (
        <Text mt="1.5" color="fg.muted">
          Not all questions are answered, so there is no category.
        </Text>
      )}
      {risk ? <ResultFacts risk={risk} /> : null}
      {isLoading ? <LoadingRows rows={3} label="Category loading" /> : null}
      {calculation?.status === 'failed' ? (
        <FailurePanel
          compact
          title="The category could not be calculated"
          meaning="All answers are kept."
          onRetry={calculation.retry}
        />
      ) : null}
      {isLoading ? null : (
        <DeclarationFields
          values={values}
          hasResult={risk !== undefined}
          errors={errors}
          onChange={onChange}
        />
      )}
      <AnswerReview values={values} questions={questions} />
    </>
  );
}
