import { cartList } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import { addOnboarding } from '@portal/shared/api/onboarding';
import { satAnswers } from '@portal/shared/api/suitability';
import {
  emptyCartWire,
  fakeApi,
  onboardingWire,
  renderSlot,
  samples,
  testDrafts,
  testShell,
} from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { suitabilityRemoteData } from '../../suitability/index.ts';
import { CustomerOnboarding } from './customer-onboarding.tsx';

const Slot = suitabilityRemoteData.wrap(CustomerOnboarding);
const id = 'ONB-2611-0144';
const named = (...names: readonly string[]) => names.map((name) => ({ name, value: name }));
const lookups = {
  ...samples.lookups,
  usResidentStatus: named('Not a US person', 'US citizen'),
  usIndiciaType: named('Born in the US'),
  taxResidency: named('Malaysia only', 'Malaysia and elsewhere'),
};
const { isAOFCompleted: _completed, tax: _tax, investor: _investor, ...unfinished } = onboardingWire;

function open(payload: object) {
  const item = {
    id,
    customerId: id,
    customerName: 'NURUL HUDA BINTI ZAMRI',
    createdAt: '2026-11-18T10:00:00+08:00',
    payload: { ...payload },
  };
  const api = fakeApi()
    .reply(cartList, { ...emptyCartWire, onboarding: [item] })
    .reply(customerInfo, { ...samples.customerInfo, customerId: id })
    .reply(satAnswers, { answers: [], assessedOn: null, locked: [] });
  const satQuestions = [
    {
      id: 5,
      section: 'Aims',
      text: 'How long?',
      scored: true,
      locked: false,
      options: [{ value: '1', text: 'A year', score: 1 }],
    },
  ];
  const shell = testShell({ reference: { lookups, satQuestions }, drafts: testDrafts() });
  return { api, ...renderSlot(<Slot customerId={id} itemId={null} />, { shell }) };
}

test('[ONB-01] a customer answers from the first open step to the assessment, and the answers are kept for the agent', async () => {
  const { user, api, shell } = open(unfinished);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tax' })).toBeVisible();
  expect(screen.getByText('5 of 6')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getAllByText('Choose one.').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('radio', { name: 'Not a US person' }));
  await user.click(screen.getByRole('checkbox', { name: 'None of these' }));
  await user.click(screen.getByRole('radio', { name: 'Malaysia only' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Investor' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'How long?' })).toBeVisible();
  expect(api.requestsOf(addOnboarding)).toHaveLength(0);
  expect(shell.drafts.kept.get(`onboarding:${id}`)).toMatchObject({
    answers: { tax: { taxResidency: 'Malaysia only', hasNoIndicia: true }, investor: { sI: 'no' } },
  });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('[ONB-01] a customer who is a US person is asked nothing more, and hands the device back', async () => {
  const { user } = open(unfinished);
  await user.click(await screen.findByRole('radio', { name: 'US citizen' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Please hand the device back to the agent.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change an answer' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Tax' })).toBeVisible();
});
