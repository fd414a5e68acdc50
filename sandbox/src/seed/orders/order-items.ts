import type { OrderItem } from '../../rules/orders/order-item.ts';
import { chargeFor } from '../customers/positions.ts';
import { type FundFacts, fundOf, minimumCharge } from '../funds/funds.ts';
import type { Source } from '../random.ts';
import type { AccountRow, BankAccountRow, CustomerRow, HoldingRow } from '../rows.ts';

/** An account of the agent's customer in which an order can be placed. */
export interface Candidate {
  readonly customer: CustomerRow;
  readonly account: AccountRow;
  readonly holdings: readonly HoldingRow[];
  /** The account's bank account; without it an order names one that the customer no longer has. */
  readonly bank?: BankAccountRow | undefined;
}

/** The bank account that a redemption pays: of a cash account only. */
function paidBank({ customer, account, bank }: Candidate) {
  if (account.plan !== 'CS')
    return { bankName: null, bankAccNumber: null, micrCode: null, payeeName: null, mnemonic: null };
  return {
    bankName: bank?.bankName ?? 'Maybank',
    bankAccNumber: bank?.number ?? '514098127710',
    micrCode: bank?.micrCode ?? 'MBBEMYKL',
    payeeName: customer.name,
    mnemonic: bank?.mnemonic ?? 'MBB',
  };
}

/** An investment at the highest sales charge, as the portal sends it. */
export function investmentItem(
  { account }: Pick<Candidate, 'account'>,
  fund: FundFacts,
  amount: number,
  agentCode: string,
): OrderItem {
  const isPrs = account.plan === 'PRS';
  return {
    type: 'investment',
    payload: {
      accountId: account.id,
      accountType: account.accountType,
      scheme: fund.scheme,
      schemeName: fund.name,
      currency: fund.currency,
      plan: account.plan,
      salesCharge: chargeFor(fund, account.plan),
      amount,
      distributionInstruction: 'REINVEST',
      prsDefaultOption: isPrs ? 'N' : null,
      prsDefaultOptionType: null,
      satRank: fund.satRank,
      isWholesaleFund: fund.structure === 'Wholesale',
      agentCode,
    },
  };
}

/** A redemption of 400 units by default, paid to the customer's bank account where the plan allows it. */
export function redemptionItem(
  candidate: Candidate,
  holding: HoldingRow,
  agentCode: string,
  units = 400,
): OrderItem {
  const { account } = candidate;
  const fund = fundOf(holding.scheme);
  return {
    type: 'redemption',
    payload: {
      accountId: account.id,
      accountType: account.accountType,
      scheme: fund.scheme,
      schemeName: fund.name,
      currency: fund.currency,
      plan: account.plan,
      amountOrUnit: 'UNIT',
      amount: 0,
      units,
      paymentInstruction: account.plan === 'CS' ? 'BANK' : account.plan,
      ...paidBank(candidate),
      withdrawalReason: null,
      withdrawalDescription: null,
      redeemAll: false,
      isWholesaleFund: fund.structure === 'Wholesale',
      agentCode,
    },
  };
}

/** A switch of 2,500 units out of a holding, into another fund of the same currency, at its lowest charge. */
export function switchingItem(
  { account }: Pick<Candidate, 'account'>,
  holding: HoldingRow,
  to: FundFacts,
  agentCode: string,
): OrderItem {
  const from = fundOf(holding.scheme);
  return {
    type: 'switching',
    payload: {
      accountId: account.id,
      accountType: account.accountType,
      fromScheme: from.scheme,
      fromSchemeName: from.name,
      toScheme: to.scheme,
      toSchemeName: to.name,
      fromCurrency: from.currency,
      toCurrency: to.currency,
      plan: account.plan,
      amountOrUnit: 'UNIT',
      amount: 0,
      units: 2_500,
      switchAll: false,
      salesCharge: account.plan === 'PRS' ? 0 : minimumCharge(to),
      distributionInstruction: 'REINVEST',
      switchedInSatRank: to.satRank,
      isFromWholesaleFund: from.structure === 'Wholesale',
      isToWholesaleFund: to.structure === 'Wholesale',
      agentCode,
      domesticBorrowing: false,
    },
  };
}

/** The addition of a MYR account at Maybank in the customer's name. */
export function bankarItem(customer: CustomerRow, account: AccountRow, bankAccNumber: string): OrderItem {
  return {
    type: 'bankar',
    payload: {
      account: account.id,
      bankAccName: customer.name,
      bankAccNumber,
      bankName: 'Maybank',
      micrCode: 'MBBEMYKL',
      currency: 'MYR',
      isDefault: false,
      isJointAccount: false,
      beneCondition: null,
      jointHolderName: null,
      swiftCode: null,
      intermediaryBank: null,
      intermediaryBankBranch: null,
      intermediaryBankSwiftCode: null,
      intermediaryBankAccountNumber: null,
      validationIdType: '1',
      validationId: customer.idNo,
      bankAccountStatementFileName: null,
      bankAccountStatementFileURL: null,
      isThirdPartyBankAccount: false,
      thirdPartyBankAccount: null,
    },
  };
}

/**
 * Returns one random item of an account, as the portal sends it, in a list: an investment, or for 3 of 10 cash accounts
 * a redemption, unless it has to be one that is paid (`isPaid`).
 */
export function itemsFor(
  source: Source,
  candidate: Candidate,
  agentCode: string,
  isPaid: boolean,
): readonly OrderItem[] {
  const { account, holdings } = candidate;
  const holding = source.pick(holdings);
  const amount = source.int(2, 50) * 500;
  const isRedemption = account.plan === 'CS' && source.percent(30);
  return isRedemption && !isPaid
    ? [redemptionItem(candidate, holding, agentCode)]
    : [investmentItem({ account }, fundOf(holding.scheme), amount, agentCode)];
}
