import { sendFeedback } from '@portal/shared/api/content';
import { fakeApi, renderSlot, testAgent, testShell } from '@portal/shared/testing';
import { Button } from '@portal/shared/ui';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import FeedbackDialog from './feedback-dialog.tsx';

/** In place of the frame: `close` closes whatever dialog is open, whoever asks for it. */
function Frame({ close }: { readonly close: () => void }) {
  const [open, setOpen] = useState(true);
  const onClose = () => {
    close();
    setOpen(false);
  };
  const releases = { host: '1.0.0', of: () => ({ version: '1.0.0' }) };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open again</Button>
      <FeedbackDialog open={open} onClose={onClose} agent={testAgent} releases={releases} recent={[]} />
    </>
  );
}

/** Sends feedback whose answer is on its way until `answer` or `lose` gives it. */
async function sendSlowly() {
  let answer = () => {};
  let lose = () => {};
  const way = new Promise<{ data: { id: number } }>((resolve, reject) => {
    answer = () => resolve({ data: { id: 1 } });
    lose = () => reject(new Error('lost'));
  });
  fakeApi().reply(sendFeedback, () => way);
  const shell = testShell();
  const close = jest.fn();
  const { user } = renderSlot(<Frame close={close} />, { shell, path: '/application' });
  await user.type(await screen.findByRole('textbox'), 'Quick.');
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  return { user, close, notices: shell.notices, answer, lose };
}

const closeIt = async (user: { keyboard: (keys: string) => Promise<void> }) => {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('[SHL-20] an answer that comes after the agent has closed it closes nothing else', async () => {
  const { user, close, notices, answer } = await sendSlowly();
  await closeIt(user);
  expect(close).toHaveBeenCalledTimes(1);
  answer();
  await waitFor(() => expect(notices).toMatchObject([{ tone: 'success' }]));
  expect(close).toHaveBeenCalledTimes(1);
});

test('[SHL-20] a failure after it was closed is told, and what was typed is there', async () => {
  const { user, notices, lose } = await sendSlowly();
  await closeIt(user);
  lose();
  await waitFor(() =>
    expect(notices).toMatchObject([
      { tone: 'danger', text: expect.stringContaining('What you wrote is kept') },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByRole('textbox')).toHaveValue('Quick.');
});

test('[SHL-20] what is written while the answer is on its way stays for another message', async () => {
  const { user, close, notices, answer } = await sendSlowly();
  await user.type(screen.getByRole('textbox'), ' And more.');
  answer();
  await waitFor(() => expect(notices).toMatchObject([{ tone: 'success' }]));
  expect(screen.getByRole('textbox')).toHaveValue('Quick. And more.');
  expect(close).not.toHaveBeenCalled();
});
