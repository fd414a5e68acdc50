import { UiProvider } from '@portal/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PagePlace } from './page-place.ts';
import { initialView } from './page-view.ts';
import { Toolbar } from './toolbar.tsx';

/** Renders the toolbar of a file. Returns the mock that is called with the wanted page. */
function renderToolbar(place: PagePlace | undefined, view = initialView) {
  const onPage = jest.fn();
  render(
    <UiProvider>
      <Toolbar view={view} onView={() => {}} file={undefined} place={place} onPage={onPage} />
    </UiProvider>,
  );
  return onPage;
}

test('names the page in view, and its buttons lead to the pages beside it', async () => {
  const onPage = renderToolbar({ index: 1, count: 3 });
  expect(screen.getByRole('status', { name: 'Page' })).toHaveTextContent('2 / 3');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPage.mock.calls).toEqual([[2], [0]]);
});

test.each([
  [1, 'Fit width'],
  [1.5, '150%'],
])('zoom %d of a page that fits the width at 1 is shown as %s', (zoom, text) => {
  renderToolbar(undefined, { ...initialView, zoom });
  expect(screen.getByRole('status', { name: 'Zoom' })).toHaveTextContent(text);
});

test.each([
  ['first', { index: 0, count: 2 }, 'Previous page'],
  ['last', { index: 1, count: 2 }, 'Next page'],
])('at the %s page there is none beyond it', (_which, place, beyond) => {
  renderToolbar(place);
  expect(screen.getByRole('button', { name: beyond })).toBeDisabled();
});

test.each([
  ['until the pages are there', undefined],
  ['for a single page', { index: 0, count: 1 }],
])('has no page buttons %s', (_when, place) => {
  renderToolbar(place);
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
});
