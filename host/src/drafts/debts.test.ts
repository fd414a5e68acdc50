import { createDebts } from './debts.ts';

const debts = createDebts(() => localStorage);

test('what is owed is known to the next page, until it is paid', () => {
  debts.add('t1');
  debts.add('t2');
  debts.add('t1');
  expect(createDebts(() => localStorage).all()).toEqual(['t2', 't1']);
  debts.remove('t1');
  debts.remove('t2');
  expect(localStorage).toHaveLength(0);
});

test('what is no list is none, and a browser that forbids storage is left alone', () => {
  localStorage.setItem('portal-drafts-owed', '{"t1"');
  expect(debts.all()).toEqual([]);
  const forbidden = createDebts(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(() => forbidden.add('t1')).not.toThrow();
  expect(forbidden.all()).toEqual([]);
});
