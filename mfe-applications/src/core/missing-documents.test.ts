import { wireDocument } from './documents.fixture.ts';
import { countMissing } from './missing-documents.ts';

test('counts mandatory documents that are missing or rejected', () => {
  const optional = wireDocument({ mandatory: false });
  const documents = [wireDocument(), optional, wireDocument({ status: 'Rejected' })];
  expect(countMissing(documents)).toEqual({ missing: 1, rejected: 1 });
});
