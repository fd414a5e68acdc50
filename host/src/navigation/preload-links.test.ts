import { onNearLink } from './preload-links.ts';

const near = (selector: string, event: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));

let told: string[];
let end: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<a href="/client"><b>Customers</b></a><a id="a" href="/application?x=1">Applications</a>' +
    '<a id="other" href="https://elsewhere.example/">Elsewhere</a><button>no link</button>';
  told = [];
  end = onNearLink(document, ({ pathname, search }) => told.push(pathname + search));
});
afterEach(() => end());

test('tells of a link under the pointer, also from inside it, and once', () => {
  near('b', 'pointerover');
  near('a', 'pointerover');
  expect(told).toEqual(['/client']);
});

test('tells of a link that has the focus', () => {
  near('#a', 'focusin');
  expect(told).toEqual(['/application?x=1']);
});

test('says nothing of other sites, of what is no link, and after the end', () => {
  near('#other', 'pointerover');
  near('button', 'focusin');
  end();
  near('b', 'pointerover');
  expect(told).toEqual([]);
});
