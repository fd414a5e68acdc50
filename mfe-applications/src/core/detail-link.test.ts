import { applicationAddress } from '@portal/shared/page-address';
import { row } from './applications.fixture.ts';
import { readApplicationId, readApplicationPreview, toPreview } from './detail-link.ts';

test('reads back the id and form number of a path', () => {
  const { pathname, searchParams } = new URL(applicationAddress('A/1 ü', 'DT-1&x'), 'http://portal.example');
  expect(readApplicationId(pathname)).toBe('A/1 ü');
  expect(searchParams.get('formNo')).toBe('DT-1&x');
});

test.each(['/application', '/application/detail', '/application/detail/1/2'])('reads no id from %s', (path) =>
  expect(readApplicationId(path)).toBeUndefined(),
);

test('keeps an id that cannot be decoded', () => {
  expect(readApplicationId('/application/detail/A%2')).toBe('A%2');
});

test.each([
  ['the list’s preview', { status: 'Rejected', reason: 'Too dark', customerName: 'Tan' }, true],
  ['the list’s whole row', toPreview(row({ status: 'Rejected', isConfirmed: false })), true],
  ['no reason', { status: 'Submitted', reason: null, customerName: 'Tan' }, true],
  ['no state, after a reload', null, false],
  ['a status that does not exist', { status: 'Lost', reason: null, customerName: 'Tan' }, false],
  ['another page’s state', { idx: 1 }, false],
])('reads the navigation state: %s', (_case, state, usable) =>
  expect(readApplicationPreview(state) !== undefined).toBe(usable),
);
