import { takeComplaints } from './take-complaints.ts';

test('returns what the page complained of since the last look, each once', () => {
  const write = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(takeComplaints()).toEqual([]);
  console.error('content policy', 'Blocked');
  window.dispatchEvent(new ErrorEvent('error', { message: 'no such function', filename: 'cart.js' }));
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'img-src',
      blockedURI: 'https://evil.example',
    }),
  );
  expect(takeComplaints()).toEqual([
    'console error: content policy Blocked',
    'uncaught: no such function (cart.js)',
    'policy violation: img-src https://evil.example',
  ]);
  expect(takeComplaints()).toEqual([]);
  expect(write).toHaveBeenCalledWith('content policy', 'Blocked');
});
