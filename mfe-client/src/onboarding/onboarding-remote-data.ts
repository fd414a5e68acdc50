import { applicationList } from '@portal/shared/api/applications';
import { cartList } from '@portal/shared/api/cart';
import { checkoutsOf } from '@portal/shared/api/checkout';
import { customerInfo } from '@portal/shared/api/customers';
import { satAnswers } from '@portal/shared/api/suitability';
import { createRemoteData } from '@portal/shared/data';

/** The query cache of the onboarding page, apart from the remote's: the schemas of carts are loaded with this page alone. */
export const onboardingRemoteData = createRemoteData({
  refetchOn: {
    'cart:changed': [cartList, customerInfo, satAnswers, applicationList],
    'application:changed': [cartList, checkoutsOf, applicationList],
  },
});
