import { productMismatch } from '@portal/shared/api/suitability';
import { fakeApi, renderSlot } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { remoteData } from '../remote-data.ts';
import { useCallForEach } from './use-call-for-each.ts';

const reply = { mismatch: false, reasons: [], customerRank: 3, schemeRank: 2, riskCategory: 'Moderate' };

function Probe({ schemes }: { readonly schemes: readonly string[] }) {
  const answers = useCallForEach(
    productMismatch,
    schemes.map((scheme) => ({ customerId: 'C1', scheme })),
  );
  if (answers.status === 'failed') {
    return (
      <button type="button" onClick={answers.retry}>
        Try again
      </button>
    );
  }
  if (answers.status === 'loading') return <p>loading</p>;
  return (
    <p>{answers.value.map(({ input, reply: { schemeRank } }) => `${input.scheme} ${schemeRank}`).join()}</p>
  );
}

test('fails when one call fails, and retries that one', async () => {
  const api = fakeApi().reply(productMismatch, ({ query }) => ({
    ...reply,
    schemeRank: query.scheme === 'A' ? 1 : 5,
  }));
  api.fail(productMismatch, { status: 400 }, 1);
  const Slot = remoteData.wrap(() => <Probe schemes={['A', 'B']} />);
  const { user } = renderSlot(<Slot />);
  await user.click(await screen.findByRole('button'));
  expect(await screen.findByText('A 1,B 5')).toBeVisible();
  expect(api.requestsOf(productMismatch)).toHaveLength(3);
});

test('makes six calls at a time, and returns the replies in the order of the inputs', async () => {
  const api = fakeApi();
  const answers: (() => void)[] = [];
  api.reply(productMismatch, async ({ query }) => {
    await new Promise<void>((answer) => answers.push(answer));
    return { ...reply, schemeRank: Number(query.scheme) };
  });
  const schemes = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const Slot = remoteData.wrap(() => <Probe schemes={schemes} />);
  renderSlot(<Slot />);
  await waitFor(() => expect(answers).toHaveLength(6));
  // the last of them first: its place is taken, and its reply keeps its own
  answers[5]?.();
  await waitFor(() => expect(answers).toHaveLength(7));
  for (const answer of answers) answer();
  await waitFor(() => expect(answers).toHaveLength(8));
  answers[7]?.();
  expect(await screen.findByText(schemes.map((scheme) => `${scheme} ${scheme}`).join())).toBeVisible();
});

test('makes no further call after a failure', async () => {
  const api = fakeApi().fail(productMismatch, { status: 400 });
  const Slot = remoteData.wrap(() => <Probe schemes={['1', '2', '3', '4', '5', '6', '7', '8']} />);
  renderSlot(<Slot />);
  expect(await screen.findByRole('button')).toBeVisible();
  expect(api.requestsOf(productMismatch)).toHaveLength(6);
});

test('returns an empty list at once for no inputs', async () => {
  const api = fakeApi();
  const Slot = remoteData.wrap(() => <Probe schemes={[]} />);
  const { container } = renderSlot(<Slot />);
  await screen.findByText('', { selector: 'p' });
  expect(container).not.toHaveTextContent('loading');
  expect(api.requests).toEqual([]);
});
