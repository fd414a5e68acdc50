import { uploadFile } from '@portal/shared/api/files';
import { fakeApi, renderSlot } from '@portal/shared/testing';
import { act, waitFor } from '@testing-library/react';
import type { UploadedFile } from '../answers/answers.ts';
import { onboardingRemoteData } from '../index.ts';
import { useCardSide } from './use-card-side.ts';

type Choose = (file: File) => void;

const Side = onboardingRemoteData.wrap(
  ({
    onUploaded,
    onSeen,
  }: {
    readonly onUploaded: (file: UploadedFile) => void;
    readonly onSeen: (choose: Choose) => void;
  }) => {
    onSeen(useCardSide({ onUploaded }).choose);
    return null;
  },
);

const stored = { path: 'bucket::key', fileName: 'a.pdf', contentType: 'application/pdf', size: 8 } as const;
const paper = (name: string) => new File(['%PDF-1.4 %%EOF'], name, { type: 'application/pdf' });

test('[ONB-02] a second picture waits for the first, and replaces it', async () => {
  const replies = fakeApi().hold(uploadFile, stored);
  const uploaded: string[] = [];
  const seen: { choose?: Choose } = {};
  renderSlot(
    <Side
      onUploaded={({ name }) => void uploaded.push(name)}
      onSeen={(choose) => {
        seen.choose = choose;
      }}
    />,
  );
  act(() => {
    for (const name of ['a.pdf', 'b.pdf']) seen.choose?.(paper(name));
  });
  await waitFor(() => expect(replies).toHaveLength(1));
  await act(async () => replies[0]?.());
  await waitFor(() => expect(replies).toHaveLength(2));
  await act(async () => replies[1]?.());
  await waitFor(() => expect(uploaded).toEqual(['a.pdf', 'b.pdf']));
});
