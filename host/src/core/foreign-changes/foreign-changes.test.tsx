import { act, render } from '@testing-library/react';
import { startRepairs } from './foreign-changes.ts';

interface LineProps {
  readonly sum: string;
  readonly note?: string | undefined;
  readonly hasMark?: boolean;
}

/** A text with siblings, a text alone, and parts that come and go. */
const Line = ({ sum, note, hasMark = false }: LineProps) => (
  <div>
    <p>
      {'To pay: '}
      {hasMark ? <b>new</b> : null}
      {sum}
      {note ?? null}
      <i>!</i>
    </p>
    <span>{sum}</span>
  </div>
);

const texts = (root: Node): readonly Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) found.push(node);
  return found;
};
const elementWith = (name: string, ...children: readonly (Node | string)[]) => {
  const element = document.createElement(name);
  element.append(...children);
  return element;
};

/** What foreign code does to a page's text. */
const foreignChanges: Readonly<Record<string, (text: Text) => void>> = {
  'a translator puts an element in the place of each text': (text) =>
    text.replaceWith(elementWith('font', elementWith('font', `[${text.data}]`))),
  'a translator adds an element and then takes the text out': (text) => {
    text.before(elementWith('font', `[${text.data}]`));
    text.remove();
  },
  'a translator takes the text out and then adds an element': (text) => {
    const { nextSibling, parentNode } = text;
    text.remove();
    parentNode?.insertBefore(elementWith('font', `[${text.data}]`), nextSibling);
  },
  'an extension puts each text into an element': (text) => {
    const mark = elementWith('mark');
    text.replaceWith(mark);
    mark.append(text);
  },
  'a highlighter splits each text': (text) => {
    if (text.length < 3) return;
    const rest = text.splitText(1);
    const end = rest.splitText(1);
    rest.replaceWith(elementWith('mark', rest.data));
    end.data = `${end.data}`;
  },
  'a checker changes the text itself': (text) => {
    text.data = `[${text.data}]`;
  },
};

/** Lets the page's observers run. */
const settle = () => act(async () => undefined);

beforeAll(startRepairs);

describe.each(Object.entries(foreignChanges))('%s', (_what, change) => {
  test.each<readonly [string, LineProps, LineProps, string]>([
    ['a figure changes', { sum: '1.00' }, { sum: '2.50' }, '2.50'],
    ['a text goes', { sum: '1.00', note: ' soon' }, { sum: '2.50' }, '2.50'],
    ['a text comes', { sum: '1.00' }, { sum: '2.50', note: ' soon' }, '2.50 soon'],
    ['an element comes before a text', { sum: '1.00' }, { sum: '2.50', hasMark: true }, 'new2.50'],
    ['an element goes', { sum: '1.00', hasMark: true }, { sum: '2.50' }, '2.50'],
  ])('when %s, nothing fails and nothing is stale', async (_case, before, after, shown) => {
    const { container, rerender, unmount } = render(<Line {...before} />);
    await settle();
    for (const text of texts(container)) change(text);
    await settle();
    rerender(<Line {...after} />);
    await settle();
    const [paragraph, span] = [container.querySelector('p'), container.querySelector('span')];
    const plain = (text: string | null | undefined) => text?.replaceAll(/[[\]]/g, '');
    expect(plain(paragraph?.textContent)).toBe(`To pay: ${shown}!`);
    expect(plain(span?.textContent)).toBe(after.sum);
    for (const text of texts(container)) change(text);
    await settle();
    unmount();
    expect(container.textContent).toBe('');
  });
});

test('a removed element of React does not fail when React removes it', () => {
  const { container, rerender } = render(<Line sum="1.00" hasMark />);
  container.querySelector('b')?.remove();
  rerender(<Line sum="2.00" />);
  expect(container.querySelector('p')?.textContent).toBe('To pay: 2.00!');
});
