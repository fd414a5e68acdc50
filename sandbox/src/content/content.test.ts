import type { FastifyInstance } from 'fastify';
import { Faults, faultSchema } from '../api/index.ts';
import { openTestDatabase } from '../api/testing/test-database.ts';
import type { Database } from '../database/index.ts';
import { createContentService, readFeedback } from './index.ts';

const token = 'token-of-the-portal';
const faults = new Faults();
let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await openTestDatabase();
  app = await createContentService({ db, token, faults, allowedOrigins: ['http://portal.example'] });
}, 60_000);
afterAll(async () => {
  await app.close();
  await db.close();
});

const ask = (method: 'GET' | 'POST', url: string, payload?: object, authorization = `Bearer ${token}`) =>
  app.inject({ method, url, headers: { authorization }, ...(payload ? { payload } : {}) });
const message = { userId: 'U1', agentName: 'Aisyah', feedback: 'Quick.\nThank you.' };

test('[SHL-21] answers sales support with populate=all and refuses other queries', async () => {
  const answer = await ask('GET', '/api/sales-support?populate=all');
  expect(answer.json()).toMatchObject({ data: { title: 'Sales support' } });
  for (const query of ['', '?populate=*', '?populate=all&more=1'])
    expect((await ask('GET', `/api/sales-support${query}`)).statusCode).toBe(400);
});

test('[SHL-23] stores feedback of the form {data: {userId, agentName, feedback}} and refuses other forms', async () => {
  const answer = await ask('POST', '/api/digital-form-v4-feedbacks', { data: message });
  expect(answer.statusCode).toBe(200);
  expect(await readFeedback(db, 'U1')).toMatchObject([message]);
  for (const body of [
    message,
    { data: { ...message, mood: 'good' } },
    { data: { ...message, feedback: '' } },
    {},
  ])
    expect((await ask('POST', '/api/digital-form-v4-feedbacks', body)).statusCode).toBe(400);
  expect(await readFeedback(db, 'U1')).toHaveLength(1);
});

test('[API-06] refuses calls without its own bearer token', async () => {
  for (const authorization of ['', 'Bearer head.body.sign', token])
    expect((await ask('GET', '/api/sales-support?populate=all', undefined, authorization)).statusCode).toBe(
      401,
    );
});

test('applies a fault once when it is set for one call', async () => {
  faults.set(faultSchema.parse({ path: '/api/sales-support', kind: 'html-500', times: 1 }));
  expect((await ask('GET', '/api/sales-support?populate=all')).statusCode).toBe(500);
  expect((await ask('GET', '/api/sales-support?populate=all')).statusCode).toBe(200);
});
