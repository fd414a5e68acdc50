import { decrypt, encrypt } from './agent-encryption.ts';

test('decrypts only for the same agent and the same purpose', async () => {
  const encrypted = await encrypt('u-aisyah', 'pins', '["C0048217"]');
  expect(encrypted).not.toMatch(/C0048217|aisyah/);
  expect(await decrypt('u-aisyah', 'pins', encrypted)).toBe('["C0048217"]');
  expect(await decrypt('u-other', 'pins', encrypted)).toBeUndefined();
  expect(await decrypt('u-aisyah', 'way-back', encrypted)).toBeUndefined();
});

test.each(['', 'C0048217', '§', btoa('short'), btoa('x'.repeat(60))])(
  'returns undefined for the invalid text %j',
  async (text) => {
    expect(await decrypt('u-aisyah', 'pins', text)).toBeUndefined();
  },
);

test('encrypts the same text differently each time', async () => {
  expect(await encrypt('u-aisyah', 'pins', '[]')).not.toBe(await encrypt('u-aisyah', 'pins', '[]'));
});
