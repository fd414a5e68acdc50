import { uploadFile } from '@portal/shared/api/files';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { remoteData as applicationsData } from '../../../mfe-applications/src/core/remote-data.ts';
import { ApplicationDetailPage } from '../../../mfe-applications/src/detail/index.ts';
import { CheckoutPage } from '../../../mfe-cart/src/checkout/index.ts';
import { FileField } from '../../../mfe-cart/src/core/files/file-field.tsx';
import { remoteData as cartData } from '../../../mfe-cart/src/core/remote-data.ts';
import { OnboardingPage, onboardingRemoteData } from '../../../mfe-client/src/onboarding/index.ts';
import { pdfOf } from '../../../sandbox/src/pdf/index.ts';
import type { Row } from '../row.ts';
import { seedWithDocument } from '../seeding.ts';
import { findButton, type Stage } from '../stage.tsx';

const paper = () => new File([new Uint8Array(pdfOf(['A paper']))], 'paper.pdf', { type: 'application/pdf' });

/** Waits for a control that takes a file. */
const fileInput = (label: RegExp) =>
  waitFor(() => {
    const input = screen.getAllByLabelText(label).find((element) => element.matches('input[type=file]'));
    if (!input) throw new Error(`There is no control for a file: ${label}`);
    return input;
  });

/** Counts the agent's uploads from now on. */
async function countUploads(stage: Stage) {
  const before = (await stage.effects()).uploads;
  return async () => (await stage.effects()).uploads - before;
}

const Detail = applicationsData.wrap(ApplicationDetailPage);
const Checkout = cartData.wrap(CheckoutPage);
const Field = cartData.wrap(() => {
  const [file, setFile] = useState<{ readonly name: string; readonly path: string } | null>(null);
  return (
    <>
      <FileField label="Bank statement" value={file} onChange={setFile} />
      {file ? 'The field has its file' : null}
    </>
  );
});
const Onboarding = onboardingRemoteData.wrap(OnboardingPage);

const unknown = /It is not known whether paper\.pdf arrived/;

export const fileRows: readonly Row[] = [
  {
    call: uploadFile,
    on: 'documents of an application',
    isReadBack: true,
    words: { done: /Uploaded: /, not: /paper\.pdf did not arrive/, unknown },
    async open(stage) {
      const { applicationId, formNo } = await seedWithDocument(stage);
      const user = stage.open(<Detail />, applicationsData, {
        path: `/application/detail/${applicationId}?formNo=${formNo}`,
      });
      const input = await fileInput(/9N/);
      return {
        press: () => user.upload(input, paper()),
        pressAgain: async () => user.click(await findButton(/^(Try again|Check again)/)),
        count: async () => (await stage.effects()).uploadedDocuments,
      };
    },
  },
  {
    call: uploadFile,
    on: 'documents of a sent checkout',
    isShort: true,
    isReadBack: true,
    words: { done: /9N.* uploaded/, not: /paper\.pdf did not arrive/, unknown },
    async open(stage) {
      const { checkoutId } = await seedWithDocument(stage);
      const { customerId } = stage.customer;
      const user = stage.open(<Checkout />, cartData, {
        path: `/checkout?customerId=${customerId}&sent=${checkoutId}`,
      });
      const input = await fileInput(/9N/);
      return {
        press: () => user.upload(input, paper()),
        pressAgain: async () => user.click(await findButton(/^(Try again|Check again)/)),
        count: async () => (await stage.effects()).uploadedDocuments,
      };
    },
  },
  {
    call: uploadFile,
    on: 'file of a form',
    isShort: true,
    isReadBack: false,
    mayRepeat: true,
    words: { done: /The field has its file/, not: /paper\.pdf was refused/, unknown },
    async open(stage) {
      const count = await countUploads(stage);
      const user = stage.open(<Field />, cartData);
      const input = await fileInput(/Bank statement/);
      return {
        press: () => user.upload(input, paper()),
        pressAgain: async () => user.click(await findButton('Try again')),
        count,
      };
    },
  },
  {
    call: uploadFile,
    on: 'picture of an identity card',
    isReadBack: false,
    mayRepeat: true,
    words: { done: /Picture: Front|Choose another: Front/, not: /paper\.pdf was refused/, unknown },
    async open(stage) {
      const count = await countUploads(stage);
      const user = stage.open(<Onboarding />, onboardingRemoteData, {
        path: `/onboarding?onboarding=ONB-${stage.name}&step=identity`,
      });
      const input = await fileInput(/Front/);
      return {
        press: () => user.upload(input, paper()),
        pressAgain: async () => user.click(await findButton('Try again')),
        count,
      };
    },
  },
];
