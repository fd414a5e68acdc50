import type { Locator, Page } from 'playwright/test';
import type { Answers } from '../../../mfe-client/src/onboarding/answers/answers.ts';
import { answerExposure, answerTax, answerWork } from './answer-means.ts';
import { answerContact, answerPersonal, uploadCard } from './answer-person.ts';
import { label, pick, searchCountry, select } from './labelled-controls.ts';

/** A part of the step of the second holder, by its heading. */
const partOf = (main: Locator, name: string): Locator => main.getByRole('region', { name, exact: true });

/** Answers of an adult what the applicant is asked after the contact, by what is on the page of the second holder. */
export async function answerHolder(
  main: Locator,
  { employment, pep, tax }: Pick<Answers['joint'], 'employment' | 'pep' | 'tax'>,
): Promise<void> {
  await answerWork(partOf(main, 'Work and means'), employment);
  await answerExposure(partOf(main, 'Exposure'), pep);
  await answerTax(partOf(main, 'Tax'), tax);
}

/** Answers the step of the account’s second person. */
export async function answerJoint(page: Page, main: Locator, { who, joint }: Answers): Promise<void> {
  const isMinor = who.accountType === 'MNR';
  if (isMinor) await pick(main, 'Relationship', joint.relationship);
  else await select(main, 'Relationship', joint.relationship);
  await uploadCard(page, partOf(main, 'Identity'), joint);
  const personal = partOf(main, 'Personal');
  if (isMinor) {
    await select(personal, 'Salutation', joint.personal.salutation);
    await select(personal, 'Race', joint.personal.race);
    await searchCountry(personal, 'Nationality', joint.personal.nationality);
  } else await answerPersonal(personal, joint.personal);
  const contact = partOf(main, 'Contact');
  if (joint.hasSameContact)
    await contact
      .getByRole('checkbox', { name: label('Same phone, e-mail and address as the applicant') })
      .check();
  else await answerContact(contact, joint.contact);
  if (isMinor) await answerTax(partOf(main, 'Tax'), joint.tax);
  else await answerHolder(main, joint);
}
