import type { AssessmentHandedOver } from '../../index.ts';
import { definePlace, type NoMeta, type Place } from '../place.ts';

/** The questions that a customer answers in the customer's mode. Only the first filling is used. */
export const customerQuestions: Place<AssessmentHandedOver, NoMeta, 'customer-mode.questions/1'> =
  /* @__PURE__ */ definePlace('customer-mode.questions/1', {
    shownAs: 'page',
  });

/** How the agent ends the customer's mode. Only the sign-in remote's filling is used. */
export const customerModeAgent: Place<
  Record<never, never>,
  NoMeta,
  'customer-mode.agent/1'
> = /* @__PURE__ */ definePlace('customer-mode.agent/1');
