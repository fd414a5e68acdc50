import { customerInfo } from '@portal/shared/api/customers';
import type { AssessmentHandedOver } from '@portal/shared/contract';
import { useCall } from '@portal/shared/data';
import { useAgent } from '@portal/shared/ui';
import { useState } from 'react';
import { findEditedItem, useAssessmentFacts } from '../use-assessment-facts.ts';
import { CustomerPlaceholder } from './customer-placeholder.tsx';
import { CustomerSteps } from './customer-steps.tsx';
import { useLanguage } from './use-language.ts';
import { wordsByLanguage } from './words.ts';

type LoadedFacts = Extract<ReturnType<typeof useAssessmentFacts>, { readonly status: 'ok' }>['value'];

interface LoadedQuestionsProps {
  readonly loaded: LoadedFacts;
  readonly itemId: string | null;
  readonly choice: ReturnType<typeof useLanguage>;
}

/** The item stays the one that was handed over, also when the cart is loaded again. */
function LoadedQuestions({ loaded, itemId, choice }: LoadedQuestionsProps) {
  const [customer, questions, earlier, cart] = loaded;
  const [item] = useState(() => findEditedItem(cart, itemId));
  const facts = { customer, questions, earlier, item };
  return <CustomerSteps facts={facts} words={wordsByLanguage[choice.language]} choice={choice} />;
}

/**
 * Loads and shows the questions of one assessment in the customer's mode (ADR 22), in the customer's language. The page
 * shows no record and has no links.
 */
export function CustomerAssessment({ customerId, itemId }: AssessmentHandedOver) {
  const agent = useAgent();
  const customer = useCall(customerInfo, { agentUserId: agent.uuid, customerId });
  const loaded = useAssessmentFacts(customerId, customer);
  const choice = useLanguage(loaded.status === 'ok' ? loaded.value[1] : undefined);
  if (loaded.status === 'ok')
    return <LoadedQuestions loaded={loaded.value} itemId={itemId} choice={choice} />;
  return <CustomerPlaceholder loaded={loaded} language={choice.language} />;
}
