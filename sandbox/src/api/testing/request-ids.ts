import { pdfOf } from '../../pdf/index.ts';
import { confirmCheckout } from '../checkout/mailbox.ts';
import { type AgentClient, add, readApplication, sendToCustomer, textAt } from './agent-client.ts';

/** Ids of one agent's data for example requests. */
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
  /** A confirmed application that waits for payment. */
  readonly payableId: string;
  readonly formId: string;
  readonly docId: string;
  readonly bucket: string;
  readonly key: string;
}
/** Name of an id. */
export type IdName = keyof RequestIds;

/** Base64 of a file that counts as a PDF. */
export const PDF = pdfOf(['Slip']).toString('base64');

/** Base64 of a picture without a card. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * For tests: creates data of an agent for example requests: a cart item, a pending checkout, a required document, a due
 * payment and an upload. The cart item does not suit a customer of rank 4.
 * @returns their ids.
 */
export async function createRequestIds(client: AgentClient): Promise<RequestIds> {
  const { agent, customer } = client;
  const payable = await sendToCustomer(client, { scheme: 'CBMGF', satRank: 4 });
  await confirmCheckout(client.api.db, payable.token, client.api.clock.now);
  const epf = { plan: 'EPF', accountId: client.account('EPF'), salesCharge: 3, scheme: 'CBBAL', satRank: 3 };
  const payment = [{ currency: 'MYR', method: 'EPF' }];
  const { checkoutId, applicationId } = await sendToCustomer(client, epf, { payment });
  const [form] = Object((await readApplication(client, applicationId)).body).items;
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

/** Well-formed ids that do not exist. */
export const UNKNOWN_IDS: RequestIds = {
  sub: 'agent-unknown',
  userId: '00000000-0000-4000-8000-00000000dead',
  agentCustomerId: 'AC999999',
  agentName: 'Unknown Agent',
  agentEmail: 'unknown@agents.example',
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
