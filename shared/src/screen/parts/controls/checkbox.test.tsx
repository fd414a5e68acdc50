import { UiProvider } from '@portal/shared/ui';
import { render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox.tsx';

test('a check box for several rows can be mixed', () => {
  render(
    <UiProvider>
      <Checkbox label="Choose all" checked={false} mixed onChange={() => undefined} />
    </UiProvider>,
  );
  expect(screen.getByRole('checkbox', { name: 'Choose all' })).toBePartiallyChecked();
});
