import { cartList } from '@portal/shared/api/cart';
import type { Lookups } from '@portal/shared/api/lookups';
import type { AssessmentHandedOver } from '@portal/shared/contract';
import { combineLoadables, useCall } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { focusField } from '@portal/shared/form-values';
import { readPhone } from '@portal/shared/person/read-phone';
import { useReference } from '@portal/shared/reference';
import { Box, PageTitle, useAgent } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import {
  CustomerAssessment,
  CustomerFrame,
  CustomerPlaceholder,
  CustomerProgress,
  StepCard,
  Thanks,
  wordsByLanguage,
} from '../../suitability/index.ts';
import { isStoppedAt } from '../answers/applies.ts';
import { fromPayload } from '../answers/from-payload.ts';
import { useOnboarding } from '../form/use-onboarding.ts';
import { onboardingChannel } from '../form/use-save.ts';
import { handedPages } from '../pages/handed-pages.ts';
import { type HandedStep, handedSteps, stepTable } from '../steps/step-table.ts';

/** The fields' words and the lookups are in English alone. */
const words = wordsByLanguage.en;

interface OwnStepsProps {
  readonly id: string;
  /** The onboarding as the service has it. */
  readonly stored: unknown;
  readonly lookups: Lookups;
  /** Called after the last step. */
  readonly onDone: () => void;
}

/**
 * Personal to Investor, a step at a time. Answers are kept in the onboarding's draft, which the agent checks and saves. A US
 * person is opened by head office, and is asked nothing more.
 */
function OwnSteps({ id, stored, lookups, onDone }: OwnStepsProps) {
  const facts = { agent: useAgent(), lookups, today: today(), readPhone };
  const { answers, change, savedFiles, resetCount, isKept } = useOnboarding({
    id,
    stored,
    facts,
    isContinued: true,
  });
  const [first] = useState(
    () =>
      handedSteps.find((step) => stepTable[step].check(fromPayload(stored), facts).length > 0) ?? 'personal',
  );
  const [name, setName] = useState<HandedStep | 'handBack'>(first);
  const [tried, setTried] = useState<HandedStep>();
  const content = useRef<HTMLDivElement>(null);
  const frame = {
    words,
    language: 'en',
    languages: ['en'],
    onLanguage: () => undefined,
    stepId: name,
    isKept,
  } as const;
  if (name === 'handBack')
    return (
      <CustomerFrame {...frame} isKept={false}>
        <Thanks words={words} isKept={isKept} onBack={() => setName('tax')} />
      </CustomerFrame>
    );
  const at = handedSteps.indexOf(name);
  const before = handedSteps[at - 1];
  const problems = stepTable[name].check(answers, facts);
  const Fields = handedPages[name];
  const submit = () => {
    const [problem] = problems;
    setTried(name);
    if (problem) return requestAnimationFrame(() => focusField(content.current, problem.field));
    if (isStoppedAt(name, answers)) return setName('handBack');
    const after = handedSteps[at + 1];
    return after ? setName(after) : onDone();
  };
  return (
    <CustomerFrame {...frame}>
      <CustomerProgress words={words} at={at + 1} of={handedSteps.length} />
      <StepCard
        key={name}
        onSubmit={submit}
        onBack={before ? () => setName(before) : undefined}
        back={words.back}
        next={words.next}
      >
        <PageTitle documentTitle="Onboarding" size="hero">
          {stepTable[name].title}
        </PageTitle>
        <Box ref={content} mx={{ base: '-4', md: '-5' }}>
          <Fields
            {...{ id, answers, change, savedFiles, resetCount, problems, hasTried: tried === name, lookups }}
          />
        </Box>
      </StepCard>
    </CustomerFrame>
  );
}

/**
 * The questions of an onboarding in the customer's mode (ADR 22), in which the browser is locked while the customer
 * answers: the steps Personal to Investor, and then the assessment. Loads the stored onboarding first.
 */
export function CustomerOnboarding(handedOver: AssessmentHandedOver) {
  const { customerId: id } = handedOver;
  const { uuid: userId } = useAgent();
  const loaded = combineLoadables([
    useCall(cartList, { userId, channel: onboardingChannel, customerId: id }),
    useReference('lookups'),
  ] as const);
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <CustomerAssessment {...handedOver} />;
  if (loaded.status !== 'ok') return <CustomerPlaceholder loaded={loaded} language="en" />;
  const [cart, lookups] = loaded.value;
  const stored = cart.onboarding.find((item) => item.id === id)?.payload;
  return <OwnSteps id={id} stored={stored} lookups={lookups} onDone={() => setIsDone(true)} />;
}
