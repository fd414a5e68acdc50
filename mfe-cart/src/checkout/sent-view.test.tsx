import { checkoutDocuments, checkoutsByIds, checkoutsOf } from '@portal/shared/api/checkout';
import { uploadFile } from '@portal/shared/api/files';
import { renderSlot, testShell } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import {
  arrived,
  openCheckout as open,
  reference,
  CheckoutSlot as Slot,
  sent,
  checkoutService as service,
} from './fixtures/open-checkout.tsx';

test('lists earlier checkouts with their status', async () => {
  service().reply(checkoutsOf, (request) =>
    arrived(request).map((checkout) => ({
      ...checkout,
      status: 'Rejected' as const,
      reason: 'Changed her mind',
    })),
  );
  open();
  expect(await screen.findByText('CO-1')).toBeVisible();
  expect(screen.getByText(/the customer declined: Changed her mind\./)).toBeVisible();
});

test('[CHK-05] lists the required documents, and uploads a missing one', async () => {
  const wanted = {
    docId: 'D1',
    name: 'Form KWSP 9N (AHL), signed',
    mandatory: true,
    status: 'Pending' as const,
    remark: null,
    path: null,
    applicationId: 'A1',
    transactionFormId: 'A1-1',
  };
  const api = service().reply(checkoutDocuments, [wanted]).reply(uploadFile, {
    path: 'documents::9n',
    fileName: '9n.pdf',
    contentType: 'application/pdf',
    size: 8,
  });
  const shell = testShell({ reference });
  const { user } = renderSlot(<Slot />, { shell, path: '/checkout?customerId=C0048217&sent=CO-1' });
  expect(await screen.findByText('1 of 1 missing')).toBeVisible();
  const file = Object.assign(new File(['%PDF-1.7'], '9n.pdf'), {
    arrayBuffer: async () => new TextEncoder().encode('%PDF-1.7').buffer,
  });
  api.reply(checkoutDocuments, [{ ...wanted, status: 'Uploaded', path: 'documents::9n' }]);
  await user.upload(screen.getByLabelText(wanted.name, { selector: 'input' }), file);
  expect(await screen.findByText('All there')).toBeVisible();
  expect(api.requestsOf(uploadFile)[0]?.body).toEqual({
    Type: 'post',
    FileName: '9n.pdf',
    ContentType: 'application/pdf',
    Content: 'JVBERi0xLjc=',
    docId: 'D1',
  });
});

/** Opens the page of a sent checkout with these changes. */
function openSent(changes: Partial<typeof sent>) {
  service().reply(checkoutsByIds, [{ ...sent, ...changes }]);
  return open('&sent=CO-1');
}
const steps = async () =>
  within(await screen.findByRole('list', { name: 'What happens next' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('[PAY-01] links to the payment of each application that waits for it', async () => {
  const applications = [
    { applicationId: 'A1', formNo: 'DT-1', status: 'Pending Payment' as const },
    { applicationId: 'A2', formNo: 'DT-2', status: 'Submitted' as const },
  ];
  openSent({ status: 'Confirmed', applications });
  expect(await screen.findByRole('link', { name: 'Pay DT-1' })).toHaveAttribute(
    'href',
    '/payment?applicationId=A1',
  );
  expect(screen.queryByRole('link', { name: 'Pay DT-2' })).toBeNull();
  expect(screen.getByText(/The customer has confirmed\./)).toBeVisible();
  expect((await steps()).join()).toMatch(/You open the payment of MYR 10,000.00/);
  expect(document.querySelector('ol [data-private]')).toHaveTextContent('MYR 10,000.00');
});

test.each([
  ['Rejected', /^Tan Wei Jun has declined$/, 'The customer has declined'],
  ['Expired', /^The link to Tan Wei Jun has expired$/, 'The link has expired'],
] as const)(
  '[CHK-04] shows a checkout that is %s as no success, with the next steps',
  async (status, title, step) => {
    openSent({ status, reason: null });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByText(/sent to Tan Wei Jun/)).toBeNull();
    const texts = await steps();
    expect(texts.some((text) => text?.includes(step))).toBe(true);
    expect(texts.join()).toMatch(/You move it to draft/);
    expect(texts.join()).not.toMatch(/payment|submitted/);
    expect(screen.getByRole('link', { name: 'View cart' })).toBeVisible();
  },
);
