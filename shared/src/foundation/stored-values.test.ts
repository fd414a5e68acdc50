import * as z from '@portal/shared/schema';
import { parseJson, readStored, writeStored } from './stored-values.ts';

const schema = z.object({ count: z.number() });

function storageWith(text: string | null) {
  let stored = text;
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
  };
}
const blockedStorage = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

test.each([
  ['a value', '{"count":2}', { count: 2 }],
  ['nothing', null, undefined],
  ['text that is not JSON', '{"count":', undefined],
  ['a value of another shape', '{"count":"2"}', undefined],
])('reads %s', (_name, text, value) => {
  expect(readStored(() => storageWith(text), 'key', schema)).toEqual(value);
});

test('reads what was stored', () => {
  const storage = storageWith(null);
  expect(writeStored(() => storage, 'key', { count: 3 })).toBe(true);
  expect(readStored(() => storage, 'key', schema)).toEqual({ count: 3 });
});

test('reads and stores nothing where storage is blocked', () => {
  expect(readStored(blockedStorage, 'key', schema)).toBeUndefined();
  expect(writeStored(blockedStorage, 'key', { count: 1 })).toBe(false);
});

test('a missing text is no JSON', () => {
  expect(parseJson(null)).toBeUndefined();
});
