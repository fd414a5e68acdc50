import type { WireOf } from '@portal/shared/api/endpoint';
import type { EndpointName, endpoints } from '@portal/shared/api/index';
import { cartWire } from './cart.ts';
import {
  accountStatementWire,
  applicationsWire,
  applicationWire,
  checkoutsWire,
  dividendsWire,
  documentsWire,
  fileWire,
  paymentSummaryWire,
  pendingWire,
  submitWire,
  transactionsWire,
  validateWire,
  verifyWire,
} from './orders.ts';
import {
  agentProfileWire,
  agentsWire,
  bankAccountsWire,
  customerWire,
  searchWire,
  userMappingWire,
} from './people.ts';
import {
  accountHoldingWire,
  customerHoldingsWire,
  fundDocumentsWire,
  fundWire,
  lookupsWire,
  schemeWire,
  topFundsWire,
} from './products.ts';
import {
  calculatedRiskWire,
  mismatchWire,
  satAnswersWire,
  satListWire,
  satQuestionsWire,
} from './suitability.ts';

type Samples = { readonly [Name in EndpointName]: WireOf<(typeof endpoints)[Name]> };

/** One valid reply to every call: one customer, one fund, and one sale from cart to units. */
export const samples: Samples = {
  searchCustomers: searchWire,
  customerInfo: customerWire,
  customerHoldings: customerHoldingsWire,
  accountHolding: accountHoldingWire,
  accountBankAccounts: bankAccountsWire,
  customerBankAccounts: bankAccountsWire,
  associateAccounts: [{ AccountName: 'TAN WEI JUN', AccountNo: '1000482917' }],
  getUserMapping: userMappingWire,
  postUserMapping: { is_mapped: true },
  requestCode: { SentTo: '+60 12-••• ••08' },
  verifyCode: { Status: 'VERIFIED' },
  agents: agentsWire,
  agentProfile: agentProfileWire,
  lookups: lookupsWire,
  schemes: [schemeWire],
  funds: [fundWire],
  topPerformingFunds: topFundsWire,
  fundDocuments: fundDocumentsWire,
  cartList: cartWire,
  addInvestment: { id: 'I1' },
  addRedemption: { id: 'R1' },
  addSwitching: { id: 'S1' },
  addBankar: { id: 'B1' },
  addClientInformation: { id: 'U1' },
  addOnboarding: { id: 'ONB-1' },
  extractId: { status: 'read', docType: 'MYKAD', idNo: '910725-10-6048', name: 'NURUL HUDA BINTI ZAMRI' },
  addSat: { id: 'S1' },
  prsWithdrawalReasons: [
    { name: 'Retirement age (55)', reasonID: '1', value: 'RET' },
    { name: 'Death', reasonID: '10', value: 'DTH' },
  ],
  deleteFromCart: { cartIds: ['I1'] },
  checkoutsOf: checkoutsWire,
  checkoutsByIds: checkoutsWire,
  validateCheckout: validateWire,
  submitCheckout: submitWire,
  resendCheckoutEmail: {
    checkoutId: 'CO-2611-0931',
    customerEmail: 'weijun.tan@mail.example',
    expiresAt: '2026-11-27T15:12:00+08:00',
  },
  moveCheckoutToDraft: { checkoutId: 'CO-2611-0931', itemIds: ['I1'] },
  deleteCheckout: { checkoutId: 'CO-2611-0931' },
  checkoutDocuments: documentsWire,
  paymentSummary: paymentSummaryWire,
  pay: { paymentId: 'P1', status: 'pending' },
  verifyPayment: verifyWire,
  applicationList: applicationsWire,
  applicationDetail: applicationWire,
  applicationDocuments: documentsWire,
  readFile: fileWire,
  uploadFile: { path: 'documents::F1', fileName: 'slip.pdf', contentType: 'application/pdf', size: 9 },
  completedTransactions: transactionsWire,
  pendingTransactions: pendingWire,
  dividendPayouts: dividendsWire,
  accountStatement: accountStatementWire,
  productMismatch: mismatchWire,
  satQuestions: satQuestionsWire,
  satList: satListWire,
  satAnswers: satAnswersWire,
  riskCalculation: calculatedRiskWire,
  tdayCalc: { date: '2026-12-29' },
  maintenance: { active: false, message: '', from: null, to: null },
};

export { bankarWire } from './bank-account.ts';
export { cartWire, emptyCartWire, investmentWire, redemptionWire, switchingWire } from './cart.ts';
export { jointApplicantWire, onboardingWire } from './onboarding.ts';
export { schemeWire } from './products.ts';
