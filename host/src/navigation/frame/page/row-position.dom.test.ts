import { distanceOf, findTopRow, markOf } from './row-position.ts';

/** A page of rows below a bar of 100 px; the window is scrolled by `scrolled`. Only rows from `first` on are rendered. */
function layOut(
  names: readonly string[],
  { height = 50, scrolled = 0, first = 0, isVirtual = false, width = 1000, bar = 100 } = {},
): HTMLElement {
  const rows = names.map(
    (name, index) => `<tr ${isVirtual ? `data-index="${first + index}"` : ''}><td>${name}</td></tr>`,
  );
  document.body.innerHTML = `<main><table style="position: sticky"><thead><tr><th>Name</th></tr></thead></table>
    <table aria-label="Others"><tbody><tr><td>Customer 40</td></tr></tbody></table>
    <table aria-label="Customers" aria-rowcount="200"><thead><tr></tr></thead><tbody>${isVirtual ? '<tr aria-hidden="true"><td></td></tr>' : ''}${rows.join('')}</tbody></table></main>`;
  const main = document.querySelector('main');
  const head = document.querySelector('th');
  if (!main) throw new Error('no page');
  const shown = [...main.querySelectorAll<HTMLElement>('[aria-label=Customers] tbody tr:not([aria-hidden])')];
  const topOf = (index: number) => bar + (first + index) * height - scrolled;
  Object.defineProperty(main, 'clientWidth', { value: width });
  for (const [index, row] of shown.entries())
    row.getBoundingClientRect = () => new DOMRect(0, topOf(index), width, height);
  document.elementFromPoint = (_, y) => {
    if (y < bar) return head;
    return (
      shown.find((__, index) => y >= topOf(index) && y < topOf(index) + height)?.firstElementChild ?? main
    );
  };
  return main;
}

const names = Array.from({ length: 200 }, (_, index) => `Customer ${index}`);

/** The position of an agent who has scrolled by 2,020 px, so that the fortieth row is half covered. */
function positionAt(options: Parameters<typeof layOut>[1] = {}) {
  const row = findTopRow(layOut(names, { scrolled: 2020, ...options }));
  if (!row) throw new Error('no row');
  return row;
}

test('the position is the first row below the bars, and names no person', () => {
  const row = positionAt();
  expect(row).toEqual({
    selector: 'tr',
    list: markOf('Customers'),
    // the head's row counts
    index: 41,
    mark: markOf('Customer 40'),
    top: 80,
    covered: 112,
    layout: expect.stringMatching(/^1000 /),
  });
  expect(JSON.stringify(row)).not.toContain('Customer');
  expect(row.mark).toBeLessThan(0x1_00_00);
});

test.each<[string, readonly string[], number, Parameters<typeof layOut>[1]]>([
  ['nothing has changed', names, 0, {}],
  ['the page has been opened again at its top', names, 2020, { scrolled: 0 }],
  ['three rows have come above', ['New 1', 'New 2', 'New 3', ...names], 150, {}],
  ['three rows above have gone', names.slice(3), -150, {}],
  ['rows are higher', names, 40 * 42, { height: 92 }],
])('a row is found again when %s', (_, now, distance, options) => {
  expect(distanceOf(positionAt(), layOut(now, { scrolled: 2020, ...options }))).toBe(distance);
});

test('a row is not found while the page does not have it', () => {
  expect(distanceOf(positionAt(), layOut(names.slice(0, 30)))).toBeUndefined();
  expect(distanceOf(positionAt(), layOut([]))).toBeUndefined();
});

test('of rows with the same words the nearest is taken', () => {
  const days = Array.from({ length: 100 }, (_, index) => `2026-11-${10 + Math.floor(index / 10)} Switch`);
  const row = findTopRow(layOut(days, { scrolled: 2220 }));
  expect(row && distanceOf(row, layOut(['2026-11-20 Switch', ...days], { scrolled: 2220 }))).toBe(0);
});

test('in another layout the row is whole below the bars, which have another height', () => {
  const position = positionAt();
  expect(distanceOf(position, layOut(names, { scrolled: 2020, width: 390, bar: 52 }))).toBe(
    // the bars are 48 px lower, and so are the rows; a bar covered 32 px of the row
    -32,
  );
  expect(distanceOf(position, layOut(names, { scrolled: 2020, width: 1000, bar: 52 }))).toBe(-48);
});

test('while a list grows, another row with the same words is not taken for the row', () => {
  const equal = Array.from({ length: 100 }, () => 'Invest in a fund');
  const row = findTopRow(layOut(equal, { scrolled: 2020 }));
  expect(row && distanceOf(row, layOut(equal.slice(0, 30)))).toBeUndefined();
  expect(row && distanceOf(row, layOut(equal.slice(0, 50)))).toBe(2020);
});

describe('a virtual list', () => {
  const rendered = (first: number) => names.slice(first, first + 20);

  test('counts by the rows’ own index', () => {
    const row = findTopRow(layOut(rendered(35), { first: 35, scrolled: 2020, isVirtual: true }));
    expect(row).toMatchObject({ selector: '[data-index]', index: 40, mark: markOf('Customer 40'), top: 80 });
  });

  test('a row that is not rendered is expected by the height of the nearest', () => {
    const position = findTopRow(layOut(rendered(35), { first: 35, scrolled: 2020, isVirtual: true }));
    const main = layOut(rendered(0), { isVirtual: true });
    expect(position && distanceOf(position, main)).toBe(2020);
  });

  test('a row is not expected before the list has it', () => {
    const place = findTopRow(layOut(rendered(35), { first: 35, scrolled: 2020, isVirtual: true }));
    const main = layOut(rendered(0), { isVirtual: true });
    main.querySelector('[aria-rowcount]')?.setAttribute('aria-rowcount', '30');
    expect(place && distanceOf(place, main)).toBeUndefined();
  });

  test('a row that has gone leaves its position to the one that follows', () => {
    const position = findTopRow(layOut(rendered(35), { first: 35, scrolled: 2020, isVirtual: true }));
    const others = rendered(35).map((name) => name.replace('Customer 40', 'Other 40'));
    const main = layOut(others, { first: 35, scrolled: 2020, isVirtual: true });
    expect(position && distanceOf(position, main)).toBe(0);
  });
});

test('a row that is not laid out is expected where the part around it is', () => {
  const position = positionAt();
  const main = layOut(names);
  const rows = main.querySelector('[aria-label=Customers] tbody');
  if (!rows) throw new Error('no rows');
  rows.getBoundingClientRect = () => new DOMRect(0, 900, 1000, 1700);
  HTMLElement.prototype.checkVisibility = function (this: HTMLElement, options) {
    return !(options?.contentVisibilityAuto && this.matches('tbody *'));
  };
  expect(distanceOf(position, main)).toBe(900 - position.top);
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
});

test('where no row is on the screen, the position is a card', () => {
  document.body.innerHTML =
    '<main><section aria-label="Account 1"></section><section><p>2</p></section></main>';
  const main = document.querySelector('main');
  const text = document.querySelector('p');
  const card = text?.parentElement;
  if (!main || !card) throw new Error('no page');
  card.getBoundingClientRect = () => new DOMRect(0, -40, 1000, 600);
  document.elementFromPoint = () => text;
  const position = findTopRow(main);
  expect(position).toMatchObject({ selector: 'section', index: 1, top: -40 });
  card.getBoundingClientRect = () => new DOMRect(0, 60, 1000, 600);
  expect(position && distanceOf(position, main)).toBe(100);
});
