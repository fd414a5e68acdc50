import { applicationDetail } from '@portal/shared/api/applications';
import { decoded, renderSlot } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { type WireApplication, wireApplication } from '../core/applications.fixture.ts';
import { AboutSection } from './about-section.tsx';

const show = (changes: Partial<WireApplication>) => {
  const application = decoded(applicationDetail, wireApplication(changes));
  renderSlot(<AboutSection application={application} />);
};

test('[APP-02] shows account and operating instruction', () => {
  show({});
  expect(screen.getByText('Account and agent')).toBeVisible();
  expect(screen.getByText('1000482917')).toBeVisible();
});

test('[APP-02] an application without an account shows the customer’s e-mail and the agent', () => {
  show({ account: null });
  expect(screen.getByText('Customer and agent')).toBeVisible();
  expect(screen.queryByText('Operating instruction')).not.toBeInTheDocument();
  expect(screen.getByText('tan@mail.example')).toBeVisible();
});
