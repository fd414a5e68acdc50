import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyColorMode, colorModeKey, setColorMode, storedColorMode } from './color-mode.ts';
import { useColorMode } from './use-color-mode.ts';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = 'other';
});

test('sets the mode on the document and keeps other classes', () => {
  applyColorMode('dark');
  expect(document.documentElement).toHaveClass('dark', 'other');
  expect(document.documentElement.style.colorScheme).toBe('dark');
  applyColorMode('light');
  expect(document.documentElement).toHaveClass('light', 'other');
  expect(document.documentElement).not.toHaveClass('dark');
});

test('stores a choice, removes it for the system mode, and ignores invalid values', () => {
  setColorMode('dark');
  expect(localStorage.getItem(colorModeKey)).toBe('dark');
  expect(storedColorMode()).toBe('dark');
  setColorMode('system');
  expect(localStorage.getItem(colorModeKey)).toBeNull();
  localStorage.setItem(colorModeKey, 'sepia');
  expect(storedColorMode()).toBe('system');
});

function Switch() {
  const { mode, set } = useColorMode();
  return (
    <button type="button" onClick={() => set('dark')}>
      {mode}
    </button>
  );
}

test('every component that shows the choice follows it, also from another tab', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Switch />
      <Switch />
    </>,
  );
  await user.click(screen.getAllByRole('button', { name: 'system' })[0] ?? document.body);
  expect(screen.getAllByRole('button', { name: 'dark' })).toHaveLength(2);
  act(() => {
    localStorage.setItem(colorModeKey, 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey }));
  });
  expect(screen.getAllByRole('button', { name: 'light' })).toHaveLength(2);
  expect(document.documentElement).toHaveClass('light');
});
