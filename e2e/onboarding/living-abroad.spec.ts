import { expect, test } from '../support/fixtures/test.ts';
import { answerSteps, complete, startOnboarding } from '../support/screens/answer-onboarding.ts';
import { openFromList } from '../support/screens/customer-list.ts';
import { settle, submitChecked } from '../support/screens/mixed-cart.ts';
import { confirmAndPay } from '../support/screens/open-accounts.ts';
import { mailOf } from '../support/screens/selling.ts';
import { all, contact, country, passport, simple, tax, work } from './changed-answers.ts';

// a click waits for what moves, and other tests see the motion
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const home = {
  address1: '14 Rose Lane',
  address2: '',
  address3: '',
  postcode: 'CB2 1TN',
  city: 'Cambridge',
  state: '',
  country: 'GB',
};
const answers = all(
  passport({
    idNo: '925665417',
    name: 'Emily Rose Hargreaves',
    dateOfBirth: '1984-03-09',
    gender: 'F',
    expiresOn: '2031-05-31',
  }),
  contact({ telCountryCode: '44', tel: '07400 123457', email: 'emily@mail.example', residential: home }),
  work({ employerName: 'Fenland Press Ltd', employerAdd: '1 Trinity Street, Cambridge CB2 1TQ' }),
  tax({ taxResidency: 'Elsewhere only', countries: [country('GB', { tin: '1234567890' })] }),
  (before) => ({ ...before, personal: { ...before.personal, nationality: 'GB', race: '99' } }),
)(simple);
const { name, idNo } = answers.identity;

test('[ONB-01] [ONB-04] [ITM-08] [CLI-01] a foreigner who lives, works and pays tax abroad gets an account, without anything of Malaysia', {
  tag: '@long',
}, async ({ page, seed, control, inspectVariant }) => {
  test.setTimeout(300_000);
  await page.clock.install();
  await seed.session();
  const id = await startOnboarding(page);
  const applicant = { ...answers.identity, customerId: id, accounts: [] };

  await test.step('what is sent names the other country alone', async () => {
    await answerSteps(page, answers);
    await inspectVariant('living-abroad-review');
    const { payload } = await complete(page);
    const { identity, personal, contact: reached, tax: taxed, jointApplicant } = Object(payload);
    expect(identity).toMatchObject({
      docType: 'PASSPORT',
      idNo,
      isIdNoChanged: false,
      name,
      dateOfBirth: '1984-03-09',
      gender: 'F',
      expiresOn: '2031-05-31',
      back: null,
    });
    expect(personal.nationality).toBe('GB');
    expect(reached).toEqual({
      telCountryCode: '44',
      tel: '7400123457',
      email: 'emily@mail.example',
      residential: { ...home, address2: null, address3: null, state: null },
      mailing: null,
    });
    expect(taxed).toMatchObject({
      usResidentStatus: 'Not a US person',
      usIndicia: [],
      taxResidency: 'Elsewhere only',
      countries: [{ country: 'GB', tin: '1234567890', tinReason: null, explanation: null }],
    });
    expect(jointApplicant).toBeUndefined();
    expect(JSON.stringify(payload)).not.toContain('"MY"');
  });

  await test.step('checkout shows it, and it is confirmed and opened', async () => {
    const said = page.getByRole('region', { name: 'Onboarding details' });
    await said.getByText('All answers').click();
    for (const text of ['14 Rose Lane', 'CB2 1TN', 'Cambridge', 'United Kingdom', 'Elsewhere only'])
      await expect(said).toContainText(text);
    await expect(said).not.toContainText('Malaysia');
    await expect(said).not.toContainText(idNo);
    await inspectVariant('living-abroad-checkout');
    await submitChecked(page, applicant);
    expect(await control.mails(mailOf(applicant))).toHaveLength(1);
    await confirmAndPay(page, control, applicant);
    await settle(page, applicant);
  });

  await test.step('the customer is found by the passport, with the record as it was sent', async () => {
    await openFromList(page, name, idNo);
    await page.getByRole('tab', { name: 'Profile' }).click();
    const record = page.getByRole('tabpanel');
    for (const text of [
      'emily@mail.example',
      '+44',
      'United Kingdom',
      'Not a US person',
      'Fenland Press Ltd',
    ])
      await expect(record).toContainText(text);
    await inspectVariant('living-abroad-record');
  });
});
