import { watchLinkIntent } from './link-intent.ts';

const dispatch = (selector: string, event: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));

let addresses: string[];
let stop: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<a href="/client"><b>Customers</b></a><a id="a" href="/application?x=1">Applications</a>' +
    '<a id="other" href="https://elsewhere.example/">Elsewhere</a><button>no link</button>';
  addresses = [];
  stop = watchLinkIntent(document, ({ pathname, search }) => addresses.push(pathname + search));
});
afterEach(() => stop());

test('reports a link under the pointer once, also from an element inside it', () => {
  dispatch('b', 'pointerover');
  dispatch('a', 'pointerover');
  expect(addresses).toEqual(['/client']);
});

test('reports a link that has the focus', () => {
  dispatch('#a', 'focusin');
  expect(addresses).toEqual(['/application?x=1']);
});

test('reports no other site, no button, and nothing after it was stopped', () => {
  dispatch('#other', 'pointerover');
  dispatch('button', 'focusin');
  stop();
  dispatch('b', 'pointerover');
  expect(addresses).toEqual([]);
});
