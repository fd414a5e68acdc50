import { renderSlot } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { LockedCard } from './locked-card.tsx';
import { useQuestionsHere } from './questions-tab.ts';

const content = () => document.querySelector<HTMLElement>('[data-content]');
function Questions({ language }: { readonly language: string }) {
  useQuestionsHere(content);
  return (
    <div data-content="">
      <p lang={language} />
    </div>
  );
}

afterEach(() => jest.useRealTimers());

test('[SAT-01] a locked tab says where the questions are in the customer’s language too, and when their tab is closed', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const questions = renderSlot(<Questions language="ms" />);
  renderSlot(
    <LockedCard>
      <button type="button">Agent login</button>
    </LockedCard>,
  );
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent(/^The questions are in another tab/);
  await act(async () => jest.advanceTimersByTimeAsync(1_100));
  expect(title).toHaveTextContent('Soalan berada di tab lain');
  expect(screen.getByText('Nothing is sent before the agent has checked the answers.')).toBeVisible();
  questions.unmount();
  await act(async () => jest.advanceTimersByTimeAsync(2_200));
  expect(title).toHaveTextContent(/^The tab with the questions was closed.*telah ditutup$/);
});
