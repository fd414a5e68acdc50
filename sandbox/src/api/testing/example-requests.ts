import type { EndpointName } from '@portal/shared/api/index';
import { declarationFor } from './agent-client.ts';
import { onboardingIn } from './example-onboarding.ts';
import {
  bankarIn,
  investmentIn,
  redemptionIn,
  satAnswersIn,
  satIn,
  switchingIn,
} from './example-payloads.ts';
import { PDF, PNG, type RequestIds } from './request-ids.ts';

type Query = Readonly<Record<string, string>>;

/** Query, body and path parameters of a call. */
export interface Request {
  readonly query?: Query;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly params?: Query;
}

const channel = 'Digital Transaction';

/** For tests: a valid request of every call, with all optional fields. */
export function exampleRequests(ids: RequestIds): Record<EndpointName, Request> {
  return {
    ...customerRequests(ids),
    ...agentRequests(ids),
    ...referenceRequests,
    ...cartRequests(ids),
    ...checkoutRequests(ids),
    ...paymentRequests(ids),
    ...applicationRequests(ids),
  };
}

function customerRequests({ userId, customerId, accountId, agentCode }: RequestIds) {
  return {
    searchCustomers: { query: { agentUserId: userId, keyword: 'tan', limit: '5', page: '1' } },
    customerInfo: { query: { agentUserId: userId, customerId } },
    customerHoldings: { query: { agentUserId: userId, customerId } },
    accountHolding: {
      query: { userId, accountId, scheme: 'CBMGF', plan: 'CS', agentCode, includeZeroAum: 'true' },
    },
    accountBankAccounts: { query: { accountId } },
    customerBankAccounts: { params: { id: customerId } },
    associateAccounts: {
      query: {
        pcustomerid: customerId,
        pisjointbankaccount: '0',
        pisthirdpartybankaccount: '0',
        pcurrency: 'MYR',
      },
    },
    completedTransactions: {
      query: {
        accountid: accountId,
        agentid: agentCode,
        transdatefrom: '2026-01-01',
        transdateto: '2026-11-20',
      },
    },
    pendingTransactions: { query: { accountId, channel } },
    dividendPayouts: { query: { paccountid: accountId } },
    accountStatement: {
      body: {
        template: 'transaction-statement',
        accountId,
        from: '2026-01-01',
        to: '2026-11-20',
        currency: 'MYR',
      },
    },
    productMismatch: { query: { customerId, scheme: 'CBMGF' } },
    satList: { query: { channel: 'Digital Form', userId } },
    satAnswers: { query: { customerId } },
    riskCalculation: { body: { customerId, answers: satAnswersIn() } },
  };
}

function agentRequests({ sub, userId, agentCustomerId }: RequestIds) {
  const requestor = {
    AgentCustID: agentCustomerId,
    Purpose: 'Agent Account Linking',
    RequestorID: '850101-14-5555',
    RequestorIDType: 'NRIC',
  };
  return {
    getUserMapping: { query: { identification_id: sub, user_type: 'Agent' } },
    postUserMapping: {
      body: { identification_id: sub, user_type: 'Agent', agent_customer_id: agentCustomerId },
    },
    requestCode: { body: { SmsOrVoice: 'sms', ValidityInMinute: 5, ...requestor } },
    verifyCode: { body: { Tac: '123456', ...requestor } },
    agents: { query: { agentcustomerid: agentCustomerId } },
    agentProfile: { query: { customerId: agentCustomerId, userId } },
  };
}

const referenceRequests = {
  lookups: {},
  prsWithdrawalReasons: {},
  schemes: {},
  funds: {},
  topPerformingFunds: {},
  fundDocuments: {},
  satQuestions: {},
  tdayCalc: { query: { Date: '2026-12-23T16:01:00+08:00', TDay: '2' } },
  maintenance: { query: { applicationid: '5' } },
};

function cartRequests(ids: RequestIds) {
  const { userId, customerId, cartId } = ids;
  const head = { userId, customerId };
  return {
    cartList: { query: { ...head, channel, cartIds: cartId } },
    addInvestment: {
      body: { channel, ...head, payload: investmentIn(ids), customerName: 'A Customer' },
    },
    addRedemption: {
      body: { channel, ...head, payload: redemptionIn(ids), customerName: 'A Customer' },
    },
    addSwitching: {
      body: { channel, ...head, payload: switchingIn(ids), customerName: 'A Customer' },
    },
    addBankar: {
      body: { channel: 'Digital Form', ...head, payload: bankarIn(ids), customerName: 'A Customer' },
    },
    addClientInformation: {
      body: {
        channel: 'Digital Form',
        ...head,
        payload: { usResidentStatus: 'US citizen', before: { usResidentStatus: 'Not a US person' } },
        id: 'an update',
        customerName: 'A Customer',
      },
    },
    extractId: { body: { side: 'front', docType: 'MYKAD', image: PNG } },
    addOnboarding: {
      body: {
        channel: 'Digital AOF',
        userId,
        customerId: 'ONB-1',
        customerName: 'Tan Wei Jun',
        id: 'ONB-1',
        agent: ids.agentCode,
        payload: onboardingIn(ids),
        isAOFCompleted: true,
      },
    },
    addSat: {
      body: {
        channel: 'Digital Form',
        ...head,
        payload: satIn(),
        id: null,
        customerName: 'A Customer',
      },
    },
    deleteFromCart: { body: { channel, ...head, cartIds: [cartId] } },
  };
}

function checkoutRequests(ids: RequestIds) {
  const { userId, customerId, cartId, checkoutId } = ids;
  const head = { userId, customerId };
  const itemIds = [cartId];
  const withCheckoutId = { body: { checkoutId } };
  return {
    checkoutsOf: { query: { ...head, channel } },
    checkoutsByIds: { query: { checkoutIds: checkoutId } },
    validateCheckout: { body: { channel, ...head, itemIds } },
    submitCheckout: {
      body: {
        channel,
        ...head,
        itemIds,
        declaration: {
          ...declarationFor(true, { itemId: cartId, kind: 'risk', reason: 'Has a long horizon.' }),
          vulnerable: { explained: true, trustedContact: { name: 'A Friend', phone: '+60123456789' } },
        },
        payment: [{ currency: 'MYR', method: 'FPX' }],
        customerName: 'A Customer',
        agentName: ids.agentName,
        customerEmail: 'customer@mail.example',
        agentEmail: ids.agentEmail,
        payer: payerWith(ids),
      },
    },
    resendCheckoutEmail: withCheckoutId,
    moveCheckoutToDraft: withCheckoutId,
    deleteCheckout: withCheckoutId,
    checkoutDocuments: { query: { checkoutid: checkoutId } },
  };
}

function paymentRequests(ids: RequestIds) {
  const { applicationId, userId } = ids;
  return {
    paymentSummary: { query: { applicationId } },
    pay: {
      body: {
        applicationId: ids.payableId,
        payment: {
          method: 'CHQ',
          amounts: [{ currency: 'MYR', amount: 10_000 }],
          reference: '123456',
          cheque: { bank: 'Maybank', date: '2026-11-18' },
          slip: attachmentPath(ids),
          payer: payerWith(ids),
        },
      },
    },
    verifyPayment: { body: { applicationId, userId } },
  };
}

function applicationRequests({ userId, applicationId, formId, docId, bucket, key }: RequestIds) {
  const file = { Type: 'post', FileName: 'a.pdf', ContentType: 'application/pdf', Content: PDF };
  return {
    applicationList: { query: { userId, channel } },
    applicationDetail: { query: { applicationId } },
    applicationDocuments: { query: { applicationId, transactionFormId: formId } },
    readFile: { query: { Type: 'get', Bucket: bucket, Key: key } },
    uploadFile: { body: { ...file, docId } },
  };
}

const attachmentPath = ({ bucket, key }: RequestIds): string => `${bucket}::${key}`;

function payerWith(ids: RequestIds) {
  return {
    name: 'Tan Ah Kow',
    idNo: '600101-10-5555',
    relationship: 'Parent',
    reason: 'A gift',
    bankName: 'Maybank',
    proof: attachmentPath(ids),
  };
}
