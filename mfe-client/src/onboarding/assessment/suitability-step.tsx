import { customerInfo } from '@portal/shared/api/customers';
import type { SatSent } from '@portal/shared/api/suitability';
import { satAnswers } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import { type Called, combineLoadables, useCall } from '@portal/shared/data';
import { KeyValue, KeyValues, LoadingRows } from '@portal/shared/parts';
import { fieldOf, showField } from '@portal/shared/person';
import { useReference } from '@portal/shared/reference';
import { Banner, Box, Button, FailurePanel, useAgent } from '@portal/shared/ui';
import { useState } from 'react';
import type { Answers } from '../answers/answers.ts';
import { FieldSection } from '../fields/layout.tsx';
import { QuestionForm } from './question-form.tsx';

interface SuitabilityStepProps {
  readonly id: string;
  readonly answers: Answers;
  /** Whether the service has the identity as it is on the page: the age is one of the questions. */
  readonly isIdentitySaved: boolean;
  readonly onOpenIdentity: () => void;
  readonly onAssessed: (assessment: SatSent) => void;
}

/** Returns a call as loading until its value is current. A later refresh does not close the questions. */
function useFirstCurrent<Value>(call: Called<Value>): Loadable<Value> {
  const [wasCurrent, setWasCurrent] = useState(false);
  if (!wasCurrent && call.status === 'ok' && !call.refreshing) setWasCurrent(true);
  return call.status === 'ok' && call.refreshing && !wasCurrent ? { status: 'loading' } : call;
}

function Questions({ id, onAssessed }: Pick<SuitabilityStepProps, 'id' | 'onAssessed'>) {
  const { uuid } = useAgent();
  const loaded = combineLoadables([
    useCall(customerInfo, { agentUserId: uuid, customerId: id }),
    useReference('satQuestions'),
    useFirstCurrent(useCall(satAnswers, { customerId: id })),
  ] as const);
  if (loaded.status === 'failed')
    return (
      <FailurePanel
        title="The questions could not be loaded"
        meaning="Nothing that was answered is lost."
        onRetry={loaded.retry}
      />
    );
  if (loaded.status === 'loading') return <LoadingRows rows={5} label="Questions loading" />;
  const [customer, questions, earlier] = loaded.value;
  return <QuestionForm facts={{ customer, questions, earlier, item: undefined }} onAssessed={onAssessed} />;
}

/**
 * The applicant's assessment in an onboarding: its result, or the questions when there is none, it is repeated, or the
 * date of birth has changed since (SAT-01). Before Identity is saved it leads there, because the age is one of the
 * answers.
 */
export function SuitabilityStep({ answers, isIdentitySaved, onOpenIdentity, ...step }: SuitabilityStepProps) {
  const { suitability, identity } = answers;
  const [isAgain, setIsAgain] = useState(false);
  const isOutdated = suitability !== null && suitability.bornOn !== identity.dateOfBirth;
  if (suitability && !isOutdated && !isAgain) {
    const { result, satDeclarationId } = suitability.assessment;
    return (
      <FieldSection>
        <KeyValues>
          <KeyValue label={fieldOf('riskCategory').label}>{result?.riskCategory ?? 'None'}</KeyValue>
          {result ? <KeyValue label="Score">{`${result.score} of 50`}</KeyValue> : null}
          <KeyValue label="Declaration">
            {showField('satDeclarationId', satDeclarationId, undefined)}
          </KeyValue>
        </KeyValues>
        <Box>
          <Button variant="outline" onClick={() => setIsAgain(true)}>
            Assess again
          </Button>
        </Box>
      </FieldSection>
    );
  }
  if (!isIdentitySaved)
    return (
      <FieldSection>
        <Banner
          tone="info"
          title="Identity comes first"
          action={
            <Button size="sm" onClick={onOpenIdentity}>
              Open Identity
            </Button>
          }
        >
          The age is one of the questions, and is taken from the saved identity.
        </Banner>
      </FieldSection>
    );
  return (
    <>
      {isOutdated ? (
        <FieldSection>
          <Banner tone="warn" title="The date of birth has changed since the last assessment">
            Assess the customer again.
          </Banner>
        </FieldSection>
      ) : null}
      <Questions
        id={step.id}
        onAssessed={(assessment) => {
          setIsAgain(false);
          step.onAssessed(assessment);
        }}
      />
    </>
  );
}
