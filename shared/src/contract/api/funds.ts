import { isoDate } from '@portal/shared/dates';
import { wireAmount, wireNav, wirePercent, wireUnits } from '@portal/shared/money';
import * as z from '@portal/shared/schema';
import { defineEndpoint } from './endpoint.ts';
import { currency, id, optionalText } from './wire.ts';

/** Whether EPF members may invest in it. */
const epfStatus = z.enum(['Approved', 'Not approved']);

/** A scheme of the scheme list (CAT-01). `fundCode` links it to its fund. */
const scheme = z.object({
  scheme: id,
  schemeName: z.string(),
  minimumRepurchaseUnits: wireUnits,
  fundCode: id,
  currency,
  /** `Active` or `Closed`. */
  status: z.string(),
  /** `UT` unit trust, `PRS` private retirement scheme. */
  productType: z.enum(['UT', 'PRS']),
  riskProfile: z.string(),
  EPFStatus: epfStatus,
  /** `Retail`, `Wholesale`, `PRS`. */
  fundStructure: z.string(),
  productManagerMasterID: z.string(),
  minimumAdditionalInvestment: wireAmount,
  minimumInitialInvestment: wireAmount,
  minimumHoldingsOfUnits: wireUnits,
  isInvestmentAllow: z.boolean(),
  isRedemptionAllow: z.boolean(),
  isSwitchingAllow: z.boolean(),
  isSwitchingEPFAllow: z.boolean(),
  isTransferAllow: z.boolean(),
  isSmartSaveAllow: z.boolean(),
  islamicConventional: z.enum(['Islamic', 'Conventional']),
  performanceYTD: z.nullable(wirePercent),
  isThirdPartyFund: z.boolean(),
  NAVPrice: wireNav,
  NAVPriceDate: isoDate,
  isEduSave: z.boolean(),
  isFeederFund: z.boolean(),
  /** Time from pricing to payment, such as `T+4`. */
  redemptionCycle: z.string(),
  isDedicatedFund: z.boolean(),
  /** Whether distributions may be reinvested. */
  reinvestment: z.boolean(),
  /** Whether distributions may be paid out. */
  cashPayment: z.boolean(),
  /** Lowest and highest sales charge that an agent may offer, in per cent. */
  minSalesCharge: wirePercent,
  feeCharges: wirePercent,
  /** Ages for which a PRS core fund is the default; null for other funds. */
  prsLowerAge: z.nullable(z.int()),
  prsUpperAge: z.nullable(z.int()),
});
/** A scheme as it is traded. */
export type Scheme = z.output<typeof scheme>;

/** A fund of the fund list (CAT-02). */
const fund = z.object({
  code: id,
  currency,
  EPFFundStatus: epfStatus,
  earlyMaturityDate: z.nullable(isoDate),
  effectiveDate: isoDate,
  fundCategory: z.string(),
  fundClass: z.string(),
  fundClassName: z.string(),
  fundCode: id,
  fundManager: z.string(),
  fundName: z.string(),
  fundStatus: z.string(),
  fundType: z.string(),
  minimumAccountBalance: wireUnits,
  minimumAdditionalInvestment: wireAmount,
  minimumInitialInvestment: wireAmount,
  minimumRepurchaseUnits: wireUnits,
  minimumSwitchUnits: wireUnits,
  minimumTransferUnits: wireUnits,
  mnemonic: z.string(),
  nav: wireNav,
  navDate: isoDate,
  penaltyCharge: wirePercent,
  /** `Equity`, `Mixed`, `Fixed income`, `Money market`, `Alternative`, `PRS` … */
  productAssetClass: z.string(),
  className: z.string(),
  fundStructure: z.string(),
  productTypeCode: z.string(),
  productTypeName: z.string(),
  redemptionCycle: z.string(),
  redemptionCost: optionalText,
  switchingCost: optionalText,
  satGroup: z.string(),
  /** Risk from 1 to 5; compared with the customer's rank. */
  satRank: z.int().check(z.gte(1), z.lte(5)),
  salesChargeDesc: z.string(),
  isThirdPartyFund: z.boolean(),
});
/** A fund of the fund list. */
export type Fund = z.output<typeof fund>;

const topPerformingFund = z.object({
  scheme: id,
  schemeName: z.string(),
  fundCode: id,
  currency,
  satRank: z.int(),
  nav: wireNav,
  navDate: isoDate,
  performanceYTD: wirePercent,
});
/** A fund in the list of top performing funds. */
export type TopPerformingFund = z.output<typeof topPerformingFund>;

const fundDocument = z.object({
  asOfDate: isoDate,
  docType: z.string(),
  docTypeName: z.string(),
  docUrl: z.string().check(z.url({ protocol: /^https?$/ })),
  language: z.string(),
  /** The fund's `fundCode`. */
  productCode: id,
});
/** A published document of a fund. */
export type FundDocument = z.output<typeof fundDocument>;

/** All schemes that are on sale or in a holding. */
export const schemes = defineEndpoint({
  method: 'GET',
  path: '/fund/product/scheme/listing',
  response: z.array(scheme),
});

/** All funds of the schemes. */
export const funds = defineEndpoint({
  method: 'GET',
  path: '/fund/funds',
  response: z.array(fund),
});

/** Top performing funds, best year to date first. */
export const topPerformingFunds = defineEndpoint({
  method: 'GET',
  path: '/fund/topperformingfunds',
  response: z.array(topPerformingFund),
});

/** Fact sheets, prospectuses and product highlights of all funds. */
export const fundDocuments = defineEndpoint({
  method: 'GET',
  path: '/fund/documents',
  response: z.array(fundDocument),
});
