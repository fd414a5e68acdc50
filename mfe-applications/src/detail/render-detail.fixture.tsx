import { applicationDetail, applicationDocuments } from '@portal/shared/api/applications';
import { lookups } from '@portal/shared/api/lookups';
import { decoded, fakeApi, renderSlot, samples, testConfig, testShell } from '@portal/shared/testing';
import { type WireApplication, wireApplication } from '../core/applications.fixture.ts';
import { remoteData } from '../core/remote-data.ts';
import { ApplicationDetailPage } from './index.ts';

/** For tests: the page of an application, as its slot renders it. */
export const Page = remoteData.wrap(ApplicationDetailPage);

/** For tests: renders the page of `wireApplication` with these changes, which needs no document. */
export function renderDetail(
  changes: Partial<WireApplication> = {},
  path = '/application/detail/APP-1?formNo=DT-2611-10377',
) {
  const shell = testShell({
    config: { ...testConfig, api: { ...testConfig.api, idempotencyKeys: true } },
    reference: { lookups: decoded(lookups, samples.lookups) },
  });
  const api = fakeApi().reply(applicationDetail, wireApplication(changes)).reply(applicationDocuments, []);
  return { api, ...renderSlot(<Page />, { shell, path }) };
}
