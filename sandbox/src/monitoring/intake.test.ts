import { deflateSync } from 'node:zlib';
import { createIntake, listReplayTexts, Reports } from './index.ts';

const portal = 'http://localhost:4200';
const userAgent = 'Mozilla portal-test/1';

async function segmentOf(records: object, cut = 0) {
  const packed = deflateSync(JSON.stringify(records));
  const form = new FormData();
  form.append('segment', new Blob([packed.subarray(0, packed.length - cut)]), 's-1');
  form.append('event', new Blob([JSON.stringify({ session: { id: 's-1' }, records_count: 1 })]));
  const request = new Request('http://intake.example', { method: 'POST', body: form });
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', 'user-agent': userAgent },
  };
}

test('stores events and replays by session and shows the replay’s text', async () => {
  const reports = new Reports();
  const app = await createIntake({ reports, portal });
  const lines = ['view', 'action'].map((type) => JSON.stringify({ type, session: { id: 's-1' } }));
  const events = await app.inject({
    method: 'POST',
    url: '/rum?ddforward=%2Fapi%2Fv2%2Frum',
    payload: lines.join('\n'),
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': userAgent },
  });
  expect(events.statusCode).toBe(202);
  const segment = await segmentOf({
    records: [{ data: { text: 'xxx xx', href: 'https://portal.example/' } }],
  });
  expect((await app.inject({ method: 'POST', url: '/rum', ...segment })).statusCode).toBe(202);

  expect(reports.sessions).toHaveLength(1);
  expect(reports.sessions[0]).toMatchObject({ userAgent, events: [...lines, expect.any(String)] });
  const page = await app.inject({ url: '/sessions/s-1' });
  expect(page.body).toContain('xxx xx\nhttps://portal.example/');
  expect((await app.inject({ url: '/' })).body).toContain('3 events, 1 pieces of replay');
});

test('reads an incomplete segment of a closed page', async () => {
  const reports = new Reports();
  const app = await createIntake({ reports, portal });
  const segment = await segmentOf({ records: [{ data: 'a word that can be read' }] }, 6);
  expect((await app.inject({ method: 'POST', url: '/rum', ...segment })).statusCode).toBe(202);
  expect(listReplayTexts(reports.find('s-1')?.segments ?? [])).toContain('a word that can be read');
});

test('refuses a report in a wrong format', async () => {
  const app = await createIntake({ reports: new Reports(), portal });
  const answer = await app.inject({
    method: 'POST',
    url: '/rum',
    payload: 'nonsense',
    headers: { 'content-type': 'text/plain' },
  });
  expect(answer.statusCode).toBe(400);
});
