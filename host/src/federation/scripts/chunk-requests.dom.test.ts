import { createChunkRequests } from './chunk-requests.ts';
import { createTrustedScripts } from './trusted-scripts.ts';

const folder = 'http://localhost/host/1.0.0/';
const address = `${folder}forms.js`;
/** The host's own webpack requests it by path, because its public path has no origin. */
const path = '/host/1.0.0/forms.js';

function setUp() {
  let time = 0;
  const scripts = createTrustedScripts(new Map([[address, 'sha384-x']]));
  const requests = createChunkRequests(scripts, () => time);
  const failed = jest.fn();
  /** Like webpack: keeps the element in the page until the file has loaded or failed. */
  const requestFile = () => {
    const element = document.createElement('script');
    element.type = 'text/plain';
    element.setAttribute('data-webpack', 'host:forms');
    element.src = requests.addressOf(path);
    element.addEventListener('error', () => {
      element.remove();
      failed(element.src);
    });
    document.head.append(element);
    return element;
  };
  const advance = (milliseconds: number) => {
    time += milliseconds;
  };
  return { requests, requestFile, advance, failed };
}

afterEach(() => document.head.replaceChildren());

test('[FED-03] fails a hung request, and gives the next request a new address', () => {
  const { requests, requestFile, advance, failed } = setUp();
  requestFile();
  advance(5_000);
  requests.failHung(['http://localhost/host/', 'http://localhost:4203/']);
  expect(failed.mock.calls).toEqual([[address]]);
  expect(requestFile().src).toBe(`${address}?attempt=1`);
  expect(requests.integrityOf(`${address}?attempt=1`)).toBe('sha384-x');

  advance(5_000);
  requests.failHung([folder]);
  expect(failed).toHaveBeenLastCalledWith(`${address}?attempt=1`);
  expect(requestFile().src).toBe(`${address}?attempt=2`);
});

test('does not fail a recent request, nor one of another folder', () => {
  const { requests, requestFile, advance, failed } = setUp();
  requestFile();
  requests.failHung([folder]);
  advance(5_000);
  requests.failHung(['http://localhost:4203/mfe-cart/1.0.0/']);
  expect(failed).not.toHaveBeenCalled();
});
