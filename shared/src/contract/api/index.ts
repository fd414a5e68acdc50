import { postUserMapping, requestCode, verifyCode } from './account-linking.ts';
import { agentProfile, agents, getUserMapping } from './agents.ts';
import { applicationDetail, applicationDocuments, applicationList } from './applications.ts';
import { accountBankAccounts, associateAccounts, customerBankAccounts } from './bank-accounts.ts';
import { cartEndpoints } from './cart.ts';
import {
  checkoutDocuments,
  checkoutsByIds,
  checkoutsOf,
  deleteCheckout,
  moveCheckoutToDraft,
  resendCheckoutEmail,
} from './checkout.ts';
import { submitCheckout, validateCheckout } from './checkout-submission.ts';
import { addClientInformation } from './client-information.ts';
import { customerInfo, searchCustomers } from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import { extractId } from './extract-id.ts';
import { readFile, uploadFile } from './files.ts';
import { fundDocuments, funds, schemes, topPerformingFunds } from './funds.ts';
import { accountStatement, completedTransactions, dividendPayouts, pendingTransactions } from './history.ts';
import { accountHolding, customerHoldings } from './holdings.ts';
import { lookups } from './lookups.ts';
import { maintenance } from './maintenance.ts';
import { addOnboarding } from './onboarding.ts';
import { pay, paymentSummary, verifyPayment } from './payment.ts';
import { tdayCalc } from './pricing.ts';
import {
  addSat,
  productMismatch,
  riskCalculation,
  satAnswers,
  satList,
  satQuestions,
} from './suitability.ts';
import { prsWithdrawalReasons } from './withdrawal-reasons.ts';

/**
 * Every call of the main API by name, for the sandbox and for tests. Screens import the domain's file, so
 * that a remote bundles only the schemas that it uses.
 */
export const endpoints = {
  searchCustomers,
  customerInfo,
  customerHoldings,
  accountHolding,
  accountBankAccounts,
  customerBankAccounts,
  associateAccounts,
  getUserMapping,
  postUserMapping,
  requestCode,
  verifyCode,
  agents,
  agentProfile,
  lookups,
  schemes,
  funds,
  topPerformingFunds,
  fundDocuments,
  ...cartEndpoints,
  addClientInformation,
  addOnboarding,
  extractId,
  addSat,
  prsWithdrawalReasons,
  checkoutsOf,
  checkoutsByIds,
  validateCheckout,
  submitCheckout,
  resendCheckoutEmail,
  moveCheckoutToDraft,
  deleteCheckout,
  checkoutDocuments,
  paymentSummary,
  pay,
  verifyPayment,
  applicationList,
  applicationDetail,
  applicationDocuments,
  readFile,
  uploadFile,
  completedTransactions,
  pendingTransactions,
  dividendPayouts,
  accountStatement,
  productMismatch,
  satQuestions,
  satList,
  satAnswers,
  riskCalculation,
  tdayCalc,
  maintenance,
} as const satisfies Record<string, Endpoint>;

/** Name of a call of the main API. */
export type EndpointName = keyof typeof endpoints;
