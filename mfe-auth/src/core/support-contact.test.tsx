import { salesSupport } from '@portal/shared/api/content';
import { fakeApi, renderSlot } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { SupportContact } from './support-contact.tsx';

const desk = (id: number, phone: string | null, email: string | null) => ({
  id,
  name: `Desk ${id}`,
  phone,
  email,
  hours: null,
});

test('[SHL-21] shows number and address of the first desk', async () => {
  const contacts = [desk(1, '+60 3-2284 6100', 'help?cc=x@manager.example'), desk(2, '+60 1', null)];
  fakeApi().reply(salesSupport, { data: { title: 'Sales support', message: null, contacts } });
  renderSlot(<SupportContact />);
  expect(await screen.findByRole('link', { name: '+60 3-2284 6100' })).toHaveAttribute(
    'href',
    'tel:+60322846100',
  );
  const mail = screen.getByRole('link', { name: 'help?cc=x@manager.example' });
  expect(mail).toHaveAttribute('href', 'mailto:help%3Fcc%3Dx@manager.example');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('shows nothing when the contacts cannot be loaded', async () => {
  const api = fakeApi().fail(salesSupport, { status: 503 });
  const { container } = renderSlot(<SupportContact />);
  await waitFor(() => expect(api.requestsOf(salesSupport).length).toBeGreaterThan(0));
  expect(container.querySelector('a')).toBeNull();
});
