import { screen } from '@testing-library/react';
import { showPlainFailure } from './plain-failure.ts';

test('says that the portal did not start, and offers to try again', () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.textContent = 'half a page';
  showPlainFailure(root, 'config.json is not valid: api.baseUrl');
  expect(screen.getByRole('heading', { name: 'Agent Portal could not start' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(screen.getByRole('alert')).toHaveTextContent('api.baseUrl');
  expect(root).not.toHaveTextContent('half a page');
});
