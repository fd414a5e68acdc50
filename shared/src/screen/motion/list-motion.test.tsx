import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { ListMotion } from './index.ts';

const rowHeight = 40;
const listTop = 100;

/** What was animated: a row's text, or `list`, and from where. */
let animated: string[] = [];
/** Ends the animations that run. */
let end: () => void;

const nameOf = (element: Element) => (element instanceof HTMLLIElement ? element.textContent : 'list');

/** A list of rows 40 px high, the first at 100 px of the window: jsdom has no layout and no animations. */
function layOut(reduced = false) {
  animated = [];
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    matches: reduced,
    media,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }));
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const rows = [...(this.parentElement?.children ?? [])];
    return this instanceof HTMLLIElement
      ? new DOMRect(0, listTop + rows.indexOf(this) * rowHeight, 300, rowHeight)
      : new DOMRect(0, listTop, 300, this.children.length * rowHeight);
  });
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  Object.assign(HTMLElement.prototype, {
    animate(this: HTMLElement, frames: Record<string, unknown[]>) {
      const [[property, [first] = []] = []] = Object.entries(frames);
      animated.push(`${nameOf(this)}: ${property} ${first}`);
      return { finished };
    },
    getAnimations: () => [],
  });
}

function Rows({ names }: { readonly names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
      <ListMotion list={list} rows={names} />
    </ul>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations');
});

test('a removed row fades where it was, those below it close the gap, and it is gone for readers at once', async () => {
  layOut();
  const { rerender, container } = render(<Rows names={['a', 'b', 'c']} />);
  rerender(<Rows names={['b', 'c']} />);
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['b', 'c']);
  expect(animated).toEqual([
    'b: transform translate(0px, 40px)',
    'c: transform translate(0px, 40px)',
    'list: height 120px',
    'a: opacity 1',
  ]);
  end();
  await Promise.resolve();
  expect(container).toHaveTextContent(/^bc$/);
});

test('a new row fades in, and those below it make room', () => {
  layOut();
  const { rerender } = render(<Rows names={['a', 'c']} />);
  rerender(<Rows names={['a', 'b', 'c']} />);
  expect(animated).toEqual(['b: opacity 0', 'c: transform translate(0px, -40px)', 'list: height 80px']);
});

test('rows that change places move, and a list that is rendered again does not', () => {
  layOut();
  const { rerender } = render(<Rows names={['a', 'b']} />);
  rerender(<Rows names={['a', 'b']} />);
  expect(animated).toEqual([]);
  rerender(<Rows names={['b', 'a']} />);
  expect(animated).toEqual(['b: transform translate(0px, 40px)', 'a: transform translate(0px, -40px)']);
});

test('a row that returns while it fades is there once', () => {
  layOut();
  const { rerender, container } = render(<Rows names={['a', 'b']} />);
  rerender(<Rows names={['b']} />);
  rerender(<Rows names={['a', 'b']} />);
  expect(container).toHaveTextContent(/^ab$/);
});

test('with more than 30 rows in view, and under reduced motion, a change shows at once', () => {
  const many = Array.from({ length: 31 }, (_each, index) => `row ${index}`);
  layOut();
  window.innerHeight = 2_000;
  const long = render(<Rows names={many} />);
  long.rerender(<Rows names={many.slice(1)} />);
  window.innerHeight = 768;
  expect(animated).toEqual([]);
  layOut(true);
  const still = render(<Rows names={['a', 'b']} />);
  still.rerender(<Rows names={['b']} />);
  expect(animated).toEqual([]);
});
