import { monthsBefore } from '@portal/shared/dates';
import type { PaymentMethodCode } from '../../contract/api/payment-method.ts';
import type { Plan } from '../../contract/api/wire.ts';

/** A payment method (docs/domain.md, section 6). */
export interface PaymentMethodRow {
  /** Its name in the lookups. */
  readonly name: string;
  readonly plans: readonly Plan[];
  /** It is for MYR, or for any other currency. */
  readonly currency: 'MYR' | 'foreign';
  /** Only companies have it, so it is never preselected: a person may pay by it only when the agent chooses it. */
  readonly isCorporate?: true;
  /** Limits of one payment, inclusive, in MYR. */
  readonly min?: string;
  readonly max?: string;
  /** Label of the reference that the agent types for it: the cheque's or the transfer's number. */
  readonly reference?: string;
  /** Name of the slip that proves the payment. */
  readonly slip?: string;
}

const ofCustomer = { plans: ['CS', 'PRS'] } as const;

/** By code, in the order in which they are shown. */
export const paymentMethods: Readonly<Record<PaymentMethodCode, PaymentMethodRow>> = {
  FPX: { ...ofCustomer, name: 'FPX online banking', currency: 'MYR', min: '1.00', max: '30000.00' },
  FPXB2B: {
    ...ofCustomer,
    name: 'FPX corporate online banking',
    currency: 'MYR',
    isCorporate: true,
    min: '2.00',
    max: '1000000.00',
  },
  DNOW: { ...ofCustomer, name: 'DuitNow', currency: 'MYR', max: '50000.00' },
  CHQ: {
    ...ofCustomer,
    name: 'Cheque',
    currency: 'MYR',
    reference: 'Cheque number',
    slip: 'Cheque deposit slip',
  },
  TT: {
    ...ofCustomer,
    name: 'Telegraphic transfer',
    currency: 'foreign',
    reference: 'Transfer reference',
    slip: 'Telegraphic transfer slip',
  },
  EPF: { plans: ['EPF'], name: 'EPF, form 9N(AHL)', currency: 'MYR', reference: '9N (AHL) form number' },
};

/** A bank accepts a cheque for this many months from its date (docs/domain.md, section 6). */
const chequeMonths = 6;

/**
 * Returns the oldest date of a cheque that a bank accepts on `today`: six months before, or the last day of a shorter
 * month. Both are YYYY-MM-DD.
 */
export const oldestChequeDate = (today: string): string => monthsBefore(today, chequeMonths);
