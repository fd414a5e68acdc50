import type { Account } from '@portal/shared/api/accounts';
import type { Payer } from '@portal/shared/api/payment-method';
import { nameProblem } from './contact.ts';
import type { FieldProblem } from './field-problem.ts';
import type { Plan } from './plan.ts';

/** A joint holder of an account that is paid into. */
export interface JointHolder {
  readonly name: string;
  readonly idNo: string;
  readonly accountId: string;
}

/** An uploaded proof. */
export interface Proof {
  readonly name: string;
  /** `bucket::key`. */
  readonly path: string;
}

/** Who pays, as it is chosen and typed. */
export interface PayerAnswers {
  /** `customer`, `other`, or the identity number of a joint holder. */
  readonly who: string;
  readonly name: string;
  readonly idNo: string;
  readonly relationship: string;
  readonly reason: string;
  readonly bankName: string;
  readonly proof: Proof | null;
}

export const customerAsPayer: PayerAnswers = {
  who: 'customer',
  name: '',
  idNo: '',
  relationship: '',
  reason: '',
  bankName: '',
  proof: null,
};

/** What a payment is for, as far as who may pay asks. */
export interface PaidInvestment {
  readonly accountId: string;
  readonly plan: Plan;
}

/** The joint holders of the accounts that are paid into, each once. Minors do not pay. */
export function jointHolders(
  accounts: readonly Account[],
  paid: readonly PaidInvestment[],
): readonly JointHolder[] {
  const holders = accounts
    .filter(({ accountId }) => paid.some((each) => each.accountId === accountId))
    .flatMap(({ accountId, holders: all }) =>
      all.flatMap(({ name, idNo, role }) => (role === 'Joint' && idNo ? [{ name, idNo, accountId }] : [])),
    );
  return [...new Map(holders.map((holder) => [holder.idNo, holder])).values()];
}

const family = ['Spouse', 'Parent', 'Child'];

/** How a third party may be related: family, or for PRS alone the employer (domain: payment). */
export function payerRelationships(paid: readonly PaidInvestment[]): readonly string[] {
  const isPrs = paid.length > 0 && paid.every(({ plan }) => plan === 'PRS');
  return isPrs ? [...family, 'Employer'] : family;
}

/** Whether a payer is asked for at all: EPF pays its own. */
export const needsPayer = (paid: readonly PaidInvestment[]): boolean =>
  paid.some(({ plan }) => plan !== 'EPF');

const identity = /^[A-Z0-9]{5,20}$/i;
const shortestReason = 5;

/** Whether the answers name one who may pay: the customer, somebody else, or one of these joint holders. */
export const isKnownPayer = ({ who }: Pick<PayerAnswers, 'who'>, joint: readonly JointHolder[]): boolean =>
  who === 'customer' || who === 'other' || joint.some(({ idNo }) => idNo === who);

/**
 * What is not known yet of who pays, in the order of the form. A joint holder of other accounts than these, as an
 * earlier draft may name one, is nobody.
 */
export function missingPayer(answers: PayerAnswers, joint: readonly JointHolder[]): readonly FieldProblem[] {
  if (!isKnownPayer(answers, joint)) {
    return [
      { field: 'payer.who', problem: 'Choose who pays: the one chosen before holds none of these accounts.' },
    ];
  }
  if (answers.who !== 'other') return [];
  const nameIs = nameProblem(answers.name);
  return [
    ...(nameIs ? [{ field: 'payer.name', problem: nameIs }] : []),
    ...(identity.test(answers.idNo.replaceAll(/[\s-]/g, ''))
      ? []
      : [{ field: 'payer.idNo', problem: 'Enter the payer’s identity or registration number.' }]),
    ...(answers.relationship === ''
      ? [{ field: 'payer.relationship', problem: 'Choose how the payer is related to the customer.' }]
      : []),
    ...(answers.bankName === ''
      ? [{ field: 'payer.bankName', problem: 'Choose the bank that the payer pays from.' }]
      : []),
    ...(answers.reason.trim().length >= shortestReason
      ? []
      : [{ field: 'payer.reason', problem: 'Say why the customer does not pay.' }]),
    ...(answers.proof
      ? []
      : [{ field: 'payer.proof', problem: 'Attach proof of the payer’s identity or relationship.' }]),
  ];
}

/**
 * The payer to send; `undefined` when the customer pays: a payer is only named when it is another (CHK-01). Call it
 * when nothing is missing.
 */
export function payerOf(answers: PayerAnswers, joint: readonly JointHolder[]): Payer | undefined {
  if (answers.who === 'customer') return undefined;
  const holder = joint.find(({ idNo }) => idNo === answers.who);
  if (holder) {
    return {
      name: holder.name,
      idNo: holder.idNo,
      relationship: 'Joint holder',
      reason: `Joint holder of account ${holder.accountId}`,
      bankName: '',
    };
  }
  if (answers.who !== 'other') return undefined;
  return {
    name: answers.name.trim(),
    idNo: answers.idNo.trim(),
    relationship: answers.relationship,
    reason: answers.reason.trim(),
    bankName: answers.bankName,
    ...(answers.proof ? { proof: answers.proof.path } : {}),
  };
}
