import { takeDrops } from './take-drops.ts';

takeDrops();

const pdf = new File(['%PDF-1.7 %%EOF'], 'slip.pdf', { type: 'application/pdf' });

/** Drops a file on an element. Returns whether the browser would open it, and which inputs got it. */
function drop(on: Element, types: readonly string[] = ['Files']) {
  const taken: string[] = [];
  for (const input of document.querySelectorAll('input')) {
    // jsdom has no FileList of a drop
    Object.defineProperty(input, 'files', { configurable: true, writable: true, value: null });
    input.onchange = () => taken.push(input.id);
  }
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types, files: [pdf], dropEffect: 'none' } });
  on.dispatchEvent(event);
  return { opens: !event.defaultPrevented, taken };
}

const box = (id: string, more = '') =>
  `<div data-file-box id="box-${id}"><input type="file" id="${id}" ${more}><p>Drop here</p></div>`;
const at = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};

test.each([
  ['on its box', box('a') + box('b'), '#box-b p', ['b']],
  ['beside the only box', `${box('a')}<h1>Payment</h1>`, 'h1', ['a']],
  ['beside two boxes', `${box('a')}${box('b')}<h1>Payment</h1>`, 'h1', []],
  ['where no box is', '<h1>Home</h1>', 'h1', []],
  ['beside a box that takes nothing now', `${box('a', 'disabled')}<h1>Payment</h1>`, 'h1', []],
  [
    'beside the only box of a dialog',
    `<main inert>${box('a')}</main><div role="dialog">${box('b')}<h1>Slip</h1></div>`,
    'h1',
    ['b'],
  ],
])('a file that is dropped %s never replaces the page', (_, html, target, taken) => {
  document.body.innerHTML = html;
  expect(drop(at(target))).toEqual({ opens: false, taken });
});

test('a text that is dropped stays the browser’s', () => {
  document.body.innerHTML = box('a');
  expect(drop(at('#box-a p'), ['text/plain'])).toEqual({ opens: true, taken: [] });
});
