import type { SatSent } from '@portal/shared/api/suitability';
import { valueOrUndefined } from '@portal/shared/data';
import type { ReactElement } from 'react';
import { SuitabilityStep } from '../assessment/suitability-step.tsx';
import { DocumentsStep } from '../pages/documents-step.tsx';
import { handedPages } from '../pages/handed-pages.ts';
import { HolderCards } from '../pages/holder-cards.tsx';
import { ItemStep } from '../pages/item-step.tsx';
import { JointStep } from '../pages/joint-step.tsx';
import { NomineesStep } from '../pages/nominees-step.tsx';
import { ReviewStep, type ReviewStepProps } from '../pages/review-step.tsx';
import { type EarlyStep, isHandedStep, type StepName } from '../steps/step-table.ts';
import type { StepProps } from './step-props.ts';
import type { useCartItems } from './use-cart-items.ts';

export { readPhone } from '@portal/shared/person/read-phone';
export { NotInCart } from './not-in-cart.tsx';

/** Props of `LaterStep`. */
export interface LaterStepProps {
  readonly name: Exclude<StepName, EarlyStep>;
  readonly id: string;
  readonly step: StepProps;
  /** What is missing or wrong in the step of the second holder. */
  readonly jointProblems: StepProps['problems'];
  readonly items: ReturnType<typeof useCartItems>;
  readonly isIdentitySaved: boolean;
  /** Why no item can be added under the onboarding yet. */
  readonly blockedBecause: string | undefined;
  readonly onOpen: (name: StepName) => void;
  readonly onAssessed: (assessment: SatSent) => void;
  readonly onAddItem: (kind: 'bank-account' | 'invest') => void;
  readonly review: Omit<ReviewStepProps, 'lookups' | 'onOpen'>;
}

/** One step after Identity, by its name, in its cards; loaded as a separate chunk. */
export function LaterStep(props: LaterStepProps): ReactElement {
  const { name, step, jointProblems, onOpen } = props;
  const { answers, lookups, problems } = step;
  return (
    <HolderCards step={name} {...{ answers, lookups, problems, jointProblems, onOpen }}>
      <Questions {...props} />
    </HolderCards>
  );
}

function Questions(props: LaterStepProps): ReactElement {
  const { name, id, step, items, isIdentitySaved, blockedBecause } = props;
  const { onOpen, onAssessed, onAddItem, review } = props;
  if (isHandedStep(name)) {
    const Page = handedPages[name];
    return <Page {...step} />;
  }
  switch (name) {
    case 'suitability':
      return (
        <SuitabilityStep
          id={id}
          answers={step.answers}
          isIdentitySaved={isIdentitySaved}
          onOpenIdentity={() => onOpen('identity')}
          onAssessed={onAssessed}
        />
      );
    case 'joint':
      return <JointStep {...step} />;
    case 'nominees':
      return <NomineesStep {...step} />;
    case 'bank':
      return (
        <ItemStep
          kind="bank-account"
          id={id}
          items={items.banks}
          blockedBecause={blockedBecause}
          onAdd={() => onAddItem('bank-account')}
        />
      );
    case 'investment':
      return (
        <ItemStep
          kind="invest"
          id={id}
          items={items.investments}
          blockedBecause={blockedBecause}
          onAdd={() => onAddItem('invest')}
        />
      );
    case 'documents':
      return <DocumentsStep {...step} bankCount={valueOrUndefined(items.banks)?.length} onOpen={onOpen} />;
    case 'review':
      return <ReviewStep {...review} lookups={step.lookups} onOpen={onOpen} />;
  }
}
