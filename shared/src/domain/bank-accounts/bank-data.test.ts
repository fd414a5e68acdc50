import type { BankAccount } from '@portal/shared/api/bank-accounts';
import { type CartLists, cartList } from '@portal/shared/api/cart';
import { type Checkout, checkoutsOf } from '@portal/shared/api/checkout';
import type { WireOf } from '@portal/shared/api/endpoint';
import { bankarWire, decoded, emptyCartWire } from '@portal/shared/testing';
import fc from 'fast-check';
import { type BankSources, isPending, mergeBankAccounts, mergeByAccount } from './bank-data.ts';

const account = '1000482917';
const maybank: BankAccount = {
  bankAccName: 'TAN MEI LING',
  bankAccNumber: '514212347710',
  bankMICR: 'MBBEMYKL',
  bankName: 'Maybank',
  currency: 'MYR',
  isDefault: true,
};
const none: BankSources = { registered: [], inCart: [], checkouts: [] };

const bankar = (id: string, changes: Partial<typeof bankarWire> = {}) => ({
  id,
  customerId: 'C0048217',
  customerName: 'TAN MEI LING',
  createdAt: '2026-11-20T09:30:00+08:00',
  payload: { ...bankarWire, ...changes },
});

const inCart = (...items: ReturnType<typeof bankar>[]): CartLists['bankar'] =>
  decoded(cartList, { ...emptyCartWire, bankar: items }).bankar;

type Status = Checkout['status'];

function checkoutWith(status: Status, item: ReturnType<typeof bankar>): Checkout {
  const wire: WireOf<typeof checkoutsOf> = [
    {
      checkoutId: 'CO1',
      status,
      channel: 'Digital Transaction',
      customerId: 'C0048217',
      customerName: 'TAN MEI LING',
      customerEmail: null,
      createdAt: '2026-11-20T02:00:00.000Z',
      expiresAt: '2026-11-27T02:00:00.000Z',
      reason: null,
      items: [{ itemId: item.id, item: { type: 'bankar', payload: item.payload } }],
      applications: [],
      recipients: [],
      due: [],
    },
  ];
  const [checkout] = decoded(checkoutsOf, wire);
  if (!checkout) throw new Error('The fixture has a checkout');
  return checkout;
}

const summaryOf = (accounts: readonly BankAccount[]) =>
  accounts.map(({ bankAccNumber, idBankar }) => [bankAccNumber, idBankar]);

test('[ITM-14] includes an account from the cart, with its id', () => {
  const merged = mergeBankAccounts(account, {
    ...none,
    registered: [maybank],
    inCart: inCart(bankar('b1', { bankAccNumber: '8001234567' })),
  });
  expect(summaryOf(merged)).toEqual([
    ['514212347710', undefined],
    ['8001234567', 'b1'],
  ]);
  expect(merged.map(isPending)).toEqual([false, true]);
});

test.each<[Status, string[]]>([
  ['Pending Customer Confirmation', ['b1']],
  ['Confirmed', ['b1']],
  ['Expired', ['b1']],
  ['Rejected', []],
])('[ITM-14] accounts of a checkout that is %s: %j', (status, ids) => {
  const merged = mergeBankAccounts(account, { ...none, checkouts: [checkoutWith(status, bankar('b1'))] });
  expect(merged.map(({ idBankar }) => idBankar)).toEqual(ids);
});

test.each([
  ['the same number, currency and bank: one account, not pending', {}, [undefined]],
  ['spaces in the number: the same account', { bankAccNumber: '5142 1234 7710' }, [undefined]],
  ['another number: another account', { bankAccNumber: '514212347711' }, [undefined, 'b1']],
  ['another currency: another account', { currency: 'USD' }, [undefined, 'b1']],
  ['another bank: another account', { micrCode: 'CIBBMYKL' }, [undefined, 'b1']],
  ['for another account of the customer: left out', { account: '1000517304' }, [undefined]],
])('[ITM-15] merges an addition with %s', (_case, changes, ids) => {
  const merged = mergeBankAccounts(account, {
    ...none,
    registered: [maybank],
    inCart: inCart(bankar('b1', changes)),
  });
  expect(merged.map(({ idBankar }) => idBankar)).toEqual(ids);
});

test('[ITM-14] identifies a foreign bank without a MICR code by its SWIFT code', () => {
  const abroad = bankar('b1', { micrCode: null, swiftCode: 'DBSSSGSG', currency: 'USD' });
  expect(mergeBankAccounts(account, { ...none, inCart: inCart(abroad) })[0]?.bankMICR).toBe('DBSSSGSG');
});

test('[ITM-15] keeps each account once, and every registered one', () => {
  const digits = fc.stringMatching(/^[1-3]{1,2}$/);
  const registered = fc.array(digits.map((bankAccNumber): BankAccount => ({ ...maybank, bankAccNumber })));
  const pending = fc.array(digits);
  fc.assert(
    fc.property(registered, pending, pending, (registeredRows, carted, checkoutRows) => {
      const merged = mergeBankAccounts(account, {
        registered: registeredRows,
        inCart: inCart(...carted.map((bankAccNumber, index) => bankar(`c${index}`, { bankAccNumber }))),
        checkouts: checkoutRows.map((bankAccNumber, index) =>
          checkoutWith('Confirmed', bankar(`s${index}`, { bankAccNumber })),
        ),
      });
      const numbers = merged.map(({ bankAccNumber }) => bankAccNumber);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(new Set(numbers)).toEqual(
        new Set([...registeredRows.map(({ bankAccNumber }) => bankAccNumber), ...carted, ...checkoutRows]),
      );
      for (const each of merged) {
        expect(isPending(each)).toBe(
          !registeredRows.some(({ bankAccNumber }) => bankAccNumber === each.bankAccNumber),
        );
      }
    }),
  );
});

test('[CLI-08] [CLI-09] sorts the accounts of a customer by the account that each serves', () => {
  const other = '1000517304';
  const served = mergeByAccount([account, other], {
    ...none,
    registered: [
      { ...maybank, accountNo: other },
      { ...maybank, bankAccNumber: '514000000001', accountNo: account },
      { ...maybank, bankAccNumber: '514000000002', accountNo: '9999999999' },
    ],
    inCart: inCart(bankar('b1', { account: other, bankAccNumber: '514000000003' })),
  });
  expect(served.map(({ accountId, bankAccounts }) => [accountId, summaryOf(bankAccounts)])).toEqual([
    [account, [['514000000001', undefined]]],
    [
      other,
      [
        ['514212347710', undefined],
        ['514000000003', 'b1'],
      ],
    ],
  ]);
});
