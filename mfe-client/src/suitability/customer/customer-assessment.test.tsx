import { cartList } from '@portal/shared/api/cart';
import { customerInfo } from '@portal/shared/api/customers';
import { type SatQuestion, satAnswers } from '@portal/shared/api/suitability';
import { emptyCartWire, fakeApi, renderSlot, samples, testShell } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { suitabilityRemoteData } from '../index.ts';
import { CustomerAssessment } from './index.ts';

const Slot = suitabilityRemoteData.wrap(CustomerAssessment);

const texts = { section: 'Matlamat', text: 'Berapa lama?', options: [{ value: '1', text: 'Setahun' }] };
const questions: readonly SatQuestion[] = [
  {
    id: 5,
    section: 'Aims',
    text: 'How long?',
    scored: true,
    locked: false,
    options: [{ value: '1', text: 'A year', score: 1 }],
    translations: { ms: texts },
  },
];

const customer = {
  ...samples.customerInfo,
  customerId: 'C1',
  vI: { Q2: false, Q2Yes: '', Q3: true, Q4: true, Q5: true, Q6: '' },
};

interface Record {
  readonly info?: typeof customer;
  readonly earlier?: { questionId: number; value: string }[];
}

function open(satQuestions = questions, { info = customer, earlier = [] }: Record = {}) {
  fakeApi()
    .reply(customerInfo, info)
    .reply(satAnswers, { answers: earlier, assessedOn: null, locked: [] })
    .reply(cartList, emptyCartWire);
  const shell = testShell({ reference: { satQuestions } });
  return renderSlot(<Slot customerId="C1" itemId={null} />, { shell });
}

beforeEach(() => sessionStorage.clear());

test('[SAT-01] [SAT-03] a customer answers in Malay, and the answers are kept as the customer’s', async () => {
  const { user, shell } = open();
  await user.click(await screen.findByRole('button', { name: 'Bahasa Melayu' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Berapa lama?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Seterusnya' }));
  expect(screen.getByText('Sila pilih satu jawapan.')).toBeVisible();
  await user.keyboard('1');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Seterusnya' }));
  await user.click(screen.getByRole('button', { name: 'Saya sudah selesai' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Terima kasih' })).toHaveFocus();
  expect(screen.getByText('Sila pulangkan peranti ini kepada ejen.')).toBeVisible();
  expect(await screen.findAllByText('Jawapan anda disimpan.')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Ubah jawapan' })).toBeVisible();
  const stamp = { by: 'customer', at: expect.stringMatching(/\+08:00$/) };
  expect(shell.drafts.kept.get('sat:C1')).toMatchObject({
    answers: { 5: '1' },
    stamps: { q5: stamp, 'extra-care': stamp },
  });
  for (const secret of [customer.name, customer.idNo]) expect(document.body).not.toHaveTextContent(secret);
});

test('[SAT-01] [SAT-03] a customer whose assessment has expired gives an earlier answer again, in Malay', async () => {
  const { user, shell } = open(questions, {
    info: { ...customer, satEffectiveDateTo: '2026-03-14' },
    earlier: [{ questionId: 5, value: '1' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Bahasa Melayu' }));
  expect(screen.getByRole('radio', { name: /Setahun/ })).not.toBeChecked();
  expect(screen.getByText('Jawapan anda yang lalu')).toBeVisible();
  expect(shell.drafts.kept.has('sat:C1')).toBe(false);
  await user.click(screen.getByRole('button', { name: /^Sama seperti dahulu/, pressed: false }));
  expect(screen.getByRole('radio', { name: /Setahun/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Sama seperti dahulu', pressed: true })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Seterusnya' }));
  await user.click(screen.getByRole('button', { name: /^Sama seperti dahulu/ }));
  await user.click(screen.getByRole('button', { name: 'Saya sudah selesai' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Terima kasih' })).toBeVisible();
  expect(shell.drafts.kept.get('sat:C1')).toMatchObject({
    answers: { 5: '1' },
    stamps: { q5: { by: 'customer' }, 'extra-care': { by: 'customer' } },
    extraCare: { Q2: 'no', Q3: 'yes', Q4: 'yes', Q5: 'yes' },
  });
  for (const secret of [customer.name, customer.idNo, '2026'])
    expect(document.body).not.toHaveTextContent(secret);
});

test('questions in one language have no switch', async () => {
  open(questions.map(({ translations: _translations, ...question }) => question));
  expect(await screen.findByRole('heading', { name: 'How long?' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Language' })).not.toBeInTheDocument();
});

test('[SES-03] before the session ends the customer can ask for more time', async () => {
  const { shell } = open();
  await screen.findByRole('heading', { name: 'How long?' });
  const state = shell.session.current();
  if (state.status !== 'active') throw new Error('there is no session');
  const { expiresAt } = state;
  const now = jest.spyOn(Date, 'now').mockReturnValue(expiresAt - 150_000);
  act(() => shell.bus.emit('session:expiring', { expiresAt }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^This page closes in 2 minutes\.I need more time$/);
  now.mockReturnValue(expiresAt - 90_000);
  expect(await screen.findByText('This page closes in 1 minute.', {}, { timeout: 5_000 })).toBeVisible();
  now.mockReturnValue(expiresAt - 1_000);
  expect(
    await screen.findByText('This page closes in less than a minute.', {}, { timeout: 5_000 }),
  ).toBeVisible();
  now.mockRestore();
});
