import { jointApplicantWire, onboardingWire } from '@portal/shared/testing';
import { fromPayload } from '../answers/from-payload.ts';
import { asSent, findForeignChanges, isSamePayload, mergeAnswers } from './merge-answers.ts';

const base = onboardingWire;
const theirs = {
  ...base,
  personal: { ...base.personal, maritalStatus: 'Single' },
  pep: { status: 'Family', position: 'Minister', sourceOfWealth: 'Rent' },
};
const nothing = { changed: [], contested: [] };
const mine = {
  ...fromPayload(base),
  personal: { ...fromPayload(base).personal, maritalStatus: 'Widowed' },
  work: { ...fromPayload(base).work, employerName: 'Seri Sdn Bhd' },
};

test('[ONB-01] names what another device has changed, and which of that is changed here too', () => {
  expect(findForeignChanges(mine, base, theirs)).toMatchObject({
    changed: ['personal', 'exposure'],
    contested: ['personal'],
  });
  expect(findForeignChanges(fromPayload(base), base, base)).toMatchObject(nothing);
});

test.each([
  ['mine', 'Widowed'],
  ['theirs', 'Single'],
] as const)('[ONB-01] loses nothing of either side: what both changed is %s', (contested, expected) => {
  const merged = mergeAnswers(mine, theirs, findForeignChanges(mine, base, theirs), contested);
  expect(merged.personal.maritalStatus).toBe(expected);
  expect(merged.exposure.status).toBe('Family');
  expect(merged.work.employerName).toBe('Seri Sdn Bhd');
});

test('the order of fields and whether it is completed make no difference between payloads', () => {
  const reordered = Object.fromEntries(Object.entries(base).toReversed());
  expect(isSamePayload(base, { ...reordered, isAOFCompleted: false })).toBe(true);
  expect(isSamePayload(base, theirs)).toBe(false);
});

const picture = { name: 'IC of Huda.jpg', path: 'documents::1' };

test('[ONB-01] marks, names of files and how a value was typed are no change of an answer', () => {
  const saved = fromPayload(base);
  const typed = {
    ...saved,
    identity: { ...saved.identity, front: picture, readValues: { idNo: '1' }, uncertain: ['name'] },
    joint: {
      ...saved.joint,
      identity: { ...saved.joint.identity, front: picture, readValues: { idNo: '1' } },
    },
    contact: { ...saved.contact, tel: `0${saved.contact.tel} ` },
  };
  const newFront = { ...base, identity: { ...base.identity, front: picture.path } };
  const mine = asSent(typed, newFront);
  const changes = findForeignChanges(mine, newFront, { ...newFront, ...theirs, identity: newFront.identity });
  expect(changes).toMatchObject({ changed: ['personal', 'exposure'], contested: [] });
});

test('[ONB-01] what another device has saved as it is here is no change', () => {
  expect(findForeignChanges(fromPayload(theirs), base, theirs)).toMatchObject(nothing);
  // nothing is known of an earlier save whose reply was lost
  expect(findForeignChanges(fromPayload(base), undefined, base)).toMatchObject(nothing);
});

const { employment, pep, ...holder } = Object(jointApplicantWire[0]);
const joined = { ...base, plans: { ...base.plans, accountType: 'JNT' } };
const withHolder = (changes: object) => ({ ...joined, jointApplicant: [{ ...holder, ...changes }] });

test('[ONB-01] of the second holder, too, what each device has answered stays: part by part', () => {
  const before = withHolder({});
  const after = withHolder({ pep });
  const opened = fromPayload(before);
  // typed, and not whole: it cannot be sent yet
  const typed = { ...opened.joint.employment, occupation: 'Retired' };
  const mine = { ...opened, joint: { ...opened.joint, employment: typed } };
  const found = findForeignChanges(asSent(mine, withHolder({})), before, after);
  expect(found).toMatchObject({ changed: ['joint'], contested: [] });
  const merged = mergeAnswers(mine, after, found, 'theirs');
  expect(merged.joint.employment).toEqual(typed);
  expect(merged.joint.pep).toEqual(fromPayload(after).joint.pep);
});

test.each([
  ['mine', 'Retired'],
  ['theirs', 'Employed'],
] as const)('[ONB-01] a part of the second holder that both have answered is %s', (contested, occupation) => {
  const before = withHolder({});
  const after = withHolder({ employment, pep });
  const opened = fromPayload(before);
  const mine = {
    ...opened,
    joint: { ...opened.joint, employment: { ...opened.joint.employment, occupation: 'Retired' } },
  };
  const found = findForeignChanges(asSent(mine, withHolder({})), before, after);
  expect(found).toMatchObject({ changed: ['joint'], contested: ['joint'] });
  const merged = mergeAnswers(mine, after, found, contested);
  expect(merged.joint.employment.occupation).toBe(occupation);
  expect(merged.joint.pep.status).toBe('None');
});
