import { wireAmount, wirePercent, wireUnits } from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { accountType } from './accounts.ts';
import { currency, id, line, optionalText, plan, planSent, sentDecimal } from './wire.ts';

/**
 * Payloads of cart items (ITM-01 to ITM-05). Each exists as it is sent (strict, JSON numbers) and as
 * it is received (decoded to money and units).
 */

/** Schema: distributions are reinvested or paid out. */
export const distributionInstruction = z.enum(['REINVEST', 'PAYOUT']);
/** Schema: a redemption or switch states an amount or units. */
export const amountOrUnit = z.enum(['AMOUNT', 'UNIT']);

const satRank = z.int().check(z.gte(1), z.lte(5));
const prsDefaultOption = z.nullable(z.enum(['Y', 'N']));
const prsDefaultOptionType = z.nullable(z.enum(['CONV', 'ISLAMIC']));

/** Bank account of an item; absent or null without a payout. */
const bankFields = {
  idBankar: z.nullish(line),
  bankAccNumber: z.nullish(line),
  bankName: z.nullish(line),
  micrCode: z.nullish(line),
  mnemonic: z.nullish(line),
};

/** An investment in a request. `amount` includes the sales charge; `salesCharge` is in per cent. */
export const investmentSent = z.strictObject({
  accountId: id,
  accountType,
  scheme: id,
  schemeName: line,
  currency,
  plan: planSent,
  salesCharge: sentDecimal,
  amount: sentDecimal,
  distributionInstruction,
  /** Null unless the plan is PRS. */
  prsDefaultOption,
  prsDefaultOptionType,
  satRank,
  isWholesaleFund: z.boolean(),
  agentCode: id,
  ...bankFields,
  onboardingId: z.nullish(line),
});
/** An investment in a request. */
export type InvestmentSent = z.input<typeof investmentSent>;

/** An investment in a reply of cart, checkout or application. */
export const investment = z.object({
  ...investmentSent.shape,
  plan,
  salesCharge: wirePercent,
  amount: wireAmount,
});
/** An investment in a reply. */
export type Investment = z.output<typeof investment>;

const lineOrNull = z.nullable(line);

/**
 * A redemption in a request. The unused one of `amount` and `units` is 0; `redeemAll` redeems all units, and `amount`
 * is 0. The bank account is null unless the plan is CS, the withdrawal's reason and description unless it is PRS.
 */
export const redemptionSent = z.strictObject({
  accountId: id,
  accountType,
  scheme: id,
  schemeName: line,
  currency,
  plan: planSent,
  amountOrUnit,
  amount: sentDecimal,
  units: sentDecimal,
  paymentInstruction: z.enum(['BANK', 'EPF', 'PRS']),
  bankName: lineOrNull,
  bankAccNumber: lineOrNull,
  micrCode: lineOrNull,
  payeeName: lineOrNull,
  /** `reasonID` of `prsWithdrawalReasons`. */
  withdrawalReason: lineOrNull,
  withdrawalDescription: lineOrNull,
  redeemAll: z.boolean(),
  isWholesaleFund: z.boolean(),
  mnemonic: lineOrNull,
  agentCode: id,
  /** Id of the item that adds the bank account, while it is pending. */
  idBankar: z.nullish(line),
});
/** A redemption in a request. */
export type RedemptionSent = z.input<typeof redemptionSent>;

/** A redemption in a reply of cart, checkout or application. */
export const redemption = z.object({
  ...redemptionSent.shape,
  schemeName: z.string(),
  plan,
  amount: wireAmount,
  units: wireUnits,
  bankName: optionalText,
  bankAccNumber: optionalText,
  micrCode: optionalText,
  payeeName: optionalText,
  withdrawalReason: optionalText,
  withdrawalDescription: optionalText,
  mnemonic: optionalText,
  idBankar: z.nullish(z.string()),
});
/** A redemption in a reply. */
export type Redemption = z.output<typeof redemption>;

/**
 * A switch or contra in a request. The unused one of `amount` and `units` is 0; `switchAll` switches all units, and
 * `amount` is 0. The bank account receives distributions, and is null unless they are paid out.
 */
export const switchingSent = z.strictObject({
  accountId: id,
  accountType,
  fromScheme: id,
  fromSchemeName: line,
  toScheme: id,
  toSchemeName: line,
  fromCurrency: currency,
  toCurrency: currency,
  plan: planSent,
  amountOrUnit,
  amount: sentDecimal,
  units: sentDecimal,
  switchAll: z.boolean(),
  /** In per cent, included in what is switched. */
  salesCharge: sentDecimal,
  distributionInstruction,
  switchedInSatRank: satRank,
  isFromWholesaleFund: z.boolean(),
  isToWholesaleFund: z.boolean(),
  agentCode: id,
  /** Whether the customer has ringgit borrowing; false when MYR is bought. */
  domesticBorrowing: z.boolean(),
  ...bankFields,
  payeeName: z.nullish(line),
});
/** A switch or contra in a request. */
export type SwitchingSent = z.input<typeof switchingSent>;

/** A switch or contra in a reply of cart, checkout or application. */
export const switching = z.object({
  ...switchingSent.shape,
  fromSchemeName: z.string(),
  toSchemeName: z.string(),
  plan,
  amount: wireAmount,
  units: wireUnits,
  salesCharge: wirePercent,
  payeeName: z.nullish(z.string()),
});
/** A switch or contra in a reply. */
export type Switching = z.output<typeof switching>;

/**
 * The addition of a bank account in a request (ITM-06). What does not apply is null: the MICR code of a bank abroad, SWIFT
 * code and intermediary bank of one in Malaysia, the joint holder, the third party.
 */
export const bankarSent = z.strictObject({
  /** Number of the customer's account that the bank account serves. */
  account: id,
  /** Name of the holder, as in the bank statement. */
  bankAccName: line,
  bankAccNumber: line,
  bankName: line,
  micrCode: lineOrNull,
  currency,
  isDefault: z.boolean(),
  isJointAccount: z.boolean(),
  /** Of a joint account: AND when both holders sign together, OR when either signs. */
  beneCondition: z.nullable(z.enum(['AND', 'OR'])),
  jointHolderName: lineOrNull,
  swiftCode: lineOrNull,
  intermediaryBank: lineOrNull,
  intermediaryBankBranch: lineOrNull,
  intermediaryBankSwiftCode: lineOrNull,
  intermediaryBankAccountNumber: lineOrNull,
  /** Code of a validation type of the lookups. */
  validationIdType: lineOrNull,
  validationId: lineOrNull,
  /** Begins with the bank statement's date, for which there is no field: `2026-10-31 statement.pdf`. */
  bankAccountStatementFileName: lineOrNull,
  /** `bucket::key` of the upload. */
  bankAccountStatementFileURL: lineOrNull,
  isThirdPartyBankAccount: z.boolean(),
  /** Relationship of a third party to the customer, from the lookups. */
  thirdPartyBankAccount: lineOrNull,
  onboardingId: z.nullish(line),
});
/** A bank account addition in a request. */
export type BankarSent = z.input<typeof bankarSent>;

/** A bank account addition in a reply of cart, checkout or application. */
export const bankar = z.object({
  ...bankarSent.shape,
  bankAccName: z.string(),
  bankAccNumber: z.string(),
  bankName: z.string(),
  micrCode: optionalText,
  beneCondition: optionalText,
  jointHolderName: optionalText,
  swiftCode: optionalText,
  intermediaryBank: optionalText,
  intermediaryBankBranch: optionalText,
  intermediaryBankSwiftCode: optionalText,
  intermediaryBankAccountNumber: optionalText,
  validationIdType: optionalText,
  validationId: optionalText,
  bankAccountStatementFileName: optionalText,
  bankAccountStatementFileURL: optionalText,
  thirdPartyBankAccount: optionalText,
  onboardingId: z.nullish(z.string()),
});
/** A bank account addition in a reply. */
export type Bankar = z.output<typeof bankar>;

/** Payload of a form that only its own screen reads. */
export const formPayload = z.record(z.string(), z.unknown());

/** Types of items, one for each list of a cart. */
export const itemTypes = [
  'investment',
  'redemption',
  'switching',
  'bankar',
  'sat',
  'clientInfoUpdate',
  'onboarding',
] as const;
/** Schema of an item's type. */
export const itemType = z.enum(itemTypes);
/** Type of an item. */
export type ItemType = (typeof itemTypes)[number];

/** An item of a checkout or an application. `type` determines the payload. */
export const transactionItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('investment'), payload: investment }),
  z.object({ type: z.literal('redemption'), payload: redemption }),
  z.object({ type: z.literal('switching'), payload: switching }),
  z.object({ type: z.literal('bankar'), payload: bankar }),
  z.object({ type: z.enum(['sat', 'clientInfoUpdate', 'onboarding']), payload: formPayload }),
]);
/** An item of a checkout or an application. */
export type TransactionItem = z.output<typeof transactionItem>;
