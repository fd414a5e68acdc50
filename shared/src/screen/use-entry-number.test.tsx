import { renderSlot } from '@portal/shared/testing';
import { useLocation } from '@portal/shared/ui';
import { screen } from '@testing-library/react';
import { useEntryNumber } from './use-entry-number.ts';

function Rows() {
  const [count, setCount] = useEntryNumber('rows', 100);
  const { pathname, search } = useLocation();
  return (
    <button type="button" onClick={() => setCount(count + 100)}>
      {`${count} rows of ${pathname}${search}`}
    </button>
  );
}

test('a history entry keeps the number beside what else it has, and Back brings it back', async () => {
  const path = '/client-profile?customerId=C1';
  const { user, location, unmount } = renderSlot(<Rows />, { path, state: { searchWords: 'tan' } });
  await user.click(screen.getByRole('button', { name: `100 rows of ${path}` }));
  expect(screen.getByRole('button', { name: `200 rows of ${path}` })).toBeVisible();
  const { state } = location();
  expect(state).toEqual({ searchWords: 'tan', rows: 200 });
  unmount();
  renderSlot(<Rows />, { path, state });
  expect(screen.getByRole('button', { name: `200 rows of ${path}` })).toBeVisible();
});
