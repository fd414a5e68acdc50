import { testDrafts } from '@portal/shared/testing';
import { emptyAnswers } from '../answers/answers.ts';
import { draftNameOf, listBegun, noteBegun } from './begun.ts';

const named = (name: string) => ({ ...emptyAnswers, identity: { ...emptyAnswers.identity, name } });

test('[ONB-01] lists the onboardings of which nothing is saved, and forgets those that were saved or given up', async () => {
  const drafts = testDrafts();
  for (const id of ['ONB-1', 'ONB-2', 'ONB-3', 'ONB-1']) await noteBegun(drafts, id);
  await drafts.keep(draftNameOf('ONB-1'), { answers: named('Tan Wei Jun') });
  await drafts.keep(draftNameOf('ONB-2'), { answers: named('Lim Kok Seng'), base: { plans: {} } });
  expect(await listBegun(drafts)).toEqual([
    { id: 'ONB-1', name: 'Tan Wei Jun', idNo: '', changedAt: expect.any(Number) },
  ]);
  expect(drafts.kept.get('onboardings-begun')).toEqual(['ONB-1']);
  drafts.discard(draftNameOf('ONB-1'));
  expect(await listBegun(drafts)).toEqual([]);
  expect(drafts.kept.size).toBe(1);
});

test('lists none when the list cannot be read', async () => {
  const drafts = testDrafts();
  await drafts.keep('onboardings-begun', 'ONB-1');
  expect(await listBegun(drafts)).toEqual([]);
});
