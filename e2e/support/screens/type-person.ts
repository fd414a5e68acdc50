import { addressPlaces } from '@portal/shared/fields';
import { addressNames } from '@portal/shared/person/address-names';
import { expect, type Locator } from 'playwright/test';
import { simple } from '../../onboarding/changed-answers.ts';
import type { PersonRow } from '../../oracle/person-row.ts';
import { plainJpg } from '../service/pictures.ts';
import { answerHolder } from './answer-joint.ts';
import { label, nameOf, pick, search, select, type } from './labelled-controls.ts';

/** A picture of a document from which nothing can be read, so that all of it is typed. */
const picture = { name: 'document.jpg', mimeType: 'image/jpeg', buffer: plainJpg() };

/** Types an identity document with its pictures. Of a MyKad the number decides the day of birth and the gender. */
export async function typeIdentity(main: Locator, { typed }: PersonRow): Promise<void> {
  const { docType, idNo, born, gender = '', expiresOn = '' } = typed.document;
  const isPassport = docType === 'PASSPORT';
  if (isPassport) await pick(main, 'Identity document', 'Passport');
  for (const title of isPassport ? ['Passport'] : ['Front', 'Back']) {
    const side = main.getByRole('group', { name: title, exact: true });
    await side.locator('input[type=file]').setInputFiles(picture);
    await expect(side.getByText(/nothing could be read from it/)).toBeVisible();
  }
  await type(main, 'Full name', typed.name);
  await type(main, isPassport ? 'Passport number' : 'MyKad number', idNo);
  if (isPassport) {
    await main.getByLabel(label('Date of birth')).fill(born ?? '');
    await pick(main, 'Gender', nameOf('gender', gender));
    await main.getByLabel(label('Expires on')).fill(expiresOn);
  } else if (born !== undefined) await main.getByRole('radio', { name: label(born.slice(0, 4)) }).check();
}

/** Types the details of one holder; what the oracle does not have of a person is as of any other. */
export async function typePersonal(main: Locator, { typed, sent }: PersonRow): Promise<void> {
  await pick(main, 'Marital status', 'Married');
  await select(main, 'Salutation', sent.identity.gender === 'M' ? 'Mr' : 'Ms');
  await select(main, 'Race', '99');
  await search(main, 'Nationality', typed.nationality);
  await type(main, 'Dependants', '1');
}

type Part = 'postcode' | 'city' | 'state';

/** Types parts of an address, under the names of a country. */
async function typeParts(home: Locator, country: string, parts: readonly (readonly [Part, string])[]) {
  const names = addressNames(country);
  for (const [part, text] of parts)
    if (part === 'state' && country === 'MY') await select(home, 'State', text);
    else await type(home, names[part], text);
}

/** Types an address of home. What its country does not have was typed before, while the country was Malaysia. */
async function typeHome(home: Locator, { typed, sent }: PersonRow): Promise<void> {
  const { lines, postcode = '', city = '', region = '', country: words } = typed.home;
  const { country } = sent.home;
  const places: readonly string[] = addressPlaces(country);
  const all = [
    ['city', city],
    ['state', region],
    ['postcode', postcode],
  ] as const;
  const filled = all.filter(([, text]) => text !== '');
  const left = filled.filter(([part]) => !places.includes(part));
  await search(home, 'Country', 'malaysia');
  await typeParts(home, 'MY', left);
  await search(home, 'Country', words);
  for (const [at, line] of lines.entries()) await type(home, `Address, line ${at + 1}`, line);
  await typeParts(
    home,
    country,
    filled.filter(([part]) => places.includes(part)),
  );
}

/** Types how one holder is reached. */
export async function typeContact(main: Locator, person: PersonRow): Promise<void> {
  const { phone, email } = person.typed;
  await search(main, 'Mobile country code', phone[0]);
  await type(main, 'Mobile', phone[1]);
  await type(main, 'E-mail', email);
  await typeHome(main.getByRole('group', { name: 'Home' }), person);
}

/** Types the step of the account’s second holder; what the oracle does not have of a person is as of any other. */
export async function typeJoint(main: Locator, person: PersonRow): Promise<void> {
  await select(main, 'Relationship', 'Spouse');
  await typeIdentity(main, person);
  await typePersonal(main, person);
  await typeContact(main, person);
  await answerHolder(main, { employment: simple.work, pep: simple.exposure, tax: simple.tax });
}
