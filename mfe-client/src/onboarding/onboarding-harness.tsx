import { applicationList } from '@portal/shared/api/applications';
import { cartList, deleteFromCart } from '@portal/shared/api/cart';
import { searchCustomers } from '@portal/shared/api/customers';
import type { WireOf } from '@portal/shared/api/endpoint';
import { readFile, uploadFile } from '@portal/shared/api/files';
import { addOnboarding } from '@portal/shared/api/onboarding';
import type { Agent } from '@portal/shared/contract';
import {
  emptyCartWire,
  fakeApi,
  fakeDrawing,
  fakePng,
  onboardingWire,
  renderSlot,
  samples,
  testAgent,
  testDrafts,
  testSession,
  testShell,
} from '@portal/shared/testing';
import { OnboardingPage, onboardingRemoteData } from './index.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ name, value: name }));
const lookups = {
  ...samples.lookups,
  gender: [
    { name: 'Male', value: 'M' },
    { name: 'Female', value: 'F' },
  ],
  usResidentStatus: named('Not a US person', 'US citizen'),
  usIndiciaType: named('Born in the US'),
  taxResidency: named('Malaysia only', 'Malaysia and elsewhere'),
  employmentStatus: named('Employed', 'Student'),
  sourceOfIncome: named('Salary', 'Others'),
};

const Slot = onboardingRemoteData.wrap(OnboardingPage);
/** Number of the onboarding. */
export const id = 'ONB-2611-0144';
/** Its row in the list. */
export const row: WireOf<typeof applicationList>[number] = {
  applicationId: id,
  formNo: id,
  checkoutId: id,
  channel: 'Digital AOF',
  status: 'Draft',
  reason: 'Still to be answered: tax',
  submittedAt: '2026-11-18T10:00:00+08:00',
  updatedAt: '2026-11-18T10:00:00+08:00',
  expiresAt: null,
  due: [],
  customerId: id,
  customerName: 'NURUL HUDA BINTI ZAMRI',
  accountId: null,
  types: ['onboarding'],
  plan: null,
  sizes: [],
};

const { tax: _tax, isAOFCompleted: _completed, ...withoutTax } = onboardingWire;
/** A payload in which Tax is missing. */
export const unfinished = withoutTax;
/** For tests: the cart with the onboarding of this payload, as the service sends it. */
export const cartWith = (payload: object, customerId = id) => ({
  ...emptyCartWire,
  onboarding: [
    {
      id: customerId,
      customerId,
      customerName: row.customerName,
      createdAt: row.submittedAt,
      payload: { ...payload },
    },
  ],
});

/** For tests: the main API with one unfinished onboarding, which keeps what is saved. */
export function service(payload: object = unfinished) {
  let stored: object = payload;
  return fakeApi()
    .reply(applicationList, [row])
    .reply(searchCustomers, { customers: [], total: 0, page: 1, limit: 10 })
    .reply(cartList, () => cartWith(stored))
    .reply(addOnboarding, ({ body }) => {
      stored = Object(body).payload;
      return { id };
    })
    .reply(deleteFromCart, { cartIds: [id] })
    .reply(uploadFile, { path: 'documents::1', fileName: 'front.png', contentType: 'image/png', size: 3 })
    .reply(readFile, { ...samples.readFile, contentType: 'image/png' });
}

/** A picture of a card. */
export const png = new File([fakePng()], 'front.png', { type: 'image/png' });
fakeDrawing();

/** For tests: renders the onboarding page at this path, for a signed-in agent with these drafts. */
export const open = (path: string, agent: Agent = testAgent, drafts = testDrafts()) => {
  const session = testSession();
  session.set({ status: 'active', agent, expiresAt: Date.now() + 900_000 });
  const shell = testShell({ reference: { lookups }, drafts, session });
  return renderSlot(<Slot />, { path, shell });
};
