import type { Account } from '@portal/shared/api/accounts';
import type { Payer } from '@portal/shared/api/payment-method';
import { cleanNumber } from '@portal/shared/clean-text';
import { today } from '@portal/shared/dates';
import type { FieldProblem } from '@portal/shared/form-values';
import { readMyKad } from '@portal/shared/person/read-mykad';
import { readName } from '@portal/shared/person/read-name';
import { readText } from '@portal/shared/person/read-text';
import { accept, problemOf, type Reading, refuse, valueOr } from '@portal/shared/person/reading';
import { accountInText } from '@portal/shared/records';
import type { UploadedFile } from '../core/files/use-upload.ts';
import type { Plan } from '../core/plan.ts';

/** A joint holder of an account that is paid into. */
export interface JointHolder {
  readonly name: string;
  readonly idNo: string;
  readonly accountId: string;
}

/** Answers about the payer, as chosen and typed. */
export interface PayerAnswers {
  /** `customer`, `other`, or the identity number of a joint holder. */
  readonly who: string;
  readonly name: string;
  readonly idNo: string;
  readonly relationship: string;
  readonly reason: string;
  readonly bankName: string;
  readonly proof: UploadedFile | null;
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

/** The facts of an investment that decide who may pay for it. */
export interface PaidInvestment {
  readonly accountId: string;
  readonly plan: Plan;
}

/**
 * Returns the joint holders of the accounts that these investments are paid into, each once (by identity number);
 * minors, and holders without a number, are left out.
 */
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

/**
 * Returns the relationships to the customer that a third-party payer may have: family, and also the employer when all
 * these investments are of PRS (docs/domain.md, section 6).
 */
export function payerRelationships(paid: readonly PaidInvestment[]): readonly string[] {
  const isPrs = paid.length > 0 && paid.every(({ plan }) => plan === 'PRS');
  return isPrs ? [...family, 'Employer'] : family;
}

/**
 * Returns the payer's answers with an empty relationship when theirs is not among the permitted ones, so that the agent
 * chooses again; else unchanged.
 */
export const withRelationship = (answers: PayerAnswers, permitted: readonly string[]): PayerAnswers =>
  permitted.includes(answers.relationship) ? answers : { ...answers, relationship: '' };

/**
 * Whether the form asks who pays for these investments: true unless all are of the EPF plan, which EPF pays, or there
 * are none.
 */
export const needsPayer = (paid: readonly PaidInvestment[]): boolean =>
  paid.some(({ plan }) => plan !== 'EPF');

const identity = /^[A-Z0-9]{5,20}$/i;
/** A company's registration number: year, kind, and six digits. It has as many digits as a MyKad. */
const registration = /^(?:19|20)\d\d0[1-6]\d{6}$/;
const minReasonLength = 5;

/** Reads a payer's number: of a MyKad, which gets its dashes, a passport or a company's registration. */
export function readPayerId(typed: string): Reading {
  const number = cleanNumber(typed);
  const plain = number.replaceAll(/[ -]/g, '');
  if (!identity.test(plain)) return refuse('Enter the payer’s identity or registration number.');
  if (!/^\d{12}$/.test(plain) || registration.test(plain)) return accept(number);
  const card = readMyKad(plain, { today: today(), isAdult: true });
  return card.ok ? accept(card.value.number) : card;
}

/** Reads why the customer does not pay. */
const readReason = (typed: string): Reading => {
  const reason = readText(typed);
  return reason.ok && reason.value.length < minReasonLength
    ? refuse('Say why the customer does not pay.')
    : reason;
};

const problem = (field: string, text: string | undefined): readonly FieldProblem[] =>
  text === undefined ? [] : [{ field, problem: text }];

/**
 * Whether the chosen payer is the customer, a third party, or one of these joint holders. False for a joint holder of
 * other accounts, who may be in a draft, and while none is chosen.
 */
export const isKnownPayer = ({ who }: Pick<PayerAnswers, 'who'>, joint: readonly JointHolder[]): boolean =>
  who === 'customer' || who === 'other' || joint.some(({ idNo }) => idNo === who);

/**
 * Returns what is missing or wrong in the answers about the payer, in the order of the form; empty when nothing is.
 * Only a third party needs details. A joint holder of other accounts, who may be in a draft, has to be replaced.
 */
export function missingPayer(answers: PayerAnswers, joint: readonly JointHolder[]): readonly FieldProblem[] {
  if (!isKnownPayer(answers, joint)) {
    return [
      {
        field: 'payer.who',
        problem: 'Choose who pays: the payer chosen before is not a holder of these accounts.',
      },
    ];
  }
  if (answers.who !== 'other') return [];
  return [
    ...problem('payer.name', problemOf(readName(answers.name))),
    ...problem('payer.idNo', problemOf(readPayerId(answers.idNo))),
    ...(answers.relationship === ''
      ? [{ field: 'payer.relationship', problem: 'Choose how the payer is related to the customer.' }]
      : []),
    ...(answers.bankName === ''
      ? [{ field: 'payer.bankName', problem: 'Choose the bank that the payer pays from.' }]
      : []),
    ...problem('payer.reason', problemOf(readReason(answers.reason))),
    ...(answers.proof
      ? []
      : [{ field: 'payer.proof', problem: 'Attach proof of the payer’s identity or relationship.' }]),
  ];
}

/**
 * Returns the payer to send, or `undefined` when the customer pays, or an unknown payer is chosen (CHK-01). Call it
 * only when `missingPayer` is empty: it does not check the answers.
 */
export function payerOf(answers: PayerAnswers, joint: readonly JointHolder[]): Payer | undefined {
  if (answers.who === 'customer') return undefined;
  const holder = joint.find(({ idNo }) => idNo === answers.who);
  if (holder) {
    return {
      name: holder.name,
      idNo: holder.idNo,
      relationship: 'Joint holder',
      reason: `Joint holder of ${accountInText(holder.accountId)}`,
      bankName: '',
    };
  }
  if (answers.who !== 'other') return undefined;
  return {
    name: valueOr(readName(answers.name), answers.name),
    idNo: valueOr(readPayerId(answers.idNo), answers.idNo),
    relationship: answers.relationship,
    reason: valueOr(readReason(answers.reason), answers.reason),
    bankName: answers.bankName,
    ...(answers.proof ? { proof: answers.proof.path } : {}),
  };
}
