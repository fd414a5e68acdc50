import { createChunkLoads } from './chunk-loads.ts';
import { createTrustedScripts } from './trusted-scripts.ts';

const folder = 'http://localhost/host/1.0.0/';
const address = `${folder}forms.js`;
/** As the host's own webpack asks for it, whose public path names no origin. */
const path = '/host/1.0.0/forms.js';

function setUp() {
  let time = 0;
  const scripts = createTrustedScripts(new Map([[address, 'sha384-x']]));
  const loads = createChunkLoads(scripts, () => time);
  const failed = jest.fn();
  /** As webpack does: the element is on the page for as long as the file is on its way. */
  const ask = () => {
    const element = document.createElement('script');
    element.type = 'text/plain';
    element.setAttribute('data-webpack', 'host:forms');
    element.src = loads.addressOf(path);
    const failure = () => {
      element.remove();
      failed(element.src);
    };
    element.addEventListener('error', failure);
    document.head.append(element);
    return element;
  };
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { loads, ask, pass, failed };
}

afterEach(() => document.head.replaceChildren());

test('[FED-03] a hung file is given up, and is then asked for under another address', () => {
  const { loads, ask, pass, failed } = setUp();
  ask();
  pass(5_000);
  loads.giveUpHung(['http://localhost/host/', 'http://localhost:4203/']);
  expect(failed.mock.calls).toEqual([[address]]);
  expect(ask().src).toBe(`${address}?attempt=1`);
  expect(loads.integrityOf(`${address}?attempt=1`)).toBe('sha384-x');

  pass(5_000);
  loads.giveUpHung([folder]);
  expect(failed).toHaveBeenLastCalledWith(`${address}?attempt=1`);
  expect(ask().src).toBe(`${address}?attempt=2`);
});

test('a file that has only just been asked for, or is of another folder, is left on its way', () => {
  const { loads, ask, pass, failed } = setUp();
  ask();
  loads.giveUpHung([folder]);
  pass(5_000);
  loads.giveUpHung(['http://localhost:4203/mfe-cart/1.0.0/']);
  expect(failed).not.toHaveBeenCalled();
});
