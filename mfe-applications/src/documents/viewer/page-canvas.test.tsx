import { UiProvider } from '@portal/shared/ui';
import { act, render, screen } from '@testing-library/react';
import { DRAWING_LIMIT_MS } from './drawing-limits.ts';
import { PageCanvas } from './page-canvas.tsx';
import { initialView, type View } from './page-view.ts';
import type { Pages } from './pages.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const unanswered = () => new Promise<never>(() => {});

/** Renders the first page. Returns the mock that learns of its failure. */
function renderPage(pages: Pick<Pages, 'size' | 'draw'>) {
  const onFailed = jest.fn();
  render(
    <UiProvider>
      <PageCanvas
        pages={{ count: 1, close: () => {}, ...pages }}
        index={0}
        view={initialView}
        label="Page 1"
        onDrawn={() => {}}
        onFailed={onFailed}
      />
    </UiProvider>,
  );
  return onFailed;
}

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('a page whose size is not known within 5 s says so', async () => {
  const onFailed = renderPage({ size: unanswered, draw: unanswered });
  await advance(DRAWING_LIMIT_MS - 1);
  expect(onFailed).not.toHaveBeenCalled();
  await advance(1);
  expect(onFailed).toHaveBeenCalledWith('slow');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'It takes too long to draw. It can still be downloaded.',
  );
});

test('a page that is not drawn within 5 s says so, and its drawing ends', async () => {
  let drawing: AbortSignal | undefined;
  const onFailed = renderPage({
    size: async () => ({ width: 595, height: 842 }),
    draw(_index, _canvas, _rotation, signal) {
      drawing = signal;
      return unanswered();
    },
  });
  // the size is known, and drawing begins
  await advance(0);
  await advance(DRAWING_LIMIT_MS - 1);
  expect(drawing?.aborted).toBe(false);
  await advance(1);
  expect(drawing?.aborted).toBe(true);
  expect(onFailed).toHaveBeenCalledWith('slow');
});

test('a page is drawn again in a new view of the same zoom, at the width that it has then', async () => {
  const draw = jest.fn<Promise<void>, Parameters<Pages['draw']>>(async () => {});
  const pages = { count: 1, close: () => {}, size: async () => ({ width: 595, height: 842 }), draw };
  const ignore = () => {};
  const pageIn = (view: View) => (
    <UiProvider>
      <PageCanvas pages={pages} index={0} view={view} label="Page 1" onDrawn={ignore} onFailed={ignore} />
    </UiProvider>
  );
  const { rerender } = render(pageIn(initialView));
  await advance(0);
  rerender(pageIn(initialView));
  expect(draw).toHaveBeenCalledTimes(1);
  jest.spyOn(screen.getByRole('img', { name: 'Page 1' }), 'clientWidth', 'get').mockReturnValue(300);
  rerender(pageIn({ ...initialView }));
  await advance(0);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('img', { name: 'Page 1' })).toHaveAttribute('width', '300');
});
