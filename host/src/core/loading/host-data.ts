import { applicationList } from '@portal/shared/api/applications';
import { createRemoteData } from '@portal/shared/data';

/** The query cache for the calls of home, finder and maintenance page. Bus events trigger its refetches. */
export const hostData = createRemoteData({
  refetchOn: {
    'cart:changed': [{ endpoint: applicationList, channel: 'Digital AOF' }],
    'application:changed': [applicationList],
  },
});
