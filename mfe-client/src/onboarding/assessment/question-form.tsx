import type { SatSent } from '@portal/shared/api/suitability';
import { valueOrUndefined } from '@portal/shared/data';
import { Box, Button, chakra } from '@portal/shared/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import {
  type AssessmentFacts,
  buildAssessment,
  ExtraCareFields,
  extraCareStep,
  findAnswerProblem,
  findDeclarationProblems,
  findExtraCareProblems,
  findReachableStep,
  isComplete,
  KeptNote,
  listConfirmedAnswers,
  Progress,
  QuestionFields,
  toExtraCare,
  useAnswers,
  useCalculation,
} from '../../suitability/index.ts';
import { OfferedDraft } from '../form/messages.tsx';
import { ResultFields } from './result-fields.tsx';

/** An applicant was never asked before. */
const noExtraCare = toExtraCare(null);

const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    mt: '6',
    '& > button': { flex: { base: '1 1 auto', md: 'none' } },
  },
});

interface MovesProps {
  readonly onBack: (() => void) | undefined;
  readonly isLast: boolean;
  readonly onDecline: () => void;
}

/** What leads to the question before and to the next one, and what leaves all out. */
function Moves({ onBack, isLast, onDecline }: MovesProps) {
  return (
    <Buttons>
      {onBack ? (
        <Button variant="outline" me={{ md: 'auto' }} onClick={onBack}>
          <ArrowLeft aria-hidden />
          Previous question
        </Button>
      ) : null}
      {isLast ? null : (
        <Button
          variant="ghost"
          order={{ base: 1, md: 0 }}
          w={{ base: 'full', md: 'auto' }}
          whiteSpace="normal"
          onClick={onDecline}
        >
          The customer declines to give information
        </Button>
      )}
      <Button type="submit">
        {isLast ? 'Use this assessment' : 'Next'}
        {isLast ? null : <ArrowRight aria-hidden />}
      </Button>
    </Buttons>
  );
}

interface QuestionFormProps {
  readonly facts: AssessmentFacts;
  readonly onAssessed: (assessment: SatSent) => void;
}

/**
 * The questions of the suitability assessment one at a time, extra care, the result and the declaration, as on `/sat`
 * (SAT-01). A draft is kept while the agent answers. `onAssessed` gets the complete assessment, with which the draft is
 * deleted.
 */
export function QuestionForm({ facts, onAssessed }: QuestionFormProps) {
  const { customer, questions } = facts;
  const form = useAnswers(facts, 'agent');
  const { values, steps, answer, confirm, change, draft } = form;
  const [wanted, setWanted] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const hasDeclined = values.declaration === 'declines';
  const step = findReachableStep(steps, values.done, wanted, hasDeclined);
  const answers = listConfirmedAnswers(values, questions);
  const isWhole = isComplete(values, questions);
  const calculation = useCalculation(customer.customerId, isWhole ? answers : undefined);
  const risk = valueOrUndefined(calculation);
  if (!step) return null;
  const before = steps[steps.indexOf(step) - 1];
  const after = steps[steps.indexOf(step) + 1];
  const declaration = risk || hasDeclined ? values.declaration : '';
  const declared = { ...values, declaration };
  const { question } = step;
  const input = question && values.answers[String(question.id)];
  const problem = question && findAnswerProblem(question, input);
  const careProblems = findExtraCareProblems(values.extraCare);
  const declarationProblems = findDeclarationProblems(declared);

  const goTo = (id: string) => {
    setIsChecked(false);
    setWanted(id);
  };
  const submit = () => {
    setIsChecked(true);
    if (question ? problem !== undefined : step.id === extraCareStep && Object.keys(careProblems).length > 0)
      return;
    if (after) {
      confirm(step.id);
      return goTo(after.id);
    }
    if (Object.keys(declarationProblems).length > 0) return;
    draft.forget();
    onAssessed(buildAssessment(declared, questions, risk, new Date()));
  };
  return (
    <Box p={{ base: '4', md: '5' }}>
      <OfferedDraft draft={draft} what="assessment" />
      <Progress steps={steps} step={step} />
      <KeptNote keptAnswers={form.keptAnswers} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Box mt="5">
          {question ? (
            <QuestionFields
              key={step.id}
              question={question}
              input={input}
              isLocked={
                question.locked && facts.earlier.locked.some(({ questionId }) => questionId === question.id)
              }
              earlier={undefined}
              error={isChecked ? problem : undefined}
              titleAs="h2"
              onChange={(value) => answer(String(question.id), value)}
              onNext={submit}
            />
          ) : step.id === extraCareStep ? (
            <ExtraCareFields
              values={values.extraCare}
              recordAnswers={noExtraCare}
              isOffered={false}
              errors={isChecked ? careProblems : {}}
              titleAs="h2"
              onChange={form.answerExtraCare}
            />
          ) : (
            <ResultFields
              values={declared}
              questions={questions}
              calculation={isWhole ? calculation : undefined}
              errors={isChecked ? declarationProblems : {}}
              onChange={change}
            />
          )}
        </Box>
        <Moves
          onBack={before && (() => goTo(before.id))}
          isLast={after === undefined}
          onDecline={() => {
            change({ declaration: 'declines' });
            goTo(steps.at(-1)?.id ?? '');
          }}
        />
      </form>
    </Box>
  );
}
