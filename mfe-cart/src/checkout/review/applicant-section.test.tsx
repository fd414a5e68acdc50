import { renderSlot, testShell } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { someLists, wireOnboarding } from '../../core/fixtures/cart.ts';
import { itemsOf } from '../../core/items/from-wire.ts';
import { remoteData } from '../../core/remote-data.ts';
import { reference } from '../fixtures/open-checkout.tsx';
import { LazyApplicantSection } from './lazy-applicant-section.tsx';

const Slot = remoteData.wrap(LazyApplicantSection);

test('[CHK-01] what the onboarding has answered has a line for each group with an answer', async () => {
  const answered = wireOnboarding('o1', { pep: { status: null, position: null, sourceOfWealth: null } });
  const items = itemsOf('Digital AOF', someLists({ onboarding: [answered] }));
  renderSlot(<Slot items={items} />, { shell: testShell({ reference }) });
  const section = await screen.findByRole('region', { name: 'Onboarding details' });
  const [lines] = section.getElementsByTagName('dl');
  expect(lines).toHaveTextContent(/Employed · Engineer/);
  expect(lines).not.toHaveTextContent(/Political exposure/);
});

test('[CHK-01] a tax number says which country it is of', async () => {
  const tax = {
    usResidentStatus: 'Not a US person',
    usIndicia: [],
    usExplanation: null,
    taxResidency: 'Malaysia and other countries',
    countries: [
      { country: 'SG', tin: 'S1234567D', tinReason: null, explanation: null },
      { country: 'GB', tin: null, tinReason: 'A', explanation: null },
    ],
  };
  const items = itemsOf('Digital AOF', someLists({ onboarding: [wireOnboarding('o1', { tax })] }));
  renderSlot(<Slot items={items} />, { shell: testShell({ reference }) });
  const section = await screen.findByRole('region', { name: 'Onboarding details' });
  const [lines] = section.getElementsByTagName('dl');
  expect(lines).toHaveTextContent(/Tax number, \S+( \S+)*: .*· Tax number, /);
});
