import { clockControls } from '../settlement/clock-controls.ts';
import { type AgentClient, createAgentClient } from '../testing/agent-client.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { addRedemption, addSwitch, checkOutAndAnswer, switched } from '../testing/unit-orders.ts';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const pending = async (client: AgentClient, plan: 'CS' | 'EPF' | 'PRS') =>
  (
    await client.get('/application/transaction/history', {
      accountId: client.account(plan),
      channel: 'Digital Transaction',
    })
  ).body;

test('[CLI-06] a confirmed redemption and a switch are pending until they are priced; a rejected one is not', async () => {
  const client = await createAgentClient(api, 'pending');
  await checkOutAndAnswer(client, await addRedemption(client, 'CS', 'CBMGF', { units: 400 }), 'confirm');
  await checkOutAndAnswer(client, await addSwitch(client, 'EPF', 'CBBAL', 'CBMGF'), 'confirm', switched);
  await checkOutAndAnswer(client, await addRedemption(client, 'CS', 'CBSUK', { units: 250 }), 'reject');
  expect(await pending(client, 'CS')).toEqual([
    expect.objectContaining({
      type: 'redemption',
      scheme: 'CBMGF',
      toScheme: null,
      currency: 'MYR',
      size: { by: 'units', units: 400 },
      status: 'Submitted',
    }),
  ]);
  expect(await pending(client, 'EPF')).toEqual([
    expect.objectContaining({
      type: 'switching',
      scheme: 'CBBAL',
      toScheme: { scheme: 'CBMGF', schemeName: 'Cempaka Biru Malaysia Growth', currency: 'MYR' },
      size: { by: 'all' },
    }),
  ]);
  expect(await pending(client, 'PRS')).toEqual([]);

  await clockControls(api.db, () => api.clock.now).passDays(2, client.customer.customerId);
  expect(await pending(client, 'CS')).toEqual([]);
});

test('[CLI-06] each reinvested dividend has the amount, price and units of its transaction', async () => {
  const client = await createAgentClient(api, 'dividends');
  const accountid = client.account('CS');
  const { body } = await client.get('/cif/dividendpayout', { paccountid: accountid });
  const dividends: readonly Record<string, unknown>[] = Object(body);
  expect(dividends.length).toBeGreaterThan(0);
  const days = dividends.map(({ declaredOn }) => String(declaredOn));
  expect(days).toEqual([...days].sort().reverse());
  const completed = await client.get('/transaction/completed', {
    accountid,
    agentid: client.agent.codes.ut ?? '',
    transdatefrom: '2025-11-20',
    transdateto: '2026-11-20',
  });
  const reinvestments = Object(completed.body).filter(({ type }: { type: string }) => type === 'DR');
  expect(
    dividends
      .filter(({ method }) => method === 'REINVEST')
      .map(({ amount, reinvestment }) => [amount, reinvestment]),
  ).toEqual(reinvestments.map(({ gross, nav, units }: Record<string, number>) => [gross, { nav, units }]));
});

test('[HIS-04] the account statement is a PDF with the transactions of its currency', async () => {
  const client = await createAgentClient(api, 'statement');
  const body = {
    template: 'transaction-statement',
    accountId: client.account('CS'),
    from: '2025-11-21',
    to: '2026-11-20',
    currency: 'MYR',
  };
  const { status, headers, body: file } = await client.post('/report/jsreport', body);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(file).toMatch(/^%PDF-1\.4/);
  expect(file).toContain(`(Account ${body.accountId}, MYR) Tj`);
  expect(file).toContain(`(${client.customer.name}) Tj`);
  expect(file).toMatch(/\(Purchase\) Tj .*\(Cempaka Biru \w+.*\) Tj .*\([\d,]+\.\d\d\) Tj/);
  const other = await client.post('/report/jsreport', { ...body, currency: 'USD' });
  expect(other.body).toContain('0 transactions');
});
