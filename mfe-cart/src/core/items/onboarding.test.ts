import { jointApplicantWire, onboardingWire } from '@portal/shared/testing';
import { decodeOnboarding } from './onboarding.ts';

const { identity, investor, tax } = onboardingWire;
const sign = { ...tax, usIndicia: ['US_MAILING_ADDRESS'], w8ben: null };

const jointApplicant = jointApplicantWire.map((joint) => ({
  ...joint,
  identity: { ...joint.identity, front: null, back: null },
}));

test.each([
  ['with its pictures', {}],
  ['with the one page of a passport', { identity: { ...identity, docType: 'PASSPORT', back: null } }],
  [
    'of a sophisticated investor with the proof',
    { investor: { ...investor, sI: true, proof: 'documents::p' } },
  ],
  ['with a sign of a link to the United States and form W-8BEN', { tax: { ...sign, w8ben: 'documents::w' } }],
])('[CHK-01] an onboarding %s waits for no documents', (_what, changes) => {
  expect(decodeOnboarding({ ...onboardingWire, ...changes }).needsDocuments).toBeUndefined();
});

test.each([
  ['without the back of the MyKad', { identity: { ...identity, back: null } }],
  ['before the identity is answered', { identity: undefined }],
  ['of a sophisticated investor', { investor: { ...investor, sI: true, proof: null } }],
  ['with a sign of a link to the United States', { tax: sign }],
  ['whose second holder has no pictures', { jointApplicant }],
])('[CHK-01] an onboarding %s waits for documents', (_what, changes) => {
  expect(decodeOnboarding({ ...onboardingWire, ...changes }).needsDocuments).toBe(true);
});
