import { cartList } from '@portal/shared/api/cart';
import { testAgent, testDrafts } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { fromPayload } from '../answers/from-payload.ts';
import { cartWith, id, open, service, unfinished } from '../onboarding-harness.tsx';
import { draftNameOf } from '../start/begun.ts';

const { identity, ...withoutIdentity } = unfinished;
const path = `/onboarding?onboarding=${id}&step=identity`;
const unreadable = '31 Feb 1990';
const dateField = () => screen.getByRole('textbox', { name: 'Date of birth' });

async function typeDate({ user }: ReturnType<typeof open>) {
  await user.clear(await screen.findByRole('textbox', { name: 'Date of birth' }));
  await user.type(dateField(), unreadable);
  await user.tab();
}

test('[SES-09] [ONB-02] a date that cannot be read goes when a draft without one replaces the answers', async () => {
  service();
  const answers = fromPayload({ ...unfinished, identity: { ...identity, dateOfBirth: null } });
  const drafts = testDrafts({
    [draftNameOf(id)]: { savedAt: Date.now(), value: { answers, base: unfinished }, fromHere: false },
  });
  const page = open(path, testAgent, drafts);
  await typeDate(page);
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(dateField()).toHaveValue('');
});

test.each([
  ['goes with the answers that another tab has removed', withoutIdentity, ''],
  [
    'stays where another tab has changed another step',
    { ...unfinished, pep: { status: 'Family', position: 'Minister', sourceOfWealth: 'Rent' } },
    unreadable,
  ],
])('[ONB-01] [ONB-02] a date that cannot be read %s', async (_what, theirs, text) => {
  const api = service();
  const page = open(path);
  await typeDate(page);
  api.reply(cartList, cartWith(theirs));
  act(() => page.shell.bus.emit('cart:changed', { customerId: id, channel: 'Digital AOF' }));
  await page.user.click(await screen.findByRole('button', { name: 'Use the newer answers' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Use the newer answers' })).not.toBeInTheDocument(),
  );
  expect(dateField()).toHaveValue(text);
});
