import type { HandedStep } from '../steps/step-table.ts';
import { ContactStep } from './contact-fields.tsx';
import { ExposureStep, InvestorStep, WorkStep } from './means-steps.tsx';
import { PersonalStep } from './personal-fields.tsx';
import { TaxStep } from './tax-step.tsx';

/** The pages of the steps that the agent or the customer answers. */
export const handedPages = {
  personal: PersonalStep,
  contact: ContactStep,
  work: WorkStep,
  exposure: ExposureStep,
  tax: TaxStep,
  investor: InvestorStep,
} as const satisfies Record<HandedStep, unknown>;
