import { LOOKUPS } from '@portal/sandbox/src/seed/reference/lookups.ts';
import type { Locator } from 'playwright/test';
import type { Answers } from '../../../mfe-client/src/onboarding/answers/answers.ts';
import { nameOf, pick, searchCountry, select, tick, type } from './labelled-controls.ts';

type Work = Answers['work'];

/** Types the texts that are asked for where `Others` is chosen. */
async function answerOthers(main: Locator, work: Work): Promise<void> {
  const others = [
    ['Other occupation', work.occupationOth],
    ['Other nature of business', work.natureofBusinessOth],
    ['Other source of income', work.sourceOfIncomeOth],
    ['Other purpose of investment', work.purposeOfInvestOth],
  ] as const;
  for (const [name, text] of others) if (text !== '') await type(main, name, text);
}

/** Answers the work and means of one holder. */
export async function answerWork(main: Locator, work: Work): Promise<void> {
  await select(main, 'Occupation', work.occupation);
  if (['Employed', 'Self-employed'].includes(work.occupation)) {
    await type(main, 'Employer', work.employerName);
    await type(main, 'Employer’s address', work.employerAdd);
    await type(main, 'Designation', work.occupationDesignation);
    await select(main, 'Nature of business', work.natureofBusiness);
  }
  await select(main, 'Annual income', work.annualIncome);
  await type(main, 'Personal assets', work.personalAsset);
  await tick(main, 'Source of income', work.sourceOfIncome);
  await tick(main, 'Purpose of investment', work.purposeOfInvest);
  await answerOthers(main, work);
}

/** Answers the tax of one holder. */
export async function answerTax(main: Locator, tax: Answers['tax']): Promise<void> {
  await pick(main, 'US status', tax.usResidentStatus);
  if (tax.usResidentStatus !== 'Not a US person') return;
  const signs = tax.usIndicia.length > 0 ? tax.usIndicia : ['None of these'];
  await tick(main, / have any of these in the United States\?$/, signs);
  if (tax.usIndicia.length > 0) await type(main, 'Why not a US person', tax.usExplanation);
  await pick(main, 'Tax residency', tax.taxResidency);
  const countries = tax.taxResidency === 'Malaysia only' ? [] : tax.countries;
  for (const { country, hasNoTin, tin, tinReason, explanation } of countries) {
    await main.getByRole('button', { name: 'Add a country' }).click();
    await searchCountry(main.getByRole('group', { name: /^Country \d$/ }), 'Country', country);
    const name = LOOKUPS.country.find(({ code }) => code === country)?.name ?? country;
    const card = main.getByRole('group', { name, exact: true });
    if (!hasNoTin) await type(card, 'Tax number', tin);
    else {
      await card.getByRole('checkbox', { name: 'There is no tax number' }).check();
      await pick(card, 'Why there is no tax number', nameOf('tinReason', tinReason));
      if (tinReason === 'B') await type(card, 'Why it cannot be obtained', explanation);
    }
  }
}

/** Answers the exposure of one holder. */
export async function answerExposure(main: Locator, exposure: Answers['exposure']): Promise<void> {
  await pick(main, 'Politically exposed', exposure.status === 'None' ? 'No' : exposure.status);
  if (exposure.status === 'None') return;
  await type(main, 'Position', exposure.position);
  await type(main, 'Source of wealth', exposure.sourceOfWealth);
}
