import { applicationList } from '@portal/shared/api/applications';
import { cartList } from '@portal/shared/api/cart';
import { checkoutsOf } from '@portal/shared/api/checkout';
import { customerInfo } from '@portal/shared/api/customers';
import { satAnswers } from '@portal/shared/api/suitability';
import { createRemoteData } from '@portal/shared/data';

/** The query cache of the onboarding page, apart from the remote's: the schemas of carts are loaded with this page alone. */
export const onboardingRemoteData = createRemoteData({
  refetchOn: {
    // the list of applications has unfinished onboardings, whatever channel it is asked for
    'cart:changed': [
      cartList,
      customerInfo,
      satAnswers,
      { endpoint: applicationList, channel: 'Digital AOF' },
    ],
    'application:changed': [cartList, checkoutsOf, applicationList],
  },
});
