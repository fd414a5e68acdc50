import { recordScript } from './record-script.ts';

const entry = (name: string, declares: object) => ({
  declares,
  record: { path: `/host/files/records/${name}.json`, integrity: `sha256-${name}` },
});
const page = (path: string, shows: readonly object[] = []) => ({ path, shows });
const remotes = {
  'mfe-auth': { declares: { pages: [page('/')] } },
  'mfe-orders': entry('orders', {
    pages: [
      page('/orders', [
        { parameter: 'tab', value: 'notes', place: 'orders.notes/1' },
        { parameter: 'tab', part: true },
        { parameter: 'form', place: 'form/1' },
      ]),
      page('/order/:id'),
    ],
  }),
  'mfe-notes': entry('notes', { pages: [], fills: [{ place: 'orders.notes/1' }] }),
  'mfe-form': entry('form', { pages: [page('/form')], fills: [{ place: 'form/1' }, { place: 'form/1' }] }),
};

/** Runs the script in a page at this address. Returns which records it asked for. */
function run(address: string): readonly string[] {
  const fetched: string[] = [];
  const fetchRecord = (path: string, { integrity }: { integrity: string }) => {
    fetched.push(`${path} ${integrity}`);
    return Promise.reject(new TypeError('offline'));
  };
  Reflect.set(globalThis, 'fetch', fetchRecord);
  history.replaceState(null, '', address);
  document.body.innerHTML = `<script type="application/json" id="portal-registry">${JSON.stringify({ remotes })}</script>`;
  new Function(recordScript)();
  return fetched.map((each) => each.replace(/^.*records\/(\w+)\.json sha256-\1$/, '$1'));
}

test.each([
  ['/', []],
  ['/dashboard', []],
  ['/orders', ['orders']],
  ['/order/7', ['orders']],
  ['/orders?tab=notes', ['orders', 'notes']],
  ['/orders?tab=all', ['orders']],
  ['/orders?form=new', ['orders', 'form']],
  ['/form?form=new', ['form']],
])('at %s it asks for the records of what the address shows: %p', (address, expected) => {
  expect(run(address)).toEqual(expected);
  expect(Object.keys(window.__portalRecords ?? {})).toHaveLength(expected.length);
});
