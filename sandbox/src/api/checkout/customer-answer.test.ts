import {
  type AgentClient,
  createAgentClient,
  readApplication,
  sendToCustomer,
} from '../testing/agent-client.ts';
import { START, startTestApi, type TestApi } from '../testing/test-api.ts';
import { confirmCheckout, rejectCheckout } from './mailbox.ts';

jest.setTimeout(30_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());
beforeEach(() => {
  api.clock.now = START;
});

const newClient = (key: string): Promise<AgentClient> => createAgentClient(api, key);

test('a rejected checkout rejects its applications with the customer’s reason', async () => {
  const client = await newClient('rejects');
  const { checkoutId, applicationId, token } = await sendToCustomer(client);
  expect(await rejectCheckout(api.db, token, api.clock.now, 'Not this month.')).toBe('rejected');
  expect((await readApplication(client, applicationId)).body).toMatchObject({
    status: 'Rejected',
    reason: 'Not this month.',
  });
  const read = await client.get('/application/checkout', { checkoutIds: checkoutId });
  expect(read.body).toMatchObject([{ checkoutId, status: 'Rejected', reason: 'Not this month.' }]);
});

test('a checkout and its link expire after seven days', async () => {
  const client = await newClient('expires');
  const { applicationId, token } = await sendToCustomer(client);
  api.clock.now = new Date(START.getTime() + 7 * 86_400_000 + 1);
  expect((await readApplication(client, applicationId)).body).toMatchObject({
    status: 'Expired',
    expiresAt: null,
  });
  expect(await confirmCheckout(api.db, token, api.clock.now)).toBe('expired');
  expect(await confirmCheckout(api.db, 'no-such-token', api.clock.now)).toBe('unknown');
});
