import { applicationDetail, applicationDocuments, applicationList } from '@portal/shared/api/applications';
import { createRemoteData } from '@portal/shared/data';

/** The query cache of this remote. It refetches when any remote changes an application. */
export const remoteData = createRemoteData({
  refetchOn: {
    // an unfinished onboarding is in the list, whatever channel it is asked for
    'cart:changed': [{ endpoint: applicationList, channel: 'Digital AOF' }],
    'application:changed': [applicationList, applicationDetail, applicationDocuments],
  },
});
