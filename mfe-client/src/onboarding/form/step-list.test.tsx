import { addOnboarding } from '@portal/shared/api/onboarding';
import { UiProvider } from '@portal/shared/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import { facts, whole } from '../onboarding-facts.fixture.ts';
import { id, open, service } from '../onboarding-harness.tsx';
import { getSteps } from '../steps/get-steps.ts';
import { StepList } from './step-list.tsx';

const step = (name: RegExp) => {
  const [list] = screen.getAllByRole('list', { name: 'Steps' });
  return within(list ?? document.body).getByRole('button', { name });
};

test('[ONB-01] page and bar say which step is not saved, and why, once the agent has left it, and the list how much is missing', async () => {
  const api = service();
  const { user } = open(`/onboarding?onboarding=${id}&step=contact`);
  await user.clear(await screen.findByRole('textbox', { name: 'E-mail' }));
  expect(screen.queryByText(/Not saved: /)).toBeNull();
  await user.click(step(/^Personal/));
  await waitFor(() => expect(step(/^Contact/)).toHaveTextContent(/Contact, 1 missing$/));
  expect(screen.getByText('Contact is not saved: e-mail is missing')).toBeVisible();
  expect(screen.getByText(/^Step 3 of 15/)).toHaveTextContent('Contact is not saved: e-mail is missing');
  // what is complete is saved without it
  await user.click(screen.getByRole('button', { name: 'Continue to Contact' }));
  await waitFor(() => expect(api.requestsOf(addOnboarding)).toHaveLength(1));
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  expect(step(/^Contact/)).toHaveTextContent(/Contact, 1 missing$/);
});

test('[ONB-01] a step that the service did not take is said not to be saved', async () => {
  service().fail(addOnboarding, { status: 422 });
  const { user } = open(`/onboarding?onboarding=${id}&step=personal`);
  await user.clear(await screen.findByRole('textbox', { name: 'Dependants' }));
  await user.type(screen.getByRole('textbox', { name: 'Dependants' }), '3');
  await user.click(screen.getByRole('button', { name: /^Continue to/ }));
  expect(
    await screen.findByText('Not saved: the service refused it', { selector: '[role=status]' }),
  ).toBeVisible();
  expect(step(/^Personal/)).toHaveTextContent(/Personal, Not saved: the service refused it$/);
});

const states = { bankCount: 0, investmentCount: 0, isDeclared: true };
const usSign = { ...whole, tax: { ...whole.tax, usIndicia: ['Born in the US'], usExplanation: 'Left at 2' } };

test('[ONB-01] Documents is not done while a form is to come, and Review is once it is declared', () => {
  const steps = getSteps(usSign, { ...facts, ...states });
  render(
    <StepList steps={steps} current="who" begun={new Set()} unsaved={new Map()} onOpen={() => undefined} />,
    { wrapper: UiProvider },
  );
  expect(step(/^Documents/)).toHaveTextContent(/Documents, Later: W-8BEN$/);
  expect(step(/^Review/)).toHaveTextContent(/Review, done$/);
});
