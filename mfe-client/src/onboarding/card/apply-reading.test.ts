import { emptyAnswers } from '../answers/answers.ts';
import { applyReading, type ReadCard, withNumber } from './apply-reading.ts';
import { describeMarks, markOf } from './card-mark.tsx';

const front: ReadCard = {
  status: 'read',
  docType: 'MYKAD',
  idNo: '910725-10-6048',
  name: 'NURUL HUDA BINTI ZAMRI',
  dob: '1991-07-25',
  gender: 'F',
  address1: 'No. 7, Jalan SS 2/44',
  postcode: '47301',
  city: 'Petaling Jaya',
  state: '10',
  uncertain: ['address1'],
};
const empty = {
  identity: emptyAnswers.identity,
  personal: emptyAnswers.personal,
  contact: emptyAnswers.contact,
};

test('[ONB-02] fills empty fields from the card and marks them, the doubtful ones apart', () => {
  const { identity, contact } = applyReading(empty, front);
  expect(identity).toMatchObject({
    docType: 'MYKAD',
    idNo: '910725-10-6048',
    name: 'NURUL HUDA BINTI ZAMRI',
    dateOfBirth: '1991-07-25',
    gender: 'F',
    isIdNoChanged: false,
  });
  expect(contact.residential).toMatchObject({ address1: 'No. 7, Jalan SS 2/44', state: '10', country: 'MY' });
  expect(markOf(identity, 'name', identity.name)).toBe('Read from the card');
  expect(markOf(identity, 'address1', contact.residential.address1)).toBe('Check');
  expect(markOf(identity, 'name', 'Nurul Huda binti Zamri')).toBe('Changed');
  expect(markOf(identity, 'name', 'Nurul Huda')).toBe('Changed');
  expect(markOf(identity, 'expiresOn', '')).toBeUndefined();
});

test('[ONB-02] an address of the card is in Malaysia, whatever was chosen before, and stays where the agent moves it', () => {
  const abroad = (person: typeof empty) => {
    const residential = { ...person.contact.residential, country: 'SG' };
    return { ...person, contact: { ...person.contact, residential } };
  };
  const read = applyReading(abroad(empty), front);
  expect(read.contact.residential).toMatchObject({ state: '10', country: 'MY' });
  expect(applyReading(abroad(read), front).contact.residential.country).toBe('SG');
});

test('[ONB-02] keeps what was typed before, marked as changed where the card says something else', () => {
  const typed = { ...empty, identity: { ...empty.identity, name: 'Nurul', idNo: '880412-14-5233' } };
  const { identity } = applyReading(typed, front);
  expect(identity).toMatchObject({ name: 'Nurul', idNo: '880412-14-5233', isIdNoChanged: true });
  expect(markOf(identity, 'name', identity.name)).toBe('Changed');
  expect(markOf(identity, 'gender', identity.gender)).toBe('Read from the card');
});

test.each([
  [[], 'Read from the card'],
  [['name'], 'Check'],
])(
  '[ONB-02] a name that was typed before in another case counts as read, with %p uncertain: %s',
  (uncertain, mark) => {
    const typed = { ...empty, identity: { ...empty.identity, name: 'Nurul Huda binti Zamri ' } };
    const { identity } = applyReading(typed, { ...front, uncertain });
    expect(identity.name).toBe('NURUL HUDA BINTI ZAMRI');
    expect(markOf(identity, 'name', identity.name)).toBe(mark);
  },
);

test('[ONB-02] a number that the agent changes is marked, with birth and gender of the new one; unchanged again it is not', () => {
  const { identity } = applyReading(empty, front);
  const changed = withNumber(identity, '880412-14-5233', { today: '2026-11-20' });
  expect(changed).toMatchObject({ isIdNoChanged: true, dateOfBirth: '1988-04-12', gender: 'M' });
  expect(withNumber(changed, '910725106048', { today: '2026-11-20' })).toMatchObject({
    isIdNoChanged: false,
    dateOfBirth: '1991-07-25',
  });
});

test('[ONB-02] the back of another card makes the number doubtful and does not replace it', () => {
  const read = applyReading(empty, front);
  const same = applyReading(read, { status: 'read', idNo: '910725-10-6048' });
  expect(same.identity.uncertain).toEqual(['address1']);
  const other = applyReading(read, { status: 'read', idNo: '880412-14-5233' });
  expect(other.identity).toMatchObject({ idNo: '910725-10-6048', isIdNoChanged: false });
  expect(markOf(other.identity, 'idNo', other.identity.idNo)).toBe('Check');
});

test('a passport fills nationality and last day', () => {
  const { identity, personal } = applyReading(empty, {
    status: 'read',
    docType: 'PASSPORT',
    idNo: 'K1234567',
    nationality: 'SG',
    expiresOn: '2030-01-31',
  });
  expect(identity).toMatchObject({ docType: 'PASSPORT', expiresOn: '2030-01-31' });
  expect(personal.nationality).toBe('SG');
});

test.each([
  [[], 'Compare them with the document. You can change all of them.'],
  [['name'], 'What is marked Check is uncertain. Compare all with the document.'],
  [['city'], 'What is marked Check in the address is uncertain. Compare all with the document.'],
  [
    ['idNo', 'city'],
    'What is marked Check, here and in the address, is uncertain. Compare all with the document.',
  ],
])('[ONB-02] says where %p is marked', (uncertain, text) => {
  expect(describeMarks(applyReading(empty, { ...front, uncertain }))).toBe(text);
});

test('[ONB-02] says nothing of an address that is not asked for', () => {
  const person = applyReading(empty, { ...front, uncertain: ['city'] });
  expect(describeMarks(person, false)).toBe('Compare them with the document. You can change all of them.');
});

test('[ONB-02] says nothing of an uncertain value that was changed since', () => {
  const person = applyReading(empty, { ...front, uncertain: ['name'] });
  const changed = { ...person, identity: { ...person.identity, name: 'Nurul Huda' } };
  expect(describeMarks(changed)).toBe('Compare them with the document. You can change all of them.');
});
