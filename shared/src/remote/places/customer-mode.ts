import type { AssessmentHandedOver } from '../../contract/index.ts';
import { definePlace } from '../place.ts';

/** The questions that a customer answers in the customer's mode. Only the first filling is used. */
export const customerQuestions = /* @__PURE__ */ definePlace<AssessmentHandedOver>(
  'customer-mode.questions/1',
  {
    shownAs: 'page',
  },
);

/** How the agent ends the customer's mode. Only the sign-in remote's filling is used. */
export const customerModeAgent = /* @__PURE__ */ definePlace<Record<never, never>>('customer-mode.agent/1');
