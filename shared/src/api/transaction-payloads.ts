import { wireAmount, wirePercent, wireUnits } from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { accountType } from './accounts.ts';
import { currency, id, line, optionalText, plan, planSent } from './wire.ts';

/**
 * Payloads of the items of a cart (specification, section 3). Each exists twice: as it is sent (strict, JSON
 * numbers) and as it comes back (decoded to money and units).
 */

export const distributionInstruction = z.enum(['REINVEST', 'PAYOUT']);
export const amountOrUnit = z.enum(['AMOUNT', 'UNIT']);

const satRank = z.int().check(z.gte(1), z.lte(5));
const prsDefaultOption = z.nullable(z.enum(['Y', 'N']));
const prsDefaultOptionType = z.nullable(z.enum(['CONV', 'ISLAMIC']));

/** The bank account of an item; absent or null where nothing is paid out. */
const bankFields = {
  idBankar: z.nullish(line),
  bankAccNumber: z.nullish(line),
  bankName: z.nullish(line),
  micrCode: z.nullish(line),
  mnemonic: z.nullish(line),
};

/** An investment as it is sent. `amount` includes the sales charge; `salesCharge` is in per cent. */
export const investmentSent = z.strictObject({
  accountId: id,
  accountType,
  scheme: id,
  schemeName: line,
  currency,
  plan: planSent,
  salesCharge: z.number(),
  amount: z.number(),
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
export type InvestmentSent = z.input<typeof investmentSent>;

/** An investment as the cart, a checkout or an application gives it. */
export const investment = z.object({
  ...investmentSent.shape,
  plan,
  salesCharge: wirePercent,
  amount: wireAmount,
});
export type Investment = z.output<typeof investment>;

/** A redemption. The one of `amount` and `units` that is not used is 0; `redeemAll` sends all units. */
export const redemption = z.object({
  accountId: id,
  accountType,
  scheme: id,
  schemeName: z.string(),
  currency,
  plan,
  amountOrUnit,
  amount: wireAmount,
  units: wireUnits,
  paymentInstruction: z.enum(['BANK', 'EPF', 'PRS']),
  bankName: optionalText,
  bankAccNumber: optionalText,
  micrCode: optionalText,
  payeeName: optionalText,
  withdrawalReason: optionalText,
  withdrawalDescription: optionalText,
  redeemAll: z.boolean(),
  isWholesaleFund: z.boolean(),
  mnemonic: optionalText,
  agentCode: id,
  idBankar: z.nullish(z.string()),
});
export type Redemption = z.output<typeof redemption>;

/** A switch or contra: out of one scheme, into another. */
export const switching = z.object({
  accountId: id,
  accountType,
  fromScheme: id,
  fromSchemeName: z.string(),
  toScheme: id,
  toSchemeName: z.string(),
  fromCurrency: currency,
  toCurrency: currency,
  plan,
  amountOrUnit,
  amount: wireAmount,
  units: wireUnits,
  switchAll: z.boolean(),
  salesCharge: wirePercent,
  distributionInstruction,
  switchedInSatRank: satRank,
  isFromWholesaleFund: z.boolean(),
  isToWholesaleFund: z.boolean(),
  agentCode: id,
  domesticBorrowing: z.boolean(),
  ...bankFields,
  payeeName: z.nullish(z.string()),
});
export type Switching = z.output<typeof switching>;

/** The addition of a bank account. */
export const bankar = z.object({
  account: id,
  bankAccName: z.string(),
  bankAccNumber: z.string(),
  bankName: z.string(),
  micrCode: optionalText,
  currency,
  isDefault: z.boolean(),
  isJointAccount: z.boolean(),
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
  isThirdPartyBankAccount: z.boolean(),
  thirdPartyBankAccount: optionalText,
  onboardingId: z.nullish(z.string()),
});
export type Bankar = z.output<typeof bankar>;

/** Forms whose answers are their own screens' business. */
export const formPayload = z.record(z.string(), z.unknown());

/** What an item is: the seven lists of a cart. */
export const itemTypes = [
  'investment',
  'redemption',
  'switching',
  'bankar',
  'sat',
  'clientInfoUpdate',
  'onboarding',
] as const;
export const itemType = z.enum(itemTypes);
export type ItemType = (typeof itemTypes)[number];

/** An item of a checkout or an application: its type decides its payload. */
export const transactionItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('investment'), payload: investment }),
  z.object({ type: z.literal('redemption'), payload: redemption }),
  z.object({ type: z.literal('switching'), payload: switching }),
  z.object({ type: z.literal('bankar'), payload: bankar }),
  z.object({ type: z.enum(['sat', 'clientInfoUpdate', 'onboarding']), payload: formPayload }),
]);
export type TransactionItem = z.output<typeof transactionItem>;
