import { applicationDetail, applicationDocuments, applicationList } from '@portal/shared/api/applications';
import { createRemoteData } from '@portal/shared/data';

/** This remote's cache; a change of an application anywhere is read again here. */
export const remoteData = createRemoteData({
  refetchOn: { 'application:changed': [applicationList, applicationDetail, applicationDocuments] },
});
