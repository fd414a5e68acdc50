/** Who pays, and by which method: asked at checkout and at payment. */
export {
  customerAsPayer,
  isKnownPayer,
  type JointHolder,
  jointHolders,
  missingPayer,
  needsPayer,
  type PaidInvestment,
  type PayerAnswers,
  payerOf,
  payerRelationships,
  withRelationship,
} from './payer.ts';
export { payerDraft } from './payer-draft.ts';
export { PayerFields } from './payer-fields.tsx';
export {
  defaultMethod,
  type OfferedMethod,
  offeredMethods,
  ownReferenceLabel,
  type PaymentMethod,
  personalMethods,
} from './payment-methods.ts';
export {
  type RememberedPayment,
  rememberPayment,
  sumKey,
  useRememberedPayment,
} from './remembered-payment.ts';
