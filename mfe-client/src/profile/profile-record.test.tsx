import { customerInfo } from '@portal/shared/api/customers';
import type { FakeApi } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { wireCustomer } from './profile.fixture.ts';
import { mockProfileApi, renderPage } from './profile-harness.tsx';

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = mockProfileApi();
});

test('[CLI-02] shows what is on record in words of a customer, and says what a complete record would have', async () => {
  api.reply(
    customerInfo,
    wireCustomer({ epfNo: '', epfAccountType: 'Konvensional', usResidentStatus: null, employerName: null }),
  );
  renderPage('&tab=profile');
  const group = within(await screen.findByRole('region', { name: 'EPF and tax' }));
  expect(group.queryByText('EPF number')).toBeNull();
  expect(group.getByText('EPF account').parentElement).toHaveTextContent('Conventional');
  expect(group.getByText('US status').parentElement).toHaveTextContent('Not on record');
  const work = within(screen.getByRole('region', { name: 'Work and means' }));
  expect(work.getByText('Occupation')).toBeVisible();
  expect(work.queryByText('Employer')).toBeNull();
  const accounts = within(screen.getByRole('region', { name: 'Accounts' })).getAllByRole('listitem');
  expect(accounts.map(({ textContent }) => textContent)).toContain(
    '3000088125PRSIndividual · Sub-accounts A and BMYR',
  );
});

test('[CLI-02] the answers of a vulnerable investor are shown with what they ask of the agent', async () => {
  const vI = { Q2: true, Q2Yes: 'Recovering from surgery.', Q3: false, Q4: true, Q5: '' as const, Q6: '' };
  api.reply(customerInfo, wireCustomer({ age: 40, vI }));
  renderPage('&tab=vulnerable');
  const answers = await screen.findByRole('region', { name: 'What the customer answered' });
  expect(answers).toHaveTextContent(/affect your decisions\?YesExtra careRecovering from surgery\./);
  expect(answers).toHaveTextContent(/money were lost\?NoExtra care/);
  expect(answers).toHaveTextContent(/transacting online\?Not answered/);
  const care = within(screen.getByRole('region', { name: /^Take extra care with / }));
  expect(care.getByText(/This does not stop an order\.$/)).toBeVisible();
  expect(care.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Ask the questions again' })).toHaveAttribute(
    'href',
    '/sat?customerId=C0048217',
  );
});

test('[CLI-02] a customer who needs no extra care is said to need none', async () => {
  const vI = { Q2: false, Q2Yes: '', Q3: true, Q4: true, Q5: true, Q6: '' };
  api.reply(customerInfo, wireCustomer({ age: 40, vI }));
  renderPage('&tab=vulnerable');
  const care = within(await screen.findByRole('region', { name: 'Extra care' }));
  expect(care.getByRole('heading', { name: 'No extra care needed' })).toBeVisible();
  expect(care.getByText('Age and answers give no reason for extra care.')).toBeVisible();
});

test('[SAT-01] a company is offered no assessment', async () => {
  api.reply(customerInfo, wireCustomer({ customerType: 'Corporate', age: null, vI: null }));
  renderPage('&tab=vulnerable');
  expect(await screen.findByText('The questions are for persons. A company is not assessed.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Assess suitability' })).toBeNull();
  expect(screen.queryByText('Not asked yet')).toBeNull();
});

test('[CLI-02] says that a customer was not asked yet, and leads to the assessment', async () => {
  api.reply(customerInfo, wireCustomer({ age: 40, vI: null }));
  renderPage('&tab=vulnerable');
  const answers = within(await screen.findByRole('region', { name: 'What the customer answered' }));
  expect(
    answers.getByText('The answers are shown here after the first suitability assessment.'),
  ).toBeVisible();
  expect(answers.getByRole('link', { name: 'Assess suitability' })).toHaveAttribute(
    'href',
    '/sat?customerId=C0048217',
  );
});
