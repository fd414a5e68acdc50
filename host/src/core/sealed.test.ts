/** @jest-environment node */
import { seal, unseal } from './sealed.ts';

test('opens for its owner and for what it is about, and for nothing else', async () => {
  const sealed = await seal('u-aisyah', 'pins', '["C0048217"]');
  expect(sealed).not.toMatch(/C0048217|aisyah/);
  expect(await unseal('u-aisyah', 'pins', sealed)).toBe('["C0048217"]');
  expect(await unseal('u-other', 'pins', sealed)).toBeUndefined();
  expect(await unseal('u-aisyah', 'way-back', sealed)).toBeUndefined();
});

test.each(['', 'C0048217', '§', btoa('short'), btoa('x'.repeat(60))])('%j opens nothing', async (text) => {
  expect(await unseal('u-aisyah', 'pins', text)).toBeUndefined();
});

test('the same text is sealed anew each time', async () => {
  expect(await seal('u-aisyah', 'pins', '[]')).not.toBe(await seal('u-aisyah', 'pins', '[]'));
});
