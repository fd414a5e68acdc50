import { formatDate } from '@portal/shared/dates';
import { addressNames } from '@portal/shared/person/address-names';
import { expect, type Locator, type Page } from 'playwright/test';
import type {
  AddressAnswers,
  ContactAnswers,
  IdentityAnswers,
  PersonalAnswers,
} from '../../../mfe-client/src/onboarding/answers/answers.ts';
import { label, pick, search, searchCountry, select, type } from './labelled-controls.ts';
import { cardPicture } from './onboarding.ts';

/** A date as its field shows it. */
const shownDate = (date: string) => formatDate(date).replaceAll('\u00a0', ' ');

interface Person {
  readonly identity: IdentityAnswers;
  readonly personal: PersonalAnswers;
  readonly contact: ContactAnswers;
}

/** Uploads the pictures of a demo card with the person's data, and expects the fields to be read from them. */
export async function uploadCard(page: Page, main: Locator, person: Person): Promise<void> {
  const { identity, personal, contact } = person;
  const isPassport = identity.docType === 'PASSPORT';
  const { address1, postcode } = contact.residential;
  const card = {
    docType: identity.docType,
    name: identity.name,
    idNo: identity.idNo,
    ...(isPassport
      ? {
          dob: identity.dateOfBirth,
          gender: identity.gender,
          expiresOn: identity.expiresOn,
          nationality: personal.nationality,
        }
      : { address1, postcode }),
  };
  if (isPassport) await pick(main, 'Identity document', 'Passport');
  const sides = isPassport ? (['front'] as const) : (['front', 'back'] as const);
  const titles = { front: isPassport ? 'Passport' : 'Front', back: 'Back' };
  for (const side of sides) {
    const group = main.getByRole('group', { name: titles[side], exact: true });
    await group.locator('input[type=file]').setInputFiles(await cardPicture(page, card, side));
    await expect(group.getByText('Read', { exact: true })).toBeVisible();
  }
  const number = main.getByRole('textbox', { name: label(isPassport ? 'Passport number' : 'MyKad number') });
  await expect(number).toHaveValue(identity.idNo);
  await expect(main.getByRole('textbox', { name: label('Full name') })).toHaveValue(identity.name);
  const births = main.getByRole('group', { name: /^Born in/ });
  const year = births.getByRole('radio', { name: new RegExp(`^${identity.dateOfBirth.slice(0, 4)}`) });
  // of a number of two centuries the agent chooses
  if (await births.isVisible()) await year.click();
  else await expect(main.getByLabel(label('Date of birth'))).toHaveValue(shownDate(identity.dateOfBirth));
  if (isPassport)
    await expect(main.getByLabel(label('Expires on'))).toHaveValue(shownDate(identity.expiresOn));
}

/** Answers the details of one holder. */
export async function answerPersonal(main: Locator, personal: PersonalAnswers): Promise<void> {
  await pick(main, 'Marital status', personal.maritalStatus);
  await select(main, 'Salutation', personal.salutation);
  await select(main, 'Race', personal.race);
  await searchCountry(main, 'Nationality', personal.nationality);
  await type(main, 'Dependants', personal.noOfDependents);
}

async function answerAddress(main: Locator, address: AddressAnswers): Promise<void> {
  await searchCountry(main, 'Country', address.country);
  await type(main, 'Address, line 1', address.address1);
  const names = addressNames(address.country);
  if (address.postcode) await type(main, names.postcode, address.postcode);
  if (address.city) await type(main, names.city, address.city);
  if (address.country === 'MY') await select(main, 'State', address.state);
  else if (address.state) await type(main, names.state, address.state);
}

/** Answers how one holder is reached: phone, e-mail and addresses. */
export async function answerContact(main: Locator, contact: ContactAnswers): Promise<void> {
  await search(main, 'Mobile country code', contact.telCountryCode);
  await type(main, 'Mobile', contact.tel);
  await type(main, 'E-mail', contact.email);
  await answerAddress(main.getByRole('group', { name: 'Home' }), contact.residential);
  if (!contact.hasMailing) return;
  await main.getByRole('checkbox', { name: 'Letters go to another address' }).check();
  await answerAddress(main.getByRole('group', { name: 'Letters' }), contact.mailing);
}
