import { renderSlot } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { PrivacyButton, restorePrivacyView } from './index.ts';
import { setPrivacyView } from './privacy-view.ts';

const isPrivate = () => document.documentElement.hasAttribute('data-privacy');

beforeEach(() => {
  sessionStorage.clear();
  setPrivacyView(false);
});

test('the button toggles the privacy view and its pressed state', async () => {
  const { user } = renderSlot(<PrivacyButton hasShortcut />);
  const button = screen.getByRole('button', { name: 'Privacy view' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(isPrivate()).toBe(true);
  await user.click(button);
  expect(isPrivate()).toBe(false);
});

test('survives a reload of the tab, but not the next sign-in', () => {
  setPrivacyView(true);
  document.documentElement.removeAttribute('data-privacy');
  restorePrivacyView();
  expect(isPrivate()).toBe(true);
  sessionStorage.clear();
  restorePrivacyView();
  expect(isPrivate()).toBe(false);
});

test('stays off over a reload after it was switched off', () => {
  setPrivacyView(true);
  setPrivacyView(false);
  restorePrivacyView();
  expect(isPrivate()).toBe(false);
});
