import { postUserMapping, requestCode, verifyCode } from '@portal/shared/api/account-linking';
import { agentProfile, agents, getUserMapping } from '@portal/shared/api/agents';
import { applicationDetail, applicationDocuments, applicationList } from '@portal/shared/api/applications';
import {
  accountBankAccounts,
  associateAccounts,
  customerBankAccounts,
} from '@portal/shared/api/bank-accounts';
import { cartEndpoints } from '@portal/shared/api/cart';
import {
  checkoutDocuments,
  checkoutsByIds,
  checkoutsOf,
  deleteCheckout,
  moveCheckoutToDraft,
  resendCheckoutEmail,
} from '@portal/shared/api/checkout';
import { submitCheckout, validateCheckout } from '@portal/shared/api/checkout-submission';
import { customerInfo, searchCustomers } from '@portal/shared/api/customers';
import type { Endpoint } from '@portal/shared/api/endpoint';
import { extractId } from '@portal/shared/api/extract-id';
import { readFile, uploadFile } from '@portal/shared/api/files';
import { fundDocuments, funds, schemes, topPerformingFunds } from '@portal/shared/api/funds';
import {
  accountStatement,
  completedTransactions,
  dividendPayouts,
  pendingTransactions,
} from '@portal/shared/api/history';
import { accountHolding, customerHoldings } from '@portal/shared/api/holdings';
import { lookups } from '@portal/shared/api/lookups';
import { maintenance } from '@portal/shared/api/maintenance';
import { pay, paymentSummary, verifyPayment } from '@portal/shared/api/payment';
import { tdayCalc } from '@portal/shared/api/pricing';
import {
  addSat,
  productMismatch,
  riskCalculation,
  satAnswers,
  satList,
  satQuestions,
} from '@portal/shared/api/suitability';
import { prsWithdrawalReasons } from '@portal/shared/api/withdrawal-reasons';
import { addClientInformation } from './client-information.ts';
import { addOnboarding } from './onboarding.ts';

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
