import { needsPassword } from './needs-password.ts';

const mockOpenPdf = jest.fn();
jest.mock('./open-pdf.ts', () => ({ openPdf: () => mockOpenPdf() }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const encrypted = new TextEncoder().encode('%PDF-1.7 /Encrypt 5 0 R');

/** Makes pdf.js open the file with this result. Returns what closes the file. */
function mockPdf(document: Promise<unknown>) {
  const close = jest.fn(async () => {});
  mockOpenPdf.mockReturnValue({ document, close });
  return close;
}

test('a file that pdf.js does not open within 5 s is left to the service, and its reader ends', async () => {
  const close = mockPdf(new Promise(() => {}));
  const answered = jest.fn();
  void needsPassword(encrypted).then(answered);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(false);
  expect(close).toHaveBeenCalledTimes(1);
});

test('tells a file that needs a password from one that opens without', async () => {
  mockPdf(Promise.reject(Object.assign(new Error('No password given'), { name: 'PasswordException' })));
  expect(await needsPassword(encrypted)).toBe(true);
  mockPdf(Promise.resolve({}));
  expect(await needsPassword(encrypted)).toBe(false);
});
