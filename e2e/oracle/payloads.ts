import { objectionsToNames } from './names.ts';
import { objectionsToOnboarding } from './onboarding.ts';
import { oracle } from './oracle.ts';
import { isRecord } from './sent.ts';

type Fields = Readonly<Record<string, unknown>>;

const plans = ['CS', 'EPF', 'PRS'];

/** [ITM-02]: only PRS has the age-based default. */
const objectionsToDefaults = ({ plan, prsDefaultOption, prsDefaultOptionType }: Fields): readonly string[] =>
  plan !== 'PRS' && (prsDefaultOption !== null || prsDefaultOptionType !== null)
    ? ['prsDefaultOption and prsDefaultOptionType are null unless the plan is PRS']
    : [];

/** [ITM-03]: agent codes for PRS begin with `P`, those for unit trusts with `U`. */
const objectionsToCode = ({ plan, agentCode }: Fields): readonly string[] =>
  new RegExp(plan === 'PRS' ? '^P\\d' : '^U\\d').test(String(agentCode))
    ? []
    : [`agentCode ${String(agentCode)} is not the code for the plan ${String(plan)}`];

const objectionsToPlan = ({ plan }: Fields): readonly string[] =>
  plans.includes(String(plan)) ? [] : [`plan ${String(plan)} is not one of ${plans.join(', ')}`];

const objectionsToNumbers = (payload: Fields, fields: readonly string[]): readonly string[] =>
  fields
    .filter((field) => typeof payload[field] !== 'number')
    .map((field) => `${field} is not a JSON number`);

const bankFields = ['bankName', 'bankAccNumber', 'micrCode', 'payeeName', 'mnemonic'];
/** Reasons for a withdrawal from PRS that take sub-account B alone (docs/domain.md, section 3). */
const reasonsOfB = ['2', '3', '4', '5'];
const withdrawalFields = ['withdrawalReason', 'withdrawalDescription'];

const objectionsToNulls = (payload: Fields, fields: readonly string[], when: string): readonly string[] =>
  fields.filter((field) => payload[field] !== null).map((field) => `${field} is not null ${when}`);

/** [ITM-04]: the one of amount and units that is not used is 0, and what does not apply is null. */
function objectionsToRedemption(payload: Fields): readonly string[] {
  const { plan, amountOrUnit, amount, units, redeemAll, paymentInstruction } = payload;
  const unused = amountOrUnit === 'AMOUNT' ? units : amount;
  const expected = plan === 'CS' ? 'BANK' : plan;
  return [
    ...(amountOrUnit === 'AMOUNT' || amountOrUnit === 'UNIT' ? [] : ['amountOrUnit is not AMOUNT or UNIT']),
    ...(unused === 0 ? [] : ['amount and units: the one that is not used is not 0']),
    ...(redeemAll === true && amountOrUnit !== 'UNIT' ? ['redeemAll is not by units'] : []),
    ...(paymentInstruction === expected ? [] : [`paymentInstruction is not ${String(expected)}`]),
    ...(plan === 'CS' ? [] : objectionsToNulls(payload, bankFields, 'without a bank account')),
    ...(plan === 'PRS' ? [] : objectionsToNulls(payload, withdrawalFields, 'unless the plan is PRS')),
    ...(plan === 'PRS' && (!payload.withdrawalReason || payload.withdrawalReason === '10')
      ? ['withdrawalReason is not one that is offered']
      : []),
    ...(redeemAll === true && reasonsOfB.includes(String(payload.withdrawalReason))
      ? ['redeemAll is true, and the reason takes sub-account B alone']
      : []),
  ];
}

/** [ITM-05]: the one of amount and units that is not used is 0, the bank is null without payouts, PRS has no fee. */
function objectionsToSwitching(payload: Fields): readonly string[] {
  const { plan, amountOrUnit, amount, units, switchAll, distributionInstruction, toCurrency } = payload;
  const unused = amountOrUnit === 'AMOUNT' ? units : amount;
  return [
    ...(amountOrUnit === 'AMOUNT' || amountOrUnit === 'UNIT' ? [] : ['amountOrUnit is not AMOUNT or UNIT']),
    ...(unused === 0 ? [] : ['amount and units: the one that is not used is not 0']),
    ...(switchAll === true && amountOrUnit !== 'UNIT' ? ['switchAll is not by units'] : []),
    ...(payload.fromScheme === payload.toScheme ? ['toScheme is fromScheme'] : []),
    ...(typeof payload.domesticBorrowing === 'boolean' ? [] : ['domesticBorrowing is not a JSON boolean']),
    ...(toCurrency === 'MYR' && payload.domesticBorrowing !== false
      ? ['domesticBorrowing is not false when MYR is bought']
      : []),
    ...(plan === 'PRS' && payload.salesCharge !== 0 ? ['salesCharge is not 0 for PRS'] : []),
    ...(plan !== 'CS' && distributionInstruction !== 'REINVEST'
      ? ['distributionInstruction is not REINVEST for EPF and PRS']
      : []),
    ...(distributionInstruction === 'PAYOUT'
      ? []
      : objectionsToNulls(payload, bankFields, 'without a payout')),
  ];
}

const foreignFields = [
  'swiftCode',
  'intermediaryBank',
  'intermediaryBankBranch',
  'intermediaryBankSwiftCode',
  'intermediaryBankAccountNumber',
];

/** [ITM-06] [ITM-07]: what does not apply to the kind of account is null, the statement is there, type 3 is not offered. */
function objectionsToBankar(payload: Fields): readonly string[] {
  const { isDefault, isJointAccount, isThirdPartyBankAccount, micrCode } = payload;
  return [
    ...[isDefault, isJointAccount, isThirdPartyBankAccount]
      .filter((value) => typeof value !== 'boolean')
      .map(() => 'isDefault, isJointAccount or isThirdPartyBankAccount is not a JSON boolean'),
    ...(isJointAccount && isThirdPartyBankAccount ? ['a joint account is not a third party’s'] : []),
    ...(isJointAccount
      ? []
      : objectionsToNulls(payload, ['beneCondition', 'jointHolderName'], 'unless the account is joint')),
    ...(isThirdPartyBankAccount
      ? []
      : objectionsToNulls(payload, ['thirdPartyBankAccount'], 'unless it is a third party’s')),
    ...(micrCode === null ? [] : objectionsToNulls(payload, foreignFields, 'for a bank in Malaysia')),
    ...(micrCode === null && !payload.swiftCode ? ['swiftCode is missing for a bank abroad'] : []),
    ...(payload.validationIdType === '3' ? ['validationIdType is the one that is never offered'] : []),
    ...(payload.bankAccountStatementFileURL ? [] : ['the statement is missing']),
  ];
}

/** The fields of a customer's record that an update may change. */
const updatedFields = [
  'email',
  'telCountryCode',
  'tel',
  'nationality',
  'race',
  'maritalStatus',
  'noOfDependents',
  'occupation',
  'occupationOth',
  'occupationDesignation',
  'employerName',
  'employerAdd',
  'natureofBusiness',
  'natureofBusinessOth',
  'annualIncome',
  'personalAsset',
  'sourceOfIncome',
  'sourceOfIncomeOth',
  'purposeOfInvest',
  'purposeOfInvestOth',
  'sI',
  'sophisticatedInvestorCriteria',
  'epfNo',
  'usResidentStatus',
];

/** [CLI-07]: the changed fields of the customer under their own names, and the same fields as they were. */
function objectionsToUpdate({ before, ...changes }: Fields): readonly string[] {
  const names = Object.keys(changes);
  if (!isRecord(before)) return ['before is missing'];
  return [
    ...objectionsToNames(
      names,
      updatedFields.map((name) => `${name}?`),
    ),
    ...objectionsToNames(Object.keys(before), names),
    ...(names.length === 0 ? ['nothing is changed'] : []),
    ...names
      .filter((name) => JSON.stringify(changes[name]) === JSON.stringify(before[name]))
      .map((name) => `${name} is as it was before`),
    ...('noOfDependents' in changes && typeof changes.noOfDependents !== 'number'
      ? ['noOfDependents is not a JSON number']
      : []),
    ...('sI' in changes && typeof changes.sI !== 'boolean' ? ['sI is not a JSON boolean'] : []),
  ];
}

const rules: Readonly<Record<string, (payload: Fields) => readonly string[]>> = {
  investment: (payload) => [
    ...objectionsToPlan(payload),
    ...objectionsToDefaults(payload),
    ...objectionsToCode(payload),
    ...objectionsToNumbers(payload, ['salesCharge', 'amount']),
  ],
  redemption: (payload) => [
    ...objectionsToPlan(payload),
    ...objectionsToCode(payload),
    ...objectionsToNumbers(payload, ['amount', 'units']),
    ...objectionsToRedemption(payload),
  ],
  switching: (payload) => [
    ...objectionsToPlan(payload),
    ...objectionsToCode(payload),
    ...objectionsToNumbers(payload, ['amount', 'units', 'salesCharge']),
    ...objectionsToSwitching(payload),
  ],
  bankar: objectionsToBankar,
  clientinfoupdate: objectionsToUpdate,
  onboarding: objectionsToOnboarding,
};

/** Objections to the payload of a cart item. `path` is the call's path. */
export function objectionsToPayload(path: string, payload: unknown): readonly string[] {
  const kind = path.slice(path.lastIndexOf('/') + 1);
  const rule = rules[kind];
  if (!path.startsWith('/application/cart/') || rule === undefined) return [];
  if (!isRecord(payload)) return [`the payload of ${kind} is not an object`];
  const listed = oracle.payloads[kind];
  return [...(listed ? objectionsToNames(Object.keys(payload), listed) : []), ...rule(payload)];
}
