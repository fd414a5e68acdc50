import type { EarlierSatAnswers, SatQuestion } from '@portal/shared/api/suitability';
import { formatDate } from '@portal/shared/dates';
import { Button } from '@portal/shared/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { findAnswerProblem, type TypedAnswer, toTyped } from './answers/answers.ts';
import { type ExtraCare, findExtraCareProblems } from './answers/extra-care.ts';
import { AssessmentFrame } from './assessment-frame.tsx';
import { ExtraCareFields } from './questions/extra-care-fields.tsx';
import { KeyHint } from './questions/key-hint.tsx';
import { QuestionFields } from './questions/question-fields.tsx';
import { resultStep, type Step } from './questions/steps.ts';
import type { Assessment } from './use-assessment.ts';

interface StepProps {
  readonly assessment: Assessment;
  readonly step: Step;
}

/** Returns what Back and Next of a step do. Next confirms the step. */
function useMoves({ steps, change, confirm, goTo }: Assessment, step: Step) {
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  const after = steps[at + 1];
  return {
    onBack: before ? () => goTo(before.id) : undefined,
    confirm() {
      confirm(step.id);
      if (after) goTo(after.id);
    },
    onDecline() {
      change({ declaration: 'declines' });
      goTo(resultStep);
    },
  };
}

const next = (
  <Button type="submit">
    Next
    <ArrowRight aria-hidden />
  </Button>
);

interface QuestionStepProps extends StepProps {
  readonly question: SatQuestion;
  readonly earlier: EarlierSatAnswers;
}

/**
 * One question of the assessment, with its answer and its buttons. Next confirms the answer if it has no problem.
 * `earlier` has the last assessment's answers, which are marked or offered again, and locked ones, which the record
 * gives.
 */
export function QuestionStep({ assessment, step, question, earlier }: QuestionStepProps) {
  const { values, prefill, answer } = assessment;
  const { onBack, confirm, onDecline } = useMoves(assessment, step);
  const [error, setError] = useState<string>();
  const id = String(question.id);
  const input = values.answers[id];
  const before = toTyped(earlier.answers)[id];
  const mark = earlier.assessedOn ? `Last time, ${formatDate(earlier.assessedOn)}` : 'Last time';
  const isLocked = question.locked && earlier.locked.some(({ questionId }) => questionId === question.id);

  const earlierAnswer =
    before === undefined || isLocked ? undefined : { input: before, mark, isOffered: !prefill.answers };

  const submit = () => {
    const problem = findAnswerProblem(question, input);
    setError(problem);
    if (problem === undefined) confirm();
  };
  return (
    <AssessmentFrame
      assessment={assessment}
      step={step}
      onBack={onBack}
      hint={<KeyHint count={isLocked ? 0 : question.options.length} />}
      primary={next}
      onSubmit={submit}
      onDecline={onDecline}
    >
      <QuestionFields
        question={question}
        input={input}
        isLocked={isLocked}
        earlier={earlierAnswer}
        error={error}
        onChange={(value: TypedAnswer) => {
          setError(undefined);
          answer(id, value);
        }}
        onNext={submit}
      />
    </AssessmentFrame>
  );
}

interface ExtraCareStepProps extends StepProps {
  /** Answers on the customer’s record. */
  readonly recordAnswers: ExtraCare;
}

/**
 * The step of the assessment with the questions about extra care, and its buttons. Next confirms it if it has no
 * problem. `recordAnswers` are those on record.
 */
export function ExtraCareStep({ assessment, step, recordAnswers }: ExtraCareStepProps) {
  const { values, prefill, answerExtraCare } = assessment;
  const { onBack, confirm, onDecline } = useMoves(assessment, step);
  const [isChecked, setIsChecked] = useState(false);
  const problems = findExtraCareProblems(values.extraCare);
  return (
    <AssessmentFrame
      assessment={assessment}
      step={step}
      onBack={onBack}
      primary={next}
      onSubmit={() => {
        setIsChecked(true);
        if (Object.keys(problems).length === 0) confirm();
      }}
      onDecline={onDecline}
    >
      <ExtraCareFields
        values={values.extraCare}
        recordAnswers={recordAnswers}
        isOffered={!prefill.extraCare}
        errors={isChecked ? problems : {}}
        onChange={answerExtraCare}
      />
    </AssessmentFrame>
  );
}
