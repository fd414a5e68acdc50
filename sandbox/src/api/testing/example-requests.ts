import type { EndpointName } from '@portal/shared/api/index';
import { confirmCheckout } from '../checkout/mailbox.ts';
import { type AgentClient, add, declaration, detail, sendToCustomer, textAt } from './agent-client.ts';

/** Ids that an agent's requests name; everything of them is the agent's own. */
export interface RequestIds {
  readonly sub: string;
  readonly userId: string;
  readonly agentCustomerId: string;
  readonly agentName: string;
  readonly agentEmail: string;
  readonly agentCode: string;
  readonly customerId: string;
  readonly accountId: string;
  readonly cartId: string;
  readonly checkoutId: string;
  readonly applicationId: string;
  /** An application that is confirmed and waits for payment. */
  readonly payableId: string;
  readonly formId: string;
  readonly docId: string;
  readonly bucket: string;
  readonly key: string;
}
export type IdName = keyof RequestIds;

const PDF = Buffer.from('%PDF-1.4\n').toString('base64');

/** Makes a world: an item in the cart, a checkout that waits for the customer, a document due, a payment due, an upload. */
export async function createRequestIds(client: AgentClient): Promise<RequestIds> {
  const { agent, customer } = client;
  const payable = await sendToCustomer(client);
  await confirmCheckout(client.api.db, payable.token, client.api.clock.now);
  const epf = { plan: 'EPF', accountId: client.account('EPF'), salesCharge: 3, scheme: 'CBBAL', satRank: 3 };
  const payment = [{ currency: 'MYR', method: 'EPF' }];
  const { checkoutId, applicationId } = await sendToCustomer(client, epf, { payment });
  const [form] = Object((await detail(client, applicationId)).body).items;
  const formId = textAt(form, 'formId');
  const uploaded = await client.post('/helpme/s3getpost', {
    Type: 'post',
    FileName: 'a.pdf',
    ContentType: 'application/pdf',
    Content: PDF,
  });
  const [bucket = '', key = ''] = textAt(uploaded.body, 'path').split('::');
  return {
    sub: agent.sub,
    userId: agent.userId,
    agentCustomerId: agent.agentCustomerId,
    agentName: agent.name,
    agentEmail: agent.email,
    agentCode: agent.codes.ut ?? '',
    customerId: customer.customerId,
    accountId: client.account('CS'),
    cartId: await add(client),
    checkoutId,
    applicationId,
    payableId: payable.applicationId,
    formId,
    docId: `${formId}-D1`,
    bucket,
    key,
  };
}

/** The same kinds of id, of nothing that exists. */
export const UNKNOWN_IDS: RequestIds = {
  sub: 'agent-nobody',
  userId: '00000000-0000-4000-8000-00000000dead',
  agentCustomerId: 'AC999999',
  agentName: 'Nobody at All',
  agentEmail: 'nobody@agents.example',
  agentCode: 'U999999',
  customerId: 'C9999999',
  accountId: '1099999999',
  cartId: 'CI9999999',
  checkoutId: 'CO-9999-9999',
  applicationId: 'AP999999',
  payableId: 'AP999998',
  formId: 'AP999999-1',
  docId: 'AP999999-1-D1',
  bucket: 'portal-documents',
  key: '2026-11/00000000-0000-4000-8000-00000000dead',
};

type Query = Readonly<Record<string, string>>;

/** A call as it leaves the browser. */
export interface Request {
  readonly query?: Query;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly params?: Query;
}

const channel = 'Digital Transaction';

/** A right request of every call, with every field that it may have, in a world. */
export function exampleRequests(world: RequestIds): Record<EndpointName, Request> {
  const { userId, customerId, accountId, agentCode, applicationId, checkoutId } = world;
  const file = { Type: 'post', FileName: 'a.pdf', ContentType: 'application/pdf', Content: PDF };
  const slip = `${world.bucket}::${world.key}`;
  const payer = {
    name: 'Tan Ah Kow',
    idNo: '600101-10-5555',
    relationship: 'Parent',
    reason: 'A gift',
    bankName: 'Maybank',
    proof: slip,
  };
  const head = { userId, customerId };
  const requestor = {
    AgentCustID: world.agentCustomerId,
    Purpose: 'Agent Account Linking',
    RequestorID: '850101-14-5555',
    RequestorIDType: 'NRIC',
  };
  const itemIds = [world.cartId];
  const aboutCheckout = { body: { checkoutId } };
  return {
    searchCustomers: { query: { agentUserId: userId, keyword: 'tan', limit: '5', page: '1' } },
    customerInfo: { query: { agentUserId: userId, customerId } },
    customerHoldings: { query: { agentUserId: userId, customerId } },
    accountHolding: {
      query: { userId, accountId, scheme: 'CBMGF', plan: 'CS', agentCode, includeZeroAum: 'true' },
    },
    accountBankAccounts: { query: { accountId } },
    customerBankAccounts: { params: { id: customerId } },
    getUserMapping: { query: { identification_id: world.sub, user_type: 'Agent' } },
    postUserMapping: {
      body: {
        identification_id: world.sub,
        user_type: 'Agent',
        agent_customer_id: world.agentCustomerId,
      },
    },
    requestCode: { body: { SmsOrVoice: 'sms', ValidityInMinute: 5, ...requestor } },
    verifyCode: { body: { Tac: '123456', ...requestor } },
    agents: { query: { agentcustomerid: world.agentCustomerId } },
    agentProfile: { query: { customerId: world.agentCustomerId, userId } },
    lookups: {},
    schemes: {},
    funds: {},
    topPerformingFunds: {},
    fundDocuments: {},
    cartList: { query: { ...head, channel, cartIds: world.cartId } },
    addInvestment: {
      body: { channel, ...head, payload: investmentIn(world), customerName: 'A Customer' },
    },
    deleteFromCart: { body: { channel, ...head, cartIds: [world.cartId] } },
    checkoutsOf: { query: { ...head, channel } },
    checkoutsByIds: { query: { checkoutIds: checkoutId } },
    validateCheckout: { body: { channel, ...head, itemIds } },
    submitCheckout: {
      body: {
        channel,
        ...head,
        itemIds,
        declaration: {
          ...declaration,
          mismatches: [{ itemId: world.cartId, reason: 'Has a long horizon.' }],
          domesticBorrowing: false,
          trustedContact: { name: 'A Friend', phone: '+60123456789' },
        },
        payment: [{ currency: 'MYR', method: 'FPX' }],
        customerName: 'A Customer',
        agentName: world.agentName,
        customerEmail: 'customer@mail.example',
        agentEmail: world.agentEmail,
        payer,
      },
    },
    resendCheckoutEmail: aboutCheckout,
    moveCheckoutToDraft: aboutCheckout,
    deleteCheckout: aboutCheckout,
    checkoutDocuments: { query: { checkoutid: checkoutId } },
    paymentSummary: { query: { applicationId } },
    pay: {
      body: {
        applicationId: world.payableId,
        payment: {
          method: 'CHQ',
          amounts: [{ currency: 'MYR', amount: 10_000 }],
          reference: '123456',
          cheque: { bank: 'Maybank', date: '2026-11-18' },
          slip,
          payer,
        },
      },
    },
    verifyPayment: { body: { applicationId, userId } },
    applicationList: { query: { userId, channel } },
    applicationDetail: { query: { applicationId } },
    applicationDocuments: { query: { applicationId, transactionFormId: world.formId } },
    readFile: { query: { Type: 'get', Bucket: world.bucket, Key: world.key } },
    uploadFile: { body: { ...file, docId: world.docId } },
    completedTransactions: {
      query: {
        accountid: accountId,
        agentid: agentCode,
        transdatefrom: '2026-01-01',
        transdateto: '2026-11-20',
      },
    },
    productMismatch: { query: { customerId, scheme: 'CBMGF' } },
    satQuestions: {},
    satList: { query: { channel: 'Digital Form', userId } },
    tdayCalc: { query: { Date: '2026-12-23T16:01', TDay: '2' } },
    maintenance: { query: { applicationid: '5' } },
  };
}

function investmentIn({ accountId, agentCode, cartId }: RequestIds) {
  return {
    accountId,
    accountType: 'IND',
    scheme: 'CBIAS',
    schemeName: 'Cempaka Biru Islamic ASEAN',
    currency: 'MYR',
    plan: 'CS',
    salesCharge: 5.5,
    amount: 10_000,
    distributionInstruction: 'PAYOUT',
    prsDefaultOption: null,
    prsDefaultOptionType: null,
    satRank: 5,
    isWholesaleFund: false,
    agentCode,
    idBankar: cartId,
    bankAccNumber: '514011112222',
    bankName: 'Maybank',
    micrCode: 'MBBEMYKL',
    mnemonic: 'MBB',
    onboardingId: null,
  };
}
