import { cartList } from '@portal/shared/api/cart';
import { addSat, type SatSent } from '@portal/shared/api/suitability';
import { createApiClient } from '@portal/shared/calls';
import { pendingCommands } from '@portal/shared/commands';
import { emptyCartWire, fakeApi, testShell } from '@portal/shared/testing';
import { putAssessment } from './put-assessment.ts';

const subject = 'sat:USR-1:C1';
const payload: SatSent = {
  answers: [{ questionId: 5, value: '2' }],
  answeredBy: 'agent',
  answeredAt: '2026-11-21T02:00:00.000Z',
  vI: { Q2: false, Q2Yes: '', Q3: true, Q4: true, Q5: true, Q6: '' },
  result: null,
  satDeclarationId: 3,
  reason: null,
};

/** A cart with this assessment or none, and a function that puts the payload into it. */
function service(listed?: SatSent) {
  const sat = listed
    ? [{ id: 'CI1', customerId: 'C1', customerName: 'Lim', createdAt: payload.answeredAt, payload: listed }]
    : [];
  const api = fakeApi()
    .reply(cartList, { ...emptyCartWire, sat })
    .reply(addSat, { id: 'CI2' });
  const client = createApiClient(testShell({ readBackTimes: { arrivalMs: 0, pollMs: 0 } }));
  const put = (itemId: string | null = null) =>
    putAssessment(
      client,
      { userId: 'USR-1', customerId: 'C1', customerName: 'Lim', itemId },
      payload,
      () => {},
    );
  return { api, put };
}

/** Loses a request, and returns the stored `about` of its command. */
async function storedAbout(itemId: string | null) {
  const { api, put } = service();
  api.fail(addSat, 'network', 1);
  expect(await put(itemId)).toEqual({ status: 'notReceived' });
  return pendingCommands.read(subject)?.about;
}

beforeEach(() => localStorage.clear());

test.each([null, 'CI1'])(
  '[SAT-03] a pending assessment of item %s is stored as the list that earlier releases read',
  async (itemId) => {
    const print = expect.stringMatching(/^[0-9a-f]{24}$/);
    expect(await storedAbout(itemId)).toEqual(itemId === null ? [print] : [print, itemId]);
  },
);

test.each([null, 'CI1'])(
  '[SAT-03] finds the assessment of item %s that an earlier release has stored as a list, and sends nothing',
  async (itemId) => {
    const about = (await storedAbout(itemId)) ?? [];
    pendingCommands.save(subject, { key: 'k1', at: Date.now(), about });
    const { api, put } = service(payload);
    expect(await put(itemId)).toEqual({ status: 'done', result: 'CI1' });
    expect(api.requestsOf(addSat)).toHaveLength(0);
  },
);

test('[SAT-03] a pending assessment of another item is read back before this one is sent', async () => {
  await storedAbout('CI1');
  const { api, put } = service(payload);
  expect(await put(null)).toEqual({ status: 'earlierAdded' });
  expect(api.requestsOf(addSat)).toHaveLength(0);
});
