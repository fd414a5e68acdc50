import { addBankar, addInvestment, addRedemption, addSwitching } from '@portal/shared/api/cart';
import { addClientInformation } from '@portal/shared/api/client-information';
import { today } from '@portal/shared/dates';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as bankAccount from '../src/bank-account/fixtures/drawer.tsx';
import * as invest from '../src/invest/fixtures/drawer.tsx';
import * as redeem from '../src/redeem/fixtures/drawer.tsx';
import * as switching from '../src/switch/fixtures/drawer.tsx';
import * as update from '../src/update-information/fixtures/drawer.tsx';

const mockReads = { count: 0 };
/** Returns a module whose reader of the order counts its calls. */
function mockCounted(actual: Record<string, (...facts: unknown[]) => unknown>, reader: string) {
  return {
    ...actual,
    [reader]: (...facts: unknown[]) => {
      mockReads.count += 1;
      return actual[reader]?.(...facts);
    },
  };
}
jest.mock('../src/invest/order.ts', () =>
  mockCounted(jest.requireActual('../src/invest/order.ts'), 'readOrder'),
);
jest.mock('../src/redeem/order.ts', () =>
  mockCounted(jest.requireActual('../src/redeem/order.ts'), 'readOrder'),
);
jest.mock('../src/switch/order.ts', () =>
  mockCounted(jest.requireActual('../src/switch/order.ts'), 'readOrder'),
);
jest.mock('../src/bank-account/order.ts', () =>
  mockCounted(jest.requireActual('../src/bank-account/order.ts'), 'readOrder'),
);
jest.mock('../src/update-information/order.ts', () =>
  mockCounted(jest.requireActual('../src/update-information/order.ts'), 'readUpdate'),
);

// React may render twice in the long form of these tests
const perRender = process.env.PORTAL_STRICT === 'yes' ? 2 : 1;
const never = () => new Promise<never>(() => {});
const addButton = () => screen.getByRole('button', { name: 'Add to cart' });

/** Drawers: opened and filled in but for the last character, and the field that gets it. */
const drawers: Readonly<Record<string, (user?: UserEvent) => Promise<readonly [UserEvent, HTMLElement]>>> = {
  async invest() {
    invest.service().reply(addInvestment, never);
    const { user } = invest.openDrawer({ scheme: 'CBSUK' });
    await invest.enterAmount(user, '2500');
    await screen.findByText('Suits this customer');
    await screen.findByText('No holding yet');
    return [user, await invest.amountField()];
  },
  async redeem() {
    redeem.service().reply(addRedemption, never);
    const { user } = redeem.openDrawer({ scheme: 'CBMGF' });
    await redeem.enterUnits(user, '30');
    await screen.findByRole('combobox', { name: 'Pay into' });
    await screen.findByText('Fri, 27 Nov 2026');
    return [user, screen.getByRole('textbox', { name: 'Units' })];
  },
  async switch() {
    switching.service().reply(addSwitching, never);
    const { user } = switching.openDrawer();
    await switching.chooseTarget(user, /Sukuk/);
    await switching.enterAmount(user, '200');
    await screen.findByText('Suits this customer');
    return [user, screen.getByRole('textbox', { name: 'Amount' })];
  },
  async 'bank account'() {
    bankAccount.service().reply(addBankar, never);
    const { user } = bankAccount.openDrawer();
    await bankAccount.fillOwn(user, today());
    await user.clear(screen.getByRole('textbox', { name: 'Account number' }));
    await user.type(screen.getByRole('textbox', { name: 'Account number' }), '51421234771');
    return [user, screen.getByRole('textbox', { name: 'Account number' })];
  },
  async 'update of information'() {
    update.service().reply(addClientInformation, never);
    const { user } = update.openDrawer();
    const dependants = await screen.findByRole('textbox', { name: 'Dependants' });
    await user.clear(dependants);
    return [user, dependants];
  },
};

beforeEach(() => localStorage.clear());

test.each(Object.keys(drawers))(
  'the %s drawer reads its order once for a change, and at most once for a submit',
  async (name) => {
    const opened = await drawers[name]?.();
    if (!opened) throw new Error('a drawer that cannot be opened');
    const [user, field] = opened;
    await user.click(field);
    mockReads.count = 0;
    await user.paste('2');
    expect(mockReads.count).toBeGreaterThan(0);
    expect(mockReads.count).toBeLessThanOrEqual(perRender);
    act(() => addButton().focus());
    mockReads.count = 0;
    await user.click(addButton());
    await waitFor(() => expect(screen.getByText('Adding…')).toBeVisible());
    expect(mockReads.count).toBeLessThanOrEqual(perRender);
  },
);
