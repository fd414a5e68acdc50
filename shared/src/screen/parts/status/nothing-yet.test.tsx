import { Button } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { findAccessibilityFaults, renderPart } from '../../../testing/render-part.tsx';
import { NothingYet, type NothingYetProps } from './nothing-yet.tsx';

const drawings = ['places', 'segment', 'gap', 'steps', 'gauge'] as const;

// jsdom cannot say when a page is idle
globalThis.requestIdleCallback ??= (run) =>
  Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 })));

const renderYet = (drawing: NothingYetProps['drawing']) =>
  renderPart(
    <NothingYet
      drawing={drawing}
      title="Orders are listed here."
      action={<Button>Find a customer</Button>}
    />,
  );
const findDrawing = async (container: Element) => {
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  return container.querySelector('[data-first]');
};

test('what comes first fades in the first time only', async () => {
  const before = renderYet('steps');
  expect(await findDrawing(before.container)).toHaveAttribute('data-first', 'new');
  before.unmount();
  expect(await findDrawing(renderYet('steps').container)).toHaveAttribute('data-first', 'seen');
});

test.each(drawings)('the drawing %s is silent beside the sentence and the action', async (drawing) => {
  const { container } = renderYet(drawing);
  expect(screen.getByText('Orders are listed here.')).toBeVisible();
  await findDrawing(container);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Find a customer' })).toBeVisible();
  expect(await findAccessibilityFaults(container)).toEqual([]);
});
