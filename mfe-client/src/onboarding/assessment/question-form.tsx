import type { SatSent } from '@portal/shared/api/suitability';
import { valueOrUndefined } from '@portal/shared/data';
import { Box, Button, Flex } from '@portal/shared/ui';
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
  HandOverButton,
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

interface QuestionFormProps {
  readonly facts: AssessmentFacts;
  readonly onAssessed: (assessment: SatSent) => void;
}

interface OtherWaysProps {
  readonly customerId: string;
  readonly onDecline: () => void;
}

/** The customer answers alone, or not at all. */
function OtherWays({ customerId, onDecline }: OtherWaysProps) {
  return (
    <Flex direction={{ base: 'column', md: 'row' }} wrap="wrap" gap="2" mt="4">
      <HandOverButton assessment={{ customerId, itemId: null }} />
      <Button variant="ghost" size="sm" color="fg.muted" onClick={onDecline}>
        The customer gives no information
      </Button>
    </Flex>
  );
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
        <Flex justify="space-between" gap="2" mt="6" wrap="wrap">
          <Button variant="outline" disabled={before === undefined} onClick={() => before && goTo(before.id)}>
            <ArrowLeft aria-hidden />
            Earlier question
          </Button>
          <Button type="submit">
            {after ? 'Next' : 'Use this assessment'}
            {after ? <ArrowRight aria-hidden /> : null}
          </Button>
        </Flex>
      </form>
      {after ? (
        <OtherWays
          customerId={customer.customerId}
          onDecline={() => {
            change({ declaration: 'declines' });
            goTo(steps.at(-1)?.id ?? '');
          }}
        />
      ) : null}
    </Box>
  );
}
