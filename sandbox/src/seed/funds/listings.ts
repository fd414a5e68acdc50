import type { WireOf } from '@portal/shared/api/endpoint';
import type { funds, schemes } from '@portal/shared/api/funds';
import { CORE_FUND_AGES } from '../../rules/orders/prs-core-funds.ts';
import { RISK_CATEGORIES } from '../../rules/orders/suitability.ts';
import { type FundFacts, isSwitchable, minimumCharge, unitLimits } from './funds.ts';

type Scheme = WireOf<typeof schemes>[number];
type Fund = WireOf<typeof funds>[number];

/** The latest price, as the listings show it. */
interface ListedPrice {
  readonly nav: string;
  readonly date: string;
  readonly yearToDate: string | null;
}

const RISK_PROFILES = ['Very low', 'Low', 'Moderate', 'High', 'Very high'] as const;

function epfStatus(fund: FundFacts): 'Approved' | 'Not approved' {
  return fund.epfCharge === undefined ? 'Not approved' : 'Approved';
}

/** An entry of the scheme listing (CAT-01). */
export function schemeListing(fund: FundFacts, price: ListedPrice): Scheme {
  const limits = unitLimits(fund);
  const isPrs = fund.structure === 'PRS';
  const ages = fund.core && CORE_FUND_AGES[fund.core];
  return {
    scheme: fund.scheme,
    schemeName: fund.name,
    minimumRepurchaseUnits: limits.repurchase,
    fundCode: fund.fundCode,
    currency: fund.currency,
    status: 'Active',
    productType: isPrs ? 'PRS' : 'UT',
    riskProfile: RISK_PROFILES[fund.satRank - 1] ?? 'Very high',
    EPFStatus: epfStatus(fund),
    fundStructure: fund.structure,
    productManagerMasterID: 'CBAM',
    minimumAdditionalInvestment: fund.additional,
    minimumInitialInvestment: fund.initial,
    minimumHoldingsOfUnits: limits.holding,
    isInvestmentAllow: !fund.closed,
    isRedemptionAllow: !fund.suspended,
    isSwitchingAllow: isSwitchable(fund, 'CS'),
    isSwitchingEPFAllow: isSwitchable(fund, 'EPF'),
    isTransferAllow: !isPrs,
    isSmartSaveAllow: fund.structure === 'Retail',
    islamicConventional: fund.shariah ? 'Islamic' : 'Conventional',
    performanceYTD: price.yearToDate === null ? null : Number(price.yearToDate),
    isThirdPartyFund: false,
    NAVPrice: Number(price.nav),
    NAVPriceDate: price.date,
    isEduSave: false,
    isFeederFund: fund.assetClass.startsWith('Feeder'),
    redemptionCycle: `T+${fund.cycle}`,
    isDedicatedFund: false,
    reinvestment: true,
    cashPayment: !isPrs,
    minSalesCharge: minimumCharge(fund),
    feeCharges: fund.charge,
    prsLowerAge: ages?.lower ?? null,
    prsUpperAge: ages?.upper ?? null,
  };
}

/** An entry of the fund listing (CAT-02). */
export function fundListing(fund: FundFacts, price: ListedPrice): Fund {
  const limits = unitLimits(fund);
  const isPrs = fund.structure === 'PRS';
  return {
    code: fund.scheme,
    currency: fund.currency,
    EPFFundStatus: epfStatus(fund),
    earlyMaturityDate: null,
    effectiveDate: '2016-01-04',
    fundCategory: fund.assetClass,
    fundClass: fund.currency,
    fundClassName: `${fund.currency} class`,
    fundCode: fund.fundCode,
    fundManager: 'Cempaka Biru Asset Management Berhad',
    fundName: fund.name,
    fundStatus: 'Active',
    fundType: 'Open-ended',
    minimumAccountBalance: limits.holding,
    minimumAdditionalInvestment: fund.additional,
    minimumInitialInvestment: fund.initial,
    minimumRepurchaseUnits: limits.repurchase,
    minimumSwitchUnits: limits.switching,
    minimumTransferUnits: limits.switching,
    mnemonic: fund.scheme,
    nav: Number(price.nav),
    navDate: price.date,
    penaltyCharge: 0,
    productAssetClass: fund.assetClass,
    className: `${fund.currency} class`,
    fundStructure: fund.structure,
    productTypeCode: isPrs ? 'PRS' : 'UT',
    productTypeName: isPrs ? 'Private retirement scheme' : 'Unit trust',
    redemptionCycle: `T+${fund.cycle}`,
    redemptionCost: null,
    switchingCost: isPrs ? null : 'Difference of the sales charges, if any',
    satGroup: RISK_CATEGORIES[fund.satRank - 1]?.satGroup ?? 'A',
    satRank: fund.satRank,
    salesChargeDesc: `Up to ${fund.charge.toFixed(2)}% of the net asset value`,
    isThirdPartyFund: false,
  };
}
