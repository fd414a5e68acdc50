import type { EarlierSatAnswers, SatQuestion } from '@portal/shared/api/suitability';
import { useState } from 'react';
import { toTyped } from '../answers/answers.ts';
import { type ExtraCare, toExtraCare } from '../answers/extra-care.ts';
import { QuestionFields } from '../questions/question-fields.tsx';
import { extraCareStep, findFirstOpenStep, resultStep, type Step } from '../questions/steps.ts';
import { type Answers, type AssessmentFacts, useAnswers } from '../use-answers.ts';
import { CustomerCareFields } from './customer-care-fields.tsx';
import { CustomerFrame, CustomerProgress, StepCard } from './customer-frame.tsx';
import { translateQuestion } from './languages.ts';
import { describeAnswerProblem, describeExtraCareProblems } from './problems.ts';
import { Thanks } from './thanks.tsx';
import type { useLanguage } from './use-language.ts';
import type { Words } from './words.ts';

interface StepProps {
  readonly answers: Answers;
  readonly step: Step;
  readonly words: Words;
  readonly onBack: (() => void) | undefined;
  readonly onNext: () => void;
}

interface CustomerQuestionProps extends StepProps {
  /** The question in the customer's language. */
  readonly question: SatQuestion;
  readonly earlier: EarlierSatAnswers;
}

/** One question. */
function CustomerQuestion({ answers, words, question, earlier, onBack, onNext }: CustomerQuestionProps) {
  const [isChecked, setIsChecked] = useState(false);
  const id = String(question.id);
  const input = answers.values.answers[id];
  const before = toTyped(earlier.answers)[id];
  const isLocked = question.locked && earlier.locked.some(({ questionId }) => questionId === question.id);
  const problem = describeAnswerProblem(question, input, words);
  const submit = () => {
    setIsChecked(true);
    if (problem === undefined) onNext();
  };
  return (
    <StepCard onSubmit={submit} onBack={onBack} back={words.back} next={words.next}>
      <QuestionFields
        question={question}
        input={input}
        isLocked={isLocked}
        earlier={
          before === undefined || isLocked
            ? undefined
            : { input: before, mark: words.lastTime, isOffered: !answers.prefill.answers }
        }
        error={isChecked ? problem : undefined}
        customerWords={words}
        onChange={(value) => answers.answer(id, value)}
        onNext={submit}
      />
    </StepCard>
  );
}

interface CustomerCareProps extends StepProps {
  readonly recordAnswers: ExtraCare;
}

/** The last step: the questions about extra care. */
function CustomerCare({ answers, words, recordAnswers, onBack, onNext }: CustomerCareProps) {
  const [isChecked, setIsChecked] = useState(false);
  const { extraCare } = answers.values;
  const problems = describeExtraCareProblems(extraCare, words);
  const submit = () => {
    setIsChecked(true);
    if (Object.keys(problems).length === 0) onNext();
  };
  return (
    <StepCard onSubmit={submit} onBack={onBack} back={words.back} next={words.finished}>
      <CustomerCareFields
        values={extraCare}
        words={words}
        errors={isChecked ? problems : {}}
        offered={answers.prefill.extraCare ? undefined : recordAnswers}
        onChange={answers.answerExtraCare}
      />
    </StepCard>
  );
}

interface CustomerStepsProps {
  readonly facts: AssessmentFacts;
  readonly words: Words;
  readonly choice: ReturnType<typeof useLanguage>;
}

/**
 * The questions of one customer, a step at a time, and thanks at the end. The step is not in the URL, so Back opens no
 * step. A reload opens the first step that is not confirmed.
 */
export function CustomerSteps({ facts, words, choice }: CustomerStepsProps) {
  const answers = useAnswers(facts, 'customer');
  const { steps, values } = answers;
  const [stepId, setWanted] = useState<string>();
  const step = steps.find(({ id }) => id === stepId) ?? findFirstOpenStep(steps, values.done);
  if (!step) return null;
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  const question = step.question && translateQuestion(step.question, choice.language);
  const moves = {
    onBack: before ? () => setWanted(before.id) : undefined,
    onNext() {
      answers.confirm(step.id);
      setWanted(steps[at + 1]?.id);
    },
  };
  const section = question?.section ?? words.extraCare.section;
  const isKept = answers.keptAnswers?.isStored === true;
  return (
    <CustomerFrame
      words={words}
      language={choice.language}
      languages={choice.offered}
      onLanguage={choice.choose}
      stepId={step.id}
      isKept={isKept && step.id !== resultStep}
    >
      {step.id === resultStep ? null : (
        <CustomerProgress words={words} section={section} at={at + 1} of={steps.length - 1} />
      )}
      {question ? (
        <CustomerQuestion
          key={step.id}
          answers={answers}
          step={step}
          words={words}
          question={question}
          earlier={facts.earlier}
          {...moves}
        />
      ) : step.id === extraCareStep ? (
        <CustomerCare
          key={step.id}
          answers={answers}
          step={step}
          words={words}
          recordAnswers={toExtraCare(facts.customer.vI)}
          {...moves}
        />
      ) : (
        <Thanks words={words} isKept={isKept} onBack={moves.onBack} />
      )}
    </CustomerFrame>
  );
}
