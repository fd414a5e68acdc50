import {
  asked,
  minute,
  otherPhone,
  photo,
  ServiceHarness,
  stored,
  v1,
  v2,
} from './testing/service-harness.ts';

const service = new ServiceHarness();
beforeAll(() => service.open());
afterAll(() => service.close());
beforeEach(() => service.begin());

test('[ONB-02] a picture of the phone is kept until the agent’s form has stored it, and the phone shows that', async () => {
  const { id, code, secondsLeft } = await service.start();
  expect(secondsLeft).toBe(900);
  expect((await service.follow(id)).body).toMatchObject({ status: 'open', isOpened: false, otherDevices: 0 });
  expect((await service.ask(code)).body).toEqual({
    status: 'open',
    agentName: 'Farah Adilah Roslan',
    customerName: 'Nurul Huda binti Zamri',
    secondsLeft: 900,
    pictures: asked.pictures.map((picture) => ({ ...picture, state: 'missing', version: '' })),
  });
  await service.sendFront(code);
  // the reply may be lost
  for (const _ of [1, 2])
    expect((await service.follow(id)).body).toMatchObject({
      isOpened: true,
      pictures: [
        { name: 'front', state: 'sent', version: v1, file: photo },
        { name: 'back', state: 'missing' },
      ],
    });
  expect((await service.follow(id, { has: [v1] })).body.pictures[0].file).toBeUndefined();
  expect((await service.ask(code)).body.pictures[0].state).toBe('sent');
  const after = await service.follow(id, { results: [stored] });
  expect(after.body.pictures).toEqual([
    { name: 'front', state: 'stored', version: v1 },
    { name: 'back', state: 'missing', version: '' },
  ]);
  expect((await service.ask(code)).body.pictures).toMatchObject([{ state: 'stored' }, { state: 'missing' }]);
});

test('[ONB-02] Done ends the sending and not the keeping: the form gets what was sent until it has reported it', async () => {
  const { id, code } = await service.start();
  await service.sendFront(code);
  expect((await service.ask(code, { end: 'done' })).body).toMatchObject({ status: 'ended', why: 'done' });
  for (const _ of [1, 2])
    expect((await service.follow(id)).body).toMatchObject({
      status: 'ended',
      why: 'done',
      pictures: [{ state: 'sent', file: photo }, {}],
    });
  expect(await service.find()).toMatchObject({ id });
  expect((await service.sendFront(code, v2, v1)).body.pictures[0]).toMatchObject({
    state: 'sent',
    version: v1,
  });
  await service.follow(id, { results: [stored] });
  expect((await service.ask(code)).body).toMatchObject({ why: 'done', pictures: [{ state: 'stored' }, {}] });
  expect((await service.ask(code, {}, otherPhone)).body).toEqual({ status: 'ended', why: 'done' });
  expect(await service.find()).toBeNull();
});

test('[ONB-02] a repeated or late request of the phone changes nothing', async () => {
  const { id, code } = await service.start();
  await service.sendFront(code);
  await service.follow(id, { results: [stored] });
  await service.sendFront(code);
  expect((await service.ask(code)).body.pictures[0]).toMatchObject({ state: 'stored', version: v1 });
  await service.sendFront(code, v2, v1);
  // the first arrives again, after the second
  await service.sendFront(code);
  expect((await service.follow(id)).body.pictures[0]).toMatchObject({ state: 'sent', version: v2 });
  // a report about the first comes late
  await service.follow(id, { results: [{ ...stored, state: 'refused', why: 'Take it again.' }] });
  expect((await service.follow(id)).body.pictures[0]).toMatchObject({
    state: 'sent',
    version: v2,
    file: photo,
  });
});

test('[ONB-02] a refused picture is reported to the phone with the reason, which can send another', async () => {
  const { id, code } = await service.start();
  await service.sendFront(code);
  await service.follow(id, { results: [{ ...stored, state: 'refused', why: 'Take it again.' }] });
  expect((await service.ask(code)).body.pictures[0]).toMatchObject({
    state: 'refused',
    why: 'Take it again.',
  });
  await service.sendFront(code, v2, v1);
  expect((await service.ask(code)).body.pictures[0]).toEqual({
    ...asked.pictures[0],
    state: 'sent',
    version: v2,
  });
});

test('[ONB-02] after a reload the form finds its hand-off, for this customer and form alone', async () => {
  const { id } = await service.start();
  await service.start({ ...asked, form: 'joint' });
  await service.start({ ...asked, customerId: 'ONB-2' });
  expect(await service.find()).toEqual({ id, secondsLeft: 900, isComplete: false });
  expect(await service.find('agent-other')).toBeNull();
});

test('[ONB-02] silence ends nothing before the code’s time', async () => {
  const { id, code } = await service.start();
  await service.sendFront(code);
  service.now += 14 * minute;
  expect((await service.ask(code)).body.status).toBe('open');
  expect((await service.follow(id)).body.pictures[0].file).toEqual(photo);
});

test('[ONB-02] a new code of the same form takes over what the old one holds, and the old phone says so', async () => {
  const first = await service.start();
  await service.sendFront(first.code);
  const other = await service.start({ ...asked, form: 'joint' });
  const second = await service.start();
  expect((await service.ask(first.code)).body).toMatchObject({ status: 'ended', why: 'replaced' });
  expect((await service.ask(other.code)).body.status).toBe('open');
  expect((await service.follow(second.id)).body.pictures[0]).toMatchObject({ state: 'sent', file: photo });
  await service.follow(second.id, { results: [stored] });
  expect((await service.ask(first.code)).body.pictures[0].state).toBe('stored');
  // what is stored already is asked for again
  const third = await service.start();
  expect((await service.follow(third.id)).body.pictures[0].state).toBe('missing');
});

test.each([
  ['cancels', { why: 'cancelled' }, 'cancelled'],
  ['signs out', { why: 'signedOut' }, 'signedOut'],
  ['removes the onboarding', { why: 'cancelled', customerId: 'ONB-1' }, 'cancelled'],
])(
  '[ONB-02] when the agent %s, the files go, also after Done, and the phone says so',
  async (_, body, why) => {
    const [open, done] = [await service.start({ ...asked, form: 'joint' }), await service.start()];
    await service.sendFront(open.code);
    await service.sendFront(done.code);
    await service.ask(done.code, { end: 'done' });
    expect((await service.endAll(body)).body).toEqual({ ended: 2 });
    for (const { id, code } of [open, done]) {
      expect((await service.ask(code)).body).toMatchObject({ status: 'ended', why });
      expect((await service.follow(id)).body.pictures[0].file).toBeUndefined();
    }
  },
);

test('[ONB-02] one hand-off is cancelled by its id', async () => {
  const [one, other] = [await service.start(), await service.start({ ...asked, form: 'joint' })];
  await service.endAll({ id: one.id, why: 'cancelled' });
  expect((await service.ask(one.code)).body).toEqual({ status: 'ended', why: 'cancelled' });
  expect((await service.ask(other.code)).body.status).toBe('open');
});
