import { applicationDetail } from '@portal/shared/api/applications';
import { decoded, renderSlot } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { type WireApplication, wireApplication } from '../core/applications.fixture.ts';
import { AboutSection } from './about-section.tsx';

const show = (changes: Partial<WireApplication>) => {
  const application = decoded(applicationDetail, wireApplication(changes));
  renderSlot(<AboutSection application={application} />);
};

/** The values of a row, by its label. */
const row = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

test('[APP-02] shows account and operating instruction', () => {
  show({});
  expect(screen.getByText('Account and agent')).toBeVisible();
  expect(row('Account')).toHaveTextContent('1000482917');
  expect(row('Operating instruction')).toHaveTextContent('Principal');
});

test('[APP-02] an application without an account shows the customer’s e-mail and the agent', () => {
  show({ account: null });
  expect(screen.getByText('Customer and agent')).toBeVisible();
  expect(screen.queryByText('Operating instruction')).not.toBeInTheDocument();
  expect(row('Customer’s e-mail')).toHaveTextContent('tan@mail.example');
  expect(row('Agent')).toHaveTextContent('Farah AdilahU204518');
});
