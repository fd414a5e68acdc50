import type { StepName } from '../steps/step-table.ts';

/** The steps that the customer answers before the assessment, in order. */
export const handedSteps = [
  'personal',
  'contact',
  'work',
  'exposure',
  'tax',
  'investor',
] as const satisfies readonly StepName[];
/** A step that the customer answers. */
export type HandedStep = (typeof handedSteps)[number];

/** Whether the agent can hand a step to the customer, who answers it in the customer's mode. */
export const isHandedStep = (name: StepName): name is HandedStep => handedSteps.some((step) => step === name);
