import { checkoutDocuments, checkoutsOf } from '@portal/shared/api/checkout';
import { uploadFile } from '@portal/shared/api/files';
import { renderSlot, testShell } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import {
  arrived,
  openCheckout as open,
  reference,
  CheckoutSlot as Slot,
  checkoutService as service,
} from './fixtures/open-checkout.tsx';

test('what was sent before is listed with how it stands', async () => {
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

test('[CHK-05] the documents of what was sent are listed, and a missing one is uploaded', async () => {
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
