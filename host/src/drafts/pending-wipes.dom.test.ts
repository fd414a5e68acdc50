import { createPendingWipes } from './pending-wipes.ts';

const pendingWipes = createPendingWipes(() => localStorage);

test('keeps a pending wipe for the next page until it is removed', () => {
  pendingWipes.add('t1');
  pendingWipes.add('t2');
  pendingWipes.add('t1');
  expect(createPendingWipes(() => localStorage).all()).toEqual(['t2', 't1']);
  pendingWipes.remove('t1');
  pendingWipes.remove('t2');
  expect(localStorage).toHaveLength(0);
});

test('is empty when the stored text is invalid or storage is blocked', () => {
  localStorage.setItem('portal-drafts-owed', '{"t1"');
  expect(pendingWipes.all()).toEqual([]);
  const blocked = createPendingWipes(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(() => blocked.add('t1')).not.toThrow();
  expect(blocked.all()).toEqual([]);
});
