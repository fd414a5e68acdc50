import { sendFeedback } from '@portal/shared/api/content';
import { pasteWithAll } from '@portal/shared/person/cases/unseen-signs';
import { fakeApi, renderSlot, testAgent, testShell } from '@portal/shared/testing';
import { Button } from '@portal/shared/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import FeedbackDialog from './feedback-dialog.tsx';

/** Replaces the frame, which closes the open dialog on `onClose`. */
function TestFrame({ close }: { readonly close: () => void }) {
  const [open, setOpen] = useState(true);
  const onClose = () => {
    close();
    setOpen(false);
  };
  const releases = {
    host: '1.0.0',
    remotes: [],
    of: () => ({ version: '1.0.0' }),
    baseOf: () => undefined,
    declares: () => undefined,
    canaryOf: () => undefined,
    lastLoad: () => undefined,
    problems: [],
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open again</Button>
      <FeedbackDialog
        open={open}
        onClose={onClose}
        agent={testAgent}
        releases={releases}
        recent={[]}
        canOpen={() => true}
      />
    </>
  );
}

/** Sends feedback. The request stays in flight until `reply` or `fail` is called. */
async function sendSlowly() {
  let reply = () => {};
  let fail = () => {};
  const pendingReply = new Promise<{ data: { id: number } }>((resolve, reject) => {
    reply = () => resolve({ data: { id: 1 } });
    fail = () => reject(new Error('lost'));
  });
  fakeApi().reply(sendFeedback, () => pendingReply);
  const shell = testShell();
  const close = jest.fn();
  const { user } = renderSlot(<TestFrame close={close} />, { shell, path: '/application' });
  await user.type(await screen.findByRole('textbox'), 'Quick.');
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  return { user, close, notices: shell.notices, reply, fail };
}

const closeDialog = async (user: { keyboard: (keys: string) => Promise<void> }) => {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('[SHL-20] a reply after the agent has closed the dialog does not close anything else', async () => {
  const { user, close, notices, reply } = await sendSlowly();
  await closeDialog(user);
  expect(close).toHaveBeenCalledTimes(1);
  reply();
  await waitFor(() => expect(notices).toMatchObject([{ tone: 'success' }]));
  expect(close).toHaveBeenCalledTimes(1);
});

test('[SHL-20] shows a notice for a failure after the dialog was closed, and keeps the text', async () => {
  const { user, notices, fail } = await sendSlowly();
  await closeDialog(user);
  fail();
  await waitFor(() =>
    expect(notices).toMatchObject([
      { tone: 'danger', text: expect.stringContaining('What you wrote is kept') },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByRole('textbox')).toHaveValue('Quick.');
});

test('[SHL-20] keeps text that was typed while the request was in flight', async () => {
  const { user, close, notices, reply } = await sendSlowly();
  await user.type(screen.getByRole('textbox'), ' And more.');
  reply();
  await waitFor(() => expect(notices).toMatchObject([{ tone: 'success' }]));
  expect(screen.getByRole('textbox')).toHaveValue('Quick. And more.');
  expect(close).not.toHaveBeenCalled();
});

test('[SHL-20] sends feedback without the unseen characters of a paste, with its lines', async () => {
  const api = fakeApi().reply(sendFeedback, { data: { id: 1 } });
  const { user } = renderSlot(<TestFrame close={jest.fn()} />, { path: '/application' });
  const value = pasteWithAll('Quick – and\ngood');
  fireEvent.change(await screen.findByRole('textbox'), { target: { value } });
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  await waitFor(() => expect(api.requests).toHaveLength(1));
  expect(api.requests[0]?.body).toMatchObject({ data: { feedback: 'Quick – and\ngood' } });
});

test('[SHL-20] feedback that is too long is not cut: it says how long it is and may be', async () => {
  const api = fakeApi();
  const { user } = renderSlot(<TestFrame close={jest.fn()} />, { path: '/application' });
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'x'.repeat(2001) } });
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText('Use at most 2000 characters; this has 2001.')).toBeVisible();
  expect(api.requests).toHaveLength(0);
});
