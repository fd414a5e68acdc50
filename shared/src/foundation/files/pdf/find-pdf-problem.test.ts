import { findPdfProblem } from './find-pdf-problem.ts';
import { PdfReaderError } from './pdf-errors.ts';

const mockOpenPdf = jest.fn();
jest.mock('./open-pdf.ts', () => ({ openPdf: () => mockOpenPdf() }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const bytes = new TextEncoder().encode('%PDF-1.7 … %%EOF');

/** Makes pdf.js open the file with this result. Returns what closes the file. */
function mockPdf(document: Promise<unknown>) {
  const close = jest.fn(async () => {});
  mockOpenPdf.mockReturnValue({ document, close });
  return close;
}

test('a file that pdf.js does not open within 5 s is left to the service, and its reader ends', async () => {
  const close = mockPdf(new Promise(() => {}));
  const answered = jest.fn();
  void findPdfProblem(bytes).then(answered);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledWith(undefined);
  expect(close).toHaveBeenCalledTimes(1);
});

const failing = (error: Error) => () => Promise.reject(error);

test.each<readonly [string, () => Promise<unknown>, string | undefined]>([
  ['opens', async () => ({ getPage: async () => ({}) }), undefined],
  ['has no page', async () => ({ getPage: failing(new Error('Invalid page request.')) }), 'damaged'],
  ['cannot be opened', failing(new Error('Invalid PDF structure.')), 'damaged'],
  [
    'needs a password',
    failing(Object.assign(new Error('No password given'), { name: 'PasswordException' })),
    'password',
  ],
  ['is not read, because the reader does not start', failing(new PdfReaderError('no worker')), undefined],
])('[APP-04] a file that %s', async (_, open, problem) => {
  mockPdf(open());
  expect(await findPdfProblem(bytes)).toBe(problem);
});
