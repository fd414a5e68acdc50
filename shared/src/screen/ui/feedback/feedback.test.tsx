import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { UiProvider } from '../provider.tsx';
import { Banner } from './banner.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailurePanel } from './failure-panel.tsx';

test.each([false, true])(
  'a failure names what failed and what it means, and retries (compact: %s)',
  async (compact) => {
    const user = userEvent.setup();
    const retry = jest.fn();
    render(
      <UiProvider>
        <FailurePanel
          title="Holdings could not be loaded"
          meaning="Nothing was changed."
          onRetry={retry}
          compact={compact}
        />
      </UiProvider>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Holdings could not be loaded');
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  },
);

/** A page with a list that loads on Try again. `heading` is the list's own, if it has one. */
function PageWithList({ heading }: { readonly heading?: string }) {
  const [hasFailed, setHasFailed] = useState(true);
  return (
    <UiProvider>
      <main>
        <h1 tabIndex={-1}>Applications</h1>
        <section>
          {heading === undefined ? null : <h2>{heading}</h2>}
          {hasFailed ? <FailurePanel title="It failed" onRetry={() => setHasFailed(false)} /> : <p>DT-1</p>}
        </section>
      </main>
    </UiProvider>
  );
}

test.each([
  ['the page’s heading', undefined, 'Applications'],
  ['the heading of its part of the page', 'Needs you', 'Needs you'],
])('a retry that removes the panel moves the focus to %s', async (_case, heading, focused) => {
  const user = userEvent.setup();
  render(<PageWithList {...(heading === undefined ? {} : { heading })} />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('DT-1')).toBeVisible();
  expect(screen.getByRole('heading', { name: focused })).toHaveFocus();
});

test('feedback has no accessibility faults', async () => {
  const { container } = render(
    <UiProvider>
      <Banner tone="warn" title="Above this customer’s risk category">
        Moderate covers funds up to risk 3.
      </Banner>
      <EmptyState icon={<svg aria-hidden="true" />} title="No customers" action={<Button>Start</Button>}>
        Nobody yet.
      </EmptyState>
      <FailurePanel title="It failed" onRetry={() => undefined} />
    </UiProvider>,
  );
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map((violation) => violation.id)).toEqual([]);
});
