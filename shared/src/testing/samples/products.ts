import type { WireOf } from '@portal/shared/api/endpoint';
import type { fundDocuments, funds, schemes, topPerformingFunds } from '@portal/shared/api/funds';
import type { accountHolding, customerHoldings } from '@portal/shared/api/holdings';
import type { lookups } from '@portal/shared/api/lookups';

/** A scheme in a reply. For others: `{ ...schemeWire, scheme: … }`. */
export const schemeWire: WireOf<typeof schemes>[number] = {
  scheme: 'CBMGF',
  schemeName: 'Cempaka Biru Malaysia Growth',
  minimumRepurchaseUnits: 200,
  fundCode: 'CBMGF',
  currency: 'MYR',
  status: 'Active',
  productType: 'UT',
  riskProfile: 'High',
  EPFStatus: 'Approved',
  fundStructure: 'Retail',
  productManagerMasterID: 'CBAM',
  minimumAdditionalInvestment: 100,
  minimumInitialInvestment: 1000,
  minimumHoldingsOfUnits: 200,
  isInvestmentAllow: true,
  isRedemptionAllow: true,
  isSwitchingAllow: true,
  isSwitchingEPFAllow: true,
  isTransferAllow: true,
  isSmartSaveAllow: false,
  islamicConventional: 'Conventional',
  performanceYTD: 9.37,
  isThirdPartyFund: false,
  NAVPrice: 0.6321,
  NAVPriceDate: '2026-11-20',
  isEduSave: false,
  isFeederFund: false,
  redemptionCycle: 'T+4',
  isDedicatedFund: false,
  reinvestment: true,
  cashPayment: true,
  minSalesCharge: 0,
  feeCharges: 5.5,
  prsLowerAge: null,
  prsUpperAge: null,
};

export const fundWire: WireOf<typeof funds>[number] = {
  code: 'CBMGF',
  currency: 'MYR',
  EPFFundStatus: 'Approved',
  earlyMaturityDate: null,
  effectiveDate: '2015-04-01',
  fundCategory: 'Equity',
  fundClass: 'A',
  fundClassName: 'Class A',
  fundCode: 'CBMGF',
  fundManager: 'Cempaka Biru Asset Management Berhad',
  fundName: 'Cempaka Biru Malaysia Growth',
  fundStatus: 'Active',
  fundType: 'Open-ended',
  minimumAccountBalance: 200,
  minimumAdditionalInvestment: 100,
  minimumInitialInvestment: 1000,
  minimumRepurchaseUnits: 200,
  minimumSwitchUnits: 200,
  minimumTransferUnits: 200,
  mnemonic: 'MGF',
  nav: 0.6321,
  navDate: '2026-11-20',
  penaltyCharge: 0,
  productAssetClass: 'Equity',
  className: 'Class A',
  fundStructure: 'Retail',
  productTypeCode: 'UT',
  productTypeName: 'Unit trust',
  redemptionCycle: 'T+4',
  redemptionCost: null,
  switchingCost: null,
  satGroup: 'MA',
  satRank: 4,
  salesChargeDesc: 'Up to 5.50%',
  isThirdPartyFund: false,
};

export const topFundsWire: WireOf<typeof topPerformingFunds> = [
  {
    scheme: 'CBMGF',
    schemeName: 'Cempaka Biru Malaysia Growth',
    fundCode: 'CBMGF',
    currency: 'MYR',
    satRank: 4,
    nav: 0.6321,
    navDate: '2026-11-20',
    performanceYTD: 9.37,
  },
];

export const fundDocumentsWire: WireOf<typeof fundDocuments> = [
  {
    asOfDate: '2026-10-31',
    docType: 'FS',
    docTypeName: 'Fact sheet',
    docUrl: 'https://documents.example/CBMGF-FS.pdf',
    language: 'en',
    productCode: 'CBMGF',
  },
];

const total = { currency: 'MYR', marketValue: 12642, cost: 12000 };

export const customerHoldingsWire: WireOf<typeof customerHoldings> = {
  accounts: [
    { accountId: '1000482917', accountName: 'TAN WEI JUN', accountType: 'IND', plan: 'CS', totals: [total] },
  ],
  totals: [total],
};

export const accountHoldingWire: WireOf<typeof accountHolding> = {
  holdings: [
    {
      accountId: '1000482917',
      scheme: 'CBMGF',
      schemeName: 'Cempaka Biru Malaysia Growth',
      currency: 'MYR',
      units: 20000,
      pendingUnits: 0,
      nav: 0.6321,
      navDate: '2026-11-20',
      marketValue: 12642,
      cost: 12000,
      averageCost: 0.6,
    },
  ],
  totals: [total],
  asOf: '2026-11-20',
};

const named = [{ name: 'Others', value: 'OTH' }];
const coded = [{ name: 'Malaysia', code: 'MY' }];

export const lookupsWire: WireOf<typeof lookups> = {
  currency: [{ name: 'Malaysian ringgit', code: 'MYR' }],
  prsWithdrawalReasons: [{ name: 'Retirement age (55)', reasonID: '1', value: 'RET' }],
  paymentMethods: [{ code: 'FPX', name: 'Online banking', value: 'FPX' }],
  bankAccountValidationTypes: [{ name: 'NRIC', code: '1' }],
  banks: [{ name: 'Maybank', code: 'MBBEMYKL', mnemonic: 'MBB' }],
  sophisticatedInvestorTypes: [{ customerType: 'Individual', digitalName: 'Net assets', value: '1' }],
  employmentStatus: named,
  maritalStatus: named,
  sourceOfIncome: named,
  purposeOfInvestment: named,
  annualIncome: named,
  natureOfBusiness: named,
  operationInstruction: named,
  gender: named,
  relationship: named,
  country: coded,
  holderStatus: named,
  dialingCodes: [{ country: 'Malaysia', dialingCode: '60' }],
  postcodes: [{ countryCode: 'MY', placeName: 'Kuala Lumpur', postalCode: '50480', systemStateCode: '14' }],
  nationality: coded,
  state: named,
  race: [{ name: 'Chinese', value: '02', malayName: 'Cina' }],
  salutation: named,
  usResidentStatus: named,
  taxResidency: named,
  tinReason: named,
  subAccountObjective: named,
  usIndiciaType: named,
};
