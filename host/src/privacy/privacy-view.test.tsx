import { renderSlot } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { PrivacyButton, restorePrivacyView } from './index.ts';
import { setPrivacyView } from './privacy-view.ts';

const isPrivate = () => document.documentElement.hasAttribute('data-privacy');

beforeEach(() => {
  sessionStorage.clear();
  setPrivacyView(false);
});

// by its label: a phone, which is what nothing laid out counts as, hides it and has an entry of the account menu
test('the button blurs, says so, and shows again', async () => {
  const { user } = renderSlot(<PrivacyButton byKey />);
  const button = screen.getByLabelText('Privacy view');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(isPrivate()).toBe(true);
  await user.click(button);
  expect(isPrivate()).toBe(false);
});

test('holds over a reload of the tab, and not for whoever signs in next', () => {
  setPrivacyView(true);
  document.documentElement.removeAttribute('data-privacy');
  restorePrivacyView();
  expect(isPrivate()).toBe(true);
  sessionStorage.clear();
  restorePrivacyView();
  expect(isPrivate()).toBe(false);
});
