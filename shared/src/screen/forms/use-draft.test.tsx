import * as z from '@portal/shared/schema';
import { type TestDrafts, testDrafts, testShell } from '@portal/shared/testing';
import { ShellProvider, UiProvider } from '@portal/shared/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import type { Shell } from '../../contract/index.ts';
import { DraftNotice } from './draft-notice.tsx';
import { type DraftOptions, useDraft } from './use-draft.ts';

const schema = z.object({ amount: z.string() });
const savedAt = new Date(2026, 10, 21, 10, 42).getTime();
const question = 'You have an unfinished investment from 21 Nov, 18:42 MYT.';
const lost = 'Your unfinished investment from 21 Nov, 18:42 MYT could not be read and is lost.';
const unkept = 'Your browser does not keep this investment.';
const back = 'Your unfinished investment from 21 Nov, 18:42 MYT is back.';

type FormOptions = Pick<DraftOptions<{ readonly amount: string }>, 'fits' | 'isContinued'> & {
  /** Whether the form adds what another tab has stored to its own. */
  readonly isJoined?: boolean;
};

function Form({ isJoined = false, ...options }: FormOptions) {
  const [kept, setKept] = useState('');
  const [amount, setAmount] = useState('');
  const draft = useDraft('invest:C1', schema, amount === '' ? undefined : { amount }, {
    apply: (kept) => setAmount(kept.amount),
    clear: () => setAmount(''),
    onKept: (isStored) => setKept(`${amount} ${isStored ? 'stored' : 'until the page closes'}`),
    ...(isJoined
      ? {
          takeStored: (stored) => {
            if (amount.includes(stored.amount)) return false;
            setAmount((before) => `${before}+${stored.amount}`);
            return true;
          },
        }
      : {}),
    ...options,
  });
  return (
    <form>
      <DraftNotice draft={draft} what="investment" />
      <input aria-label="Amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      <button type="button" onClick={draft.forget}>
        Send
      </button>
      <p>{kept}</p>
    </form>
  );
}

function show(drafts: TestDrafts, options: FormOptions = {}) {
  const shell: Shell = { ...testShell(), drafts };
  const user = userEvent.setup();
  const page = render(
    <UiProvider>
      <ShellProvider value={shell}>
        <Form {...options} />
      </ShellProvider>
    </UiProvider>,
  );
  return { user, ...page };
}

const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const press = (name: string) => screen.getByRole('button', { name });
const earlier = (value: unknown, fromHere = false) =>
  testDrafts({ 'invest:C1': { savedAt, value, fromHere } });

test('[SES-09] typed values are saved, and deleted once the form is sent', async () => {
  const drafts = testDrafts();
  const { user } = show(drafts);
  expect(drafts.kept.size).toBe(0);
  await user.type(amount(), '25');
  expect(drafts.kept.get('invest:C1')).toEqual({ amount: '25' });
  await user.click(press('Send'));
  expect(drafts.kept.size).toBe(0);
});

test('values that the agent removes again are not saved', async () => {
  const drafts = testDrafts();
  const { user } = show(drafts);
  await user.type(amount(), '2{Backspace}');
  expect(drafts.kept.size).toBe(0);
});

test('what another tab has stored is taken before it is written over, or deleted, where the form says so', async () => {
  const drafts = testDrafts();
  const { user } = show(drafts, { isJoined: true });
  await drafts.keep('invest:C1', { amount: '7' });
  await user.type(amount(), '2');
  await waitFor(() => expect(drafts.kept.get('invest:C1')).toEqual({ amount: '2+7' }));
  expect(amount()).toHaveValue('2+7');
  await drafts.keep('invest:C1', { amount: '9' });
  await user.clear(amount());
  await waitFor(() => expect(amount()).toHaveValue('+9'));
  await waitFor(() => expect(drafts.kept.get('invest:C1')).toEqual({ amount: '+9' }));
});

test('where the form takes nothing, what the last tab writes stays', async () => {
  const drafts = testDrafts();
  const { user } = show(drafts);
  await drafts.keep('invest:C1', { amount: '7' });
  await user.type(amount(), '2');
  expect(drafts.kept.get('invest:C1')).toEqual({ amount: '2' });
});

test('[SES-09] an earlier draft is offered, and fills the form when the agent accepts it', async () => {
  const { user, container } = show(earlier({ amount: '25,0' }));
  expect(await screen.findByText(question)).toBeVisible();
  expect(amount()).toHaveValue('');
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
  await user.click(press('Continue'));
  expect(amount()).toHaveValue('25,0');
  expect(screen.queryByText(question)).toBeNull();
});

test('a discarded earlier draft is deleted', async () => {
  const drafts = earlier({ amount: '25,0' });
  const { user } = show(drafts);
  await screen.findByText(question);
  await user.click(press('Discard'));
  expect(amount()).toHaveValue('');
  expect(drafts.kept.size).toBe(0);
});

test('discarding an offered draft keeps what was typed since', async () => {
  const drafts = earlier({ amount: '25,0' });
  const { user } = show(drafts);
  await screen.findByText(question);
  await user.type(amount(), '7');
  await user.click(press('Discard'));
  expect(amount()).toHaveValue('7');
  expect(drafts.kept.get('invest:C1')).toEqual({ amount: '7' });
});

test('a draft typed in this tab is restored at once and can be discarded', async () => {
  const drafts = earlier({ amount: '25,0' }, true);
  const { user } = show(drafts);
  expect(await screen.findByText(back)).toBeVisible();
  expect(amount()).toHaveValue('25,0');
  await user.click(press('Discard'));
  expect(amount()).toHaveValue('');
  expect(drafts.kept.size).toBe(0);
});

test('a form that goes on where another tab was restores that tab’s draft at once', async () => {
  show(earlier({ amount: '25,0' }), { isContinued: true });
  expect(await screen.findByText(back)).toBeVisible();
  expect(amount()).toHaveValue('25,0');
});

test('a draft that does not fit what the form was opened for is only offered', async () => {
  show(earlier({ amount: '25,0' }, true), { fits: () => false });
  expect(await screen.findByText(question)).toBeVisible();
  expect(amount()).toHaveValue('');
});

test.each([[null], [{ amount: 25 }], [{}], ['25,0'], [[]]])(
  "[SES-09] a draft that the form's schema refuses is deleted, and the form says so: %j",
  async (value) => {
    const drafts = earlier(value);
    const { user } = show(drafts);
    expect(await screen.findByText(lost)).toBeVisible();
    expect(drafts.kept.size).toBe(0);
    await user.click(press('Close'));
    expect(screen.queryByRole('status')).toBeNull();
    expect(amount()).toHaveValue('');
  },
);

test('[SES-09] a draft that the browser cannot read is reported, and what was typed since stays', async () => {
  const find = async () => ({ savedAt, value: undefined, fromHere: false, isUnreadable: true });
  const { user } = show({ ...testDrafts(), find });
  expect(await screen.findByText(lost)).toBeVisible();
  await user.type(amount(), '7');
  await user.click(press('Close'));
  expect(amount()).toHaveValue('7');
});

test('[SES-09] says that what is typed is not kept, until the browser stores it or the form is sent', async () => {
  let isStored = false;
  const { user } = show({ ...testDrafts(), keep: async () => isStored });
  expect(screen.queryByText(unkept)).toBeNull();
  await user.type(amount(), '2');
  expect(await screen.findByText(unkept)).toBeVisible();
  isStored = true;
  await user.type(amount(), '5');
  await waitFor(() => expect(screen.queryByText(unkept)).toBeNull());
  isStored = false;
  await user.type(amount(), '0');
  await user.click(press('Send'));
  await user.type(amount(), '{Backspace}{Backspace}{Backspace}');
  expect(screen.queryByText(unkept)).toBeNull();
});

test('[SES-09] what was typed before a draft was refused is kept', async () => {
  const drafts = earlier({ amount: 25 });
  let answer = () => {};
  const draftRead = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow: TestDrafts = {
    ...drafts,
    find: async () => {
      await draftRead;
      return { savedAt, value: { amount: 25 }, fromHere: true };
    },
  };
  const { user } = show(slow);
  await user.type(amount(), '7');
  answer();
  await new Promise((resolve) => setTimeout(resolve));
  expect(drafts.kept.get('invest:C1')).toEqual({ amount: '7' });
});

test('[SES-09] a form learns that its latest values are kept, and nothing of earlier ones', async () => {
  const answers: ((isStored: boolean) => void)[] = [];
  const keep = () => new Promise<boolean>((resolve) => void answers.push(resolve));
  const { user } = show({ ...testDrafts(), keep });
  await user.type(amount(), '25');
  await act(async () => answers[0]?.(true));
  expect(screen.queryByText(/stored/)).toBeNull();
  await act(async () => answers[1]?.(false));
  expect(screen.getByText('25 until the page closes')).toBeVisible();
});

test('on a host without drafts the form works', async () => {
  const { drafts: _none, ...shell } = testShell();
  const user = userEvent.setup();
  render(
    <UiProvider>
      <ShellProvider value={shell}>
        <Form />
      </ShellProvider>
    </UiProvider>,
  );
  await user.type(amount(), '25');
  await user.click(press('Send'));
  expect(amount()).toHaveValue('25');
});
