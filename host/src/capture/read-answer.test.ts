import { phoneHandOff } from '@portal/shared/api/hand-off';
import * as z from '@portal/shared/schema';
import { readAnswer } from './read-answer.ts';

const picture = { name: 'front', label: 'MyKad, front', isCard: true, state: 'missing', version: '' };
const open = {
  status: 'open',
  agentName: 'Farah',
  customerName: 'Nurul',
  secondsLeft: 900,
  pictures: [picture],
};

test.each([
  ['an open hand-off', open, true],
  ['one without the applicant’s name', { ...open, customerName: undefined }, true],
  ['an ended one', { status: 'ended', why: 'expired' }, true],
  [
    'an ended one of this phone',
    { status: 'ended', why: 'done', pictures: [{ ...picture, state: 'sent' }] },
    true,
  ],
  [
    'a refused picture',
    { ...open, pictures: [{ ...picture, state: 'refused', why: 'Take it again.' }] },
    true,
  ],
  ['one of another phone', { status: 'inUse' }, true],
  ['an unknown one', { status: 'unknown' }, true],
  ['no object', 'open', false],
  ['null', null, false],
  ['no status', {}, false],
  ['an unknown status', { status: 'other' }, false],
  ['an unknown end', { status: 'ended', why: 'other' }, false],
  ['no agent', { ...open, agentName: undefined }, false],
  ['a number as the applicant', { ...open, customerName: 1 }, false],
  ['time as text', { ...open, secondsLeft: '900' }, false],
  ['pictures as an object', { ...open, pictures: {} }, false],
  ['a picture without a label', { ...open, pictures: [{ ...picture, label: undefined }] }, false],
  ['a picture without a version', { ...open, pictures: [{ ...picture, version: undefined }] }, false],
  ['a reason that is a number', { ...open, pictures: [{ ...picture, why: 1 }] }, false],
  ['an ended one with pictures as an object', { status: 'ended', why: 'done', pictures: {} }, false],
  ['a picture in an unknown state', { ...open, pictures: [picture, { ...picture, state: 'other' }] }, false],
])('decodes %s as the schema does', (_, value, isValid) => {
  const decoded = z.safeParse(phoneHandOff.response, value);
  expect(decoded.success).toBe(isValid);
  expect(readAnswer(value)).toEqual(decoded.data);
});
